/**
 * The colours of all drawings: one letter, one colour. A capital is usually the shadow of its small letter.
 *
 * Digits have no colour of their own: they are places that a layer fills by `swap` ("1r 2R").
 */
export const PALETTE: Readonly<Record<string, string>> = {
  // outlines and stone, from dark to light
  k: "#1b1420",
  K: "#33283f",
  d: "#4a4157",
  s: "#6d647a",
  S: "#958d9f",
  l: "#c3bec7",
  w: "#f7f0e0",
  W: "#ffffff",
  // warm
  r: "#cf4034",
  R: "#7f2430",
  p: "#f29aa4",
  P: "#b8478f",
  o: "#ea8330",
  O: "#a8501f",
  y: "#fbd14b",
  Y: "#c68f2a",
  // green and sea
  g: "#5ca443",
  G: "#2f6436",
  e: "#afd860",
  t: "#2f9a8e",
  T: "#1c5660",
  c: "#76d8e0",
  // blue and violet
  b: "#3f74cc",
  B: "#243f80",
  a: "#a9d2f5",
  v: "#7d52bd",
  V: "#442a70",
  u: "#bea2ea",
  // wood, leather, skin, bone
  n: "#80502f",
  N: "#4b2c20",
  m: "#b98650",
  f: "#f3c49a",
  F: "#cd8f68",
  h: "#935f40",
  H: "#633e2b",
  i: "#ecdfb8",
  I: "#bfab7c",
};

/** The letter of a transparent pixel. */
export const CLEAR = ".";
