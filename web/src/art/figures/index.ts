/** All parts of heroes, by name. */
export * from "./heads";
export * from "./hats";
export * from "./bodies";
export * from "./weapons";
export * from "./hand-parts";
export * from "./companions";
export * from "./back-parts";
export { figure, left, type Part } from "./part";
