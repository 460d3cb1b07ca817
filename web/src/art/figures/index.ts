/** All parts of heroes, by name. */
export * from "./heads";
export * from "./hats";
export * from "./helmets";
export * from "./face-parts";
export * from "./bodies";
export * from "./weapons";
export * from "./shields";
export * from "./hand-parts";
export * from "./writings";
export * from "./staffs";
export * from "./companions";
export * from "./back-parts";
export { figure, left, type Part } from "./part";
