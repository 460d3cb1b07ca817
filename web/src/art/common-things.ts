/** Things that occur in many pictures. */
import { bitmap } from "./sprites";

/** A torch on the wall, 3 by 7. */
export const torch = bitmap(`
  .o.
  oyo
  yWy
  .y.
  nmn
  .n.
  .N.`);

export const candle = bitmap(`
  .y.
  .W.
  .i.
  .i.
  iiI`);

export const skull = bitmap(`
  .iiii.
  iiiiiI
  ikikiI
  iiiiiI
  .i.iI.`);

export const bone = bitmap(`
  i....i
  iiiiiI
  I....I`);

export const chest = bitmap(`
  .nmmmmn.
  nmnnnnmn
  NYYyyYYN
  nNNYyNNn
  nnNkkNnn
  NNNNNNNN`);

export const chestOpen = bitmap(`
  .nnnnnn.
  nNNNNNNn
  nkyykyyn
  NyWyyWyN
  nNNYyNNn
  nnNkkNnn
  NNNNNNNN`);

export const coins = bitmap(`
  ....yy...
  ..yyWYy..
  .yWYyyWY.
  yYyyWYyyY`);

export const cobweb = bitmap(`
  llsllsl
  lsl.s..
  sl.s...
  l.s....
  s......`);

export const cobblePillar = bitmap(`
  sSSSs
  .dSs.
  .dSs.
  .dss.
  .dSs.
  .dSs.
  .dss.
  .dSs.
  .dSs.
  .dss.
  .dSs.
  sSSSs`);

export const cauldron = bitmap(`
  .eegege..
  kkkkkkkkk
  .kdddKkk.
  kdsdKKKKk
  kdsdKKKKk
  kdddKKKKk
  .kdKKKkk.
  .k.kkk.k.`);

export const crystal = bitmap(`
  ..a..
  .aWc.
  .aWc.
  aWacb
  aWacb
  aaacb
  .acb.`);

export const barrel = bitmap(`
  .mmmm.
  mmnmmn
  SSSSSs
  mmnmmn
  mmnmmn
  SSSSSs
  .nmnn.`);

export const bookshelf = bitmap(`
  nnnnnnnnn
  nrbgkyvbn
  nrbgryvbn
  nnnnnnnnn
  ngykvrbyn
  ngyrvrbyn
  nnnnnnnnn
  nvbrykgrn
  nvbrybgrn
  nnnnnnnnn`);

export const tombstone = bitmap(`
  ..SSSs..
  .SllSss.
  SlkklSss
  SlllSSss
  SkkkkSss
  SSSSSsss
  SSSSSsss`);

export const bush = bitmap(`
  ..ge.g..
  .geeggG.
  geggggGG
  gggGgGGG
  .GGGGGG.`);

export const star = bitmap(`
  ..y..
  ..y..
  yyWyy
  ..y..
  ..y..`);

export const spark = bitmap(`
  .w.
  wWw
  .w.`);
