/** Books, scrolls and other paper that heroes hold. */
import { bitmap } from "../sprites";
import { part, type Part } from "./part";

export const book: Part = part(
  bitmap(`
  kkkkkkk
  k00k00k
  kwwkwwk
  klwklwk
  kkkkkkk`),
  9,
  8,
);

export const scroll: Part = part(
  bitmap(`
  kkkkkkk
  kiiiiik
  kinnnik
  kiiiiik
  kinnnik
  kiiirik
  kkkkkkk`),
  10,
  6,
);

export const bookStack: Part = part(
  bitmap(`
  .kkkkkk.
  .kyyywk.
  kkkkkkkk
  krrrrrwk
  kRRRRRwk
  kkkkkkkk
  .kbbbbwk
  .kkkkkkk
  kggggwk.
  kGGGGwk.
  kkkkkkk.`),
  9,
  4,
);

export const quill: Part = part(
  bitmap(`
  .....kk
  ....kwk
  ...kwwk
  ..kwwlk
  ..kwlk.
  .kwwlk.
  .kwlwk.
  .kwlk..
  .kwk...
  .kIk...
  kIk....
  kkk....`),
  10,
  -1,
);

export const aceCard: Part = part(
  bitmap(`
  kkkkkkk
  kwwwwwk
  kkwwwwk
  kwwkwwk
  kwkkkwk
  kwwkwwk
  kwwwwkk
  kkkkkkk`),
  10,
  4,
);

export const wanted: Part = part(
  bitmap(`
  kkkkkkk
  kikkkik
  kiiiiik
  kiffFik
  kikfkik
  kiffFik
  kiiiiik
  kirrrik
  kkkkkkk`),
  -6,
  4,
);
