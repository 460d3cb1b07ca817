/** All parts of heroes, by name. */
export * from "./heads";
export * from "./hats";
export * from "./bodies";
export * from "./weapons";
export * from "./held";
export * from "./companions";
export * from "./behind";
export { figure, left, type Part } from "./part";
