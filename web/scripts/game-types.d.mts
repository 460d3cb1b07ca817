/** The types of `game-types.mjs`. */
export function gameTypes(): Promise<Record<string, string>>;
export function keepTuples(node: unknown): void;
