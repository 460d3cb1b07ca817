import { type Picture } from "../sprites";
export const roomsTnl: Record<string, Picture> = {};
