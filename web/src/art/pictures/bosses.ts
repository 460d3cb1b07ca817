/** The pictures of the bosses. */
import type { Picture } from "../sprites";

export const bosses: Record<string, Picture> = {};
