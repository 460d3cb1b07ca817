import { type Picture } from "../sprites";
export const spells: Record<string, Picture> = {};
