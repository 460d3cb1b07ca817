/** The colours of the target and of the dice: cold ice on warm wood. Every number also stands on its section. */
import { PALETTE } from "../../../../art/palette";

/** Returns the colour of a letter of the palette. */
export const ink = (letter: string): string => PALETTE[letter] ?? "#000000";

/** The face of a section and its shade, by its number. */
export const SECTIONS: Readonly<Record<number, readonly [face: string, shade: string, number: string]>> = {
  1: ["#e8dcb8", "#d9caa0", "#4b2c20"],
  2: ["#a9d2f5", "#93bfe8", "#1c3a70"],
  3: ["#5fb7c4", "#4fa5b3", "#0f3a44"],
  4: ["#3f74cc", "#3566b8", "#eaf3ff"],
  5: ["#6a3fae", "#5b3499", "#f3eaff"],
  10: ["#fbd14b", "#e8b53a", "#7f2430"],
};
export const MARGIN = ["#3c3148", "#332940"] as const;
export const EDGE = ink("k");

/** The body of a die and what is drawn on it. */
export const DICE: Readonly<Record<string, readonly [body: string, edge: string, mark: string]>> = {
  red: ["#cf4034", "#8f2a30", "#fff0d8"],
  green: ["#4f9a3c", "#2f6436", "#f6ffe0"],
  blue: ["#3f74cc", "#243f80", "#eef6ff"],
  white: ["#f7f0e0", "#c9bda0", "#33283f"],
  water: ["#76d8e0", "#2f9a8e", "#0f3a44"],
  snow: ["#fbfdff", "#b9cfe2", "#243f80"],
};

/** The kind of die in a flight, without its shape. */
export const colourOf = (what: string): string => what.split(" ")[0] ?? "white";

export const ICE = ["#d9efff", "#a9d2f5", "#76a9dc"] as const;
export const WATER = ["#2f9a8e", "#76d8e0"] as const;
export const WOOD = ["#6e4327", "#80502f", "#8f5c36", "#5d3822", "#4b2c20"] as const;
