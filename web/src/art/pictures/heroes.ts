/** The pictures of the heroes. */
import type { Picture } from "../sprites";

export const heroes: Record<string, Picture> = {};
