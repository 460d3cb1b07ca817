/** Devices in the pictures of spells: a television set, an alarm clock, a gamepad. */
import { bitmap, mirrored } from "../sprites";
import { plotted } from "../bitmap-tools";

/** A gamepad; 1 and 2 are the colours of its case. */
export const gamepad = bitmap(`
  ..kkkkkkkkkkkkkkkkkk
  .kW11111111111111112k
  k1W111111111111111112k
  k111kk11111111111yy12k
  k11kkkk111kk1kk11yy12k
  k11kkkk11111111ee1112k
  k111kk111111111ee1112k
  k11111112222221111122k
  k1111112kkkkkk2111122k
  k111112k......k211122k
  .k1112k........k2222k
  ..kkkk..........kkkk`);

export const chip = mirrored(`
  .....k...k...k..
  ....kyk.kyk.kyk.
  ....kyk.kyk.kyk.
  ...kkkkkkkkkkkkk
  .kkkdSSSSSSSSSSS
  kyyydSdddddddddd
  .kkkdSdddddddddd
  ...kdSddkkkkkkkk
  .kkkdSddkSllllll
  kyyydSddkSrrllll
  .kkkdSddkSlrrrll
  ...kdSddkSlkkrrl
  .kkkdSddkSlkkkll
  kyyydSddkSllllll
  .kkkdSddkSlkkkkk
  ...kdSddkSlkrwrw
  .kkkdSddkSllkkkk
  kyyydSddkSssssss
  .kkkdSddkkkkkkkk
  ...kdKKKKKKKKKKK
  ...kkkkkkkkkkkkk
  ....kyk.kyk.kyk.
  ....kyk.kyk.kyk.
  .....k...k...k..`);

export const television = bitmap(`
  ....k...........k
  .....kk.......kk
  .......kk...kk
  .........kkk
  .kkkkkkkkkkkkkkkkkkkkkkkkkk
  kmmmmmmmmmmmmmmmmmmmmmmmmmnk
  kmkkkkkkkkkkkkkkkkkkknnnnnnk
  kmkTttttttttttttttttTknkkknnk
  kmkttttttttttttttttttkkSlSknk
  kmkttttttttttttttttttkkSSSknk
  kmkttttttttttttttttttknkkknnk
  kmkttttttttttttttttttknnnnnnk
  kmkttttttttttttttttttknkkknnk
  kmkttttttttttttttttttkkSlSknk
  kmkttttttttttttttttttkkSSSknk
  kmkttttttttttttttttttknkkknnk
  kmkttttttttttttttttttknnnnnnk
  kmkttttttttttttttttttknNkNkNk
  kmkTttttttttttttttttTknNkNkNk
  kmkkkkkkkkkkkkkkkkkkkknnnnnk
  knnnnnnnnnnnnnnnnnnnnnnnnnNk
  .kkkkkkkkkkkkkkkkkkkkkkkkkk
  ...kNk................kNk
  ..kNNk................kNNk
  ..kkk..................kkk`);

export const rewind = bitmap(`
  ......W.....W
  ....WWW...WWW
  ..WWWWW.WWWWW
  WWWWWWWWWWWWW
  ..WWWWW.WWWWW
  ....WWW...WWW
  ......W.....W`);

export const alarm = mirrored(`
  ....kkkk....
  ..kkrprk...k
  .krprrrrk.kS
  .krrrrrk.kSk
  krrrrkkkkkkk
  kRrkkkrrrrrr
  .kkkkrrwwwww
  ..kkrrwwwwkk
  ..krrwwwwwkk
  .kkrwwwwwwww
  .krrwwwwwwww
  .krwkwwwwwwk
  .krwkkwwwwwk
  .krwkwwwwwww
  .krrwwwwwwww
  .kkrwwwwwwww
  ..krrwwwwwww
  ..kRrrwwwwkk
  ...kRRrwwwww
  ..kkkRRRRRRR
  .kSSkkkkkkkk
  kSSk........
  kkk.........`);

export const clockhands = bitmap(`
  ......k
  .....kk
  ....kk
  ...kk
  kkkkk
  .kkk`);

/** Three frames of a film. */
export const film = plotted(48, 28, (x, y) => {
  if (y === 0 || y === 27) return "k";
  if (y < 5 || y > 22) return x % 6 > 1 && x % 6 < 5 && (y === 2 || y === 3 || y === 24 || y === 25) ? "w" : "K";
  if (x % 16 === 0 || x % 16 === 15 || y === 5 || y === 22) return "k";
  return "BVR".charAt(Math.floor(x / 16));
});

export const redbutton = mirrored(`
  .........kkkkkk
  ......kkkrpprrr
  ....kkrrppprrrr
  ...krrppprrrrrr
  ..krrpprrrrrrrr
  ..krrprrrrrrrrr
  .krrrrrrrrrrrrr
  .kRrrrrrrrrrrrr
  .kkRRRRRRRRRRRR
  kSSkkkkkkkkkkkk
  kSllSSSSSSSSSSS
  .kkkkkkkkkkkkkk`);

/** A black and yellow warning bar. */
export const hazard = plotted(44, 8, (x, y) =>
  y === 0 || y === 7 || x === 0 || x === 43 ? "k" : (x + y) % 8 < 4 ? "y" : "k",
);
