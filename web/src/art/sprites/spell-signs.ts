/** Drawings for spells: boxes, buttons, films, maps and others. */
import { bitmap, mirrored, type Bitmap } from "../sprites";
import { plotted } from "../bitmap-tools";

/** Returns a drawing twice as large. */
export function doubled(of: Bitmap): Bitmap {
  return plotted(of.w * 2, of.h * 2, (x, y) => of.rows[y >> 1]?.[x >> 1] ?? ".");
}

/** A cardboard box as a hiding place. */
export const cardboard = mirrored(`
  .kkkkkkkkkkkkk
  kiiiiiiiiiiiww
  kkkkkkkkkkkkkk
  kmmmmmmmmmmmII
  kmmmmmmmmmmmII
  kmmkkkkkkkkkkk
  kmkkkWWWWkkkkk
  kmkkkWWkkkkkkk
  kmkkkWWkkkkkkk
  kmmkkkkkkkkkkk
  kmmmmmmmmmmmmm
  kmmmmmmmmmmmmm
  kmmmnmmmmmmmmm
  kmmnnnmmmmmmmm
  kmmmnmmmmmmmmm
  kmmmnmmmmmmmmm
  knnnnnnnnnnnnn
  kkkkkkkkkkkkkk`);

export const tiptoe = bitmap(`
  ..kbbk
  ..kbbk
  ..kbbk
  .krrRk
  krrrRk
  kkkkkk`);

/** A +1 counter. */
export const counter = bitmap(`
  ....kkkkk
  ..kkegggGkk
  .keggggggGGk
  .kgggggggWGk
  keggWgggWWgGk
  kggWWWgggWgGk
  kgggWggggWgGk
  kggggggggWgGk
  kgggggggWWWGk
  .kgggggggGGk
  .kGgggggGGGk
  ..kkGGGGGkk
  ....kkkkk`);

/** A thief with a mask and a striped jersey. */
export const thief = mirrored(`
  .....kkkkkk
  ...kkdddddd
  ..kdSSddddd
  ..kdSdddddd
  .kkkkkkkkkk
  .kKdKdKdKdK
  .kkkkkkkkkk
  .kfffffffff
  kkkkkkkkkff
  kkkWWWWkkkk
  kkkkWWkkkkk
  .kkkkkkkkFf
  .kfkkkkkfFf
  .kfffffffff
  .kfffkfffff
  ..kffkkkkkk
  ..kfFfkwwww
  ...kfFFkkkk
  ....kkFFFFF
  ..kkwwkkkkk
  .kwwwwwwwww
  kkkkkkkkkkk
  kwwwwwwwwww
  kwwwwwwwwww
  kkkkkkkkkkk
  kwwwwwwwwww`);

/** The brackets of a target marker. */
export const bracket = mirrored(`
  rrrrrrr..........
  rrrrrrr..........
  rr...............
  rr...............
  rr...............
  rr...............
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  .................
  rr...............
  rr...............
  rr...............
  rr...............
  rrrrrrr..........
  rrrrrrr..........`);

export const clipboard = mirrored(`
  .......kkkkk
  ......kSSSSk
  .kkkkkkSlSSS
  kmmmmkSlSSSS
  kmkkkkkkkkkk
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmkwwwwwwwww
  kmklllllllll
  kmkkkkkkkkkk
  kmmmmmmmmmmm
  .kkkkkkkkkkk`);

export const tick = bitmap(`
  ......g...........
  .....gg...........
  g...gg....SSSSSS..
  gg.gg.............
  .ggg......SSSS....
  ..g...............`);

export const cross = bitmap(`
  rr...rr...........
  .rr.rr............
  ..rrr.....SSSSSS..
  ..rrr.............
  .rr.rr....SSS.....
  rr...rr...........`);

export const padlock = mirrored(`
  ...kkkkk
  ..kSlSSS
  .kSlkkkk
  .kSSk...
  .kSSk...
  kkkkkkkk
  kyyyyyyy
  kyWyyyyk
  kyWyyykk
  kyyyyykk
  kyyyyyyk
  kYYYYYYk
  kYYYYYYY
  kkkkkkkk`);

export const icecube = bitmap(`
  ...kkkkkkkkkkkkkkkkkkkkkk
  ..kWWWWWWWWWWWWWWWWWWWWak
  .kWWWWWWWWWWWWWWWWWWWWaak
  kkkkkkkkkkkkkkkkkkkkkkabk
  kWaaaaaaaaaaaaaaaaaaakcbk
  kaWaaaaaaaaaaaaaaaaaakcbk
  kakkkkkkkkkkkkkkkkkkakcbk
  kakkWWkkkkaakkWWkkkkakcbk
  kakkWkkkkkaakkWkkkkkakcbk
  kaakkkkkkaaaakkkkkkaakcbk
  kaaakkkkaaaaaakkkkaaakcbk
  kaaaaaaaaaaaaaaaaaaackcbk
  kapaaaaaaaaaaaaaaakpckcbk
  kaaaakaaaaaaaaaaakaackcbk
  kaaaaakkaaaaaaakkaaackcbk
  kaaaaaakkkkkkkkkaaacckcbk
  kaaaaaaaaaaaaaaaaaccckbk
  kaccccccccccccccccccckk
  kkkkkkkkkkkkkkkkkkkkkk`);

export const drink = bitmap(`
  ......kkkk
  ....kkrrwwkk
  ...krrwwrrwwk
  ...kkkkkkkkkk
  .......m
  kkkkkkkmkkk
  kaaaaaamaak
  kWoooooooak
  kWooyooooak
  .kWoooook
  .kWoyooak
  ..kooook
  ..kkkkkk`);

/** A crescent moon. */
export const crescent = plotted(26, 26, (x, y) => {
  const far = Math.hypot(x - 12.5, y - 12.5);
  const bite = Math.hypot(x - 20.5, y - 10.5);
  if (far > 13 || bite < 9) return ".";
  if (far > 12 || bite < 10) return "k";
  if (y === 12 && x > 4 && x < 10) return "k";
  if (y === 11 && (x === 4 || x === 10)) return "k";
  if (y === 18 && x > 8 && x < 13) return "k";
  return far > 10 && x + y > 20 ? "Y" : "y";
});

/** An old map with a coast. */
export const map = plotted(42, 30, (x, y) => {
  const wobble = (n: number): number => (n % 7 < 3 ? 1 : 0) + (n % 11 < 4 ? 1 : 0);
  const side = Math.min(x - wobble(y), 41 - x - wobble(y + 5), y - wobble(x + 2), 29 - y - wobble(x + 6));
  if (side < 0) return ".";
  if (side < 1) return "k";
  if (side < 2) return "m";
  if (x === 14 || x === 28) return "I";
  const sea = Math.sin(x * 0.35) * 3 + 9 - y + (x > 26 ? (x - 26) * 0.7 : 0);
  if (sea > 1.5) return (x + y * 3) % 7 === 0 ? "a" : "c";
  if (sea > 0.4) return "h";
  return "i";
});

export const xmark = bitmap(`
  kk....kk
  krk..krk
  krrkkrrk
  .krrrrk
  ..krrk
  .krrrrk
  krrkkrrk
  krk..krk
  kk....kk`);

export const peaks = bitmap(`
  ...k......
  ..kwk..k
  ..kwSkkwk
  .kwSSskSsk
  .kSSsskSsk
  kSSssskssk
  kkkkkkkkkkk`);

export const roller = bitmap(`
  .kkkkkkkkkkkkkkkkkk
  kWccccccccccccccctkkk
  kcacccccccccccccctkSk
  kcccccccccccccccttkSk
  ktccctcccctccccttTkSk
  .kkkkkkkkkkkkkkkkkkSk
  ...................kSk
  .........kkkkkkkkkkkSk
  .........kSSSSSSSSSSSk
  .........kSkkkkkkkkkk
  ........kkkk
  ........krRk
  ........krRk
  ........krRk
  ........krRk
  ........krRk
  ........kRRk
  .........kk`);

export const bucket = mirrored(`
  ...kkkkkk
  ..kSkkkkk
  .kSk.....
  kkkkkkkkk
  kcccccccc
  kkkkkkkkk
  kSlSSSSSS
  kSccSSSSS
  kSlcSSSSS
  .klcSSSSS
  .klSSSSSS
  .ksssssss
  ..kkkkkkk`);

export const blob = bitmap(`
  ..kkk
  .kegek
  kekgkgk
  kgggggk
  .kkkkk`);

export const blobber = bitmap(`
  ...kkkkk
  .kkrrrrrkk
  .krrrrrrRkk
  kkkkkkkkkkrk
  keegggggGkrk
  kegkggkgGk.k
  kggkggkgGk
  kggggggGGk
  kgGkkkkGGk
  .kkkkkkkk`);

export const blobbest = bitmap(`
  ...kkkkkkkk
  .kkrrrrrrRkk
  kkrrrrrrrrRkk
  kkkkkkkkkkkkkk
  keekkggggkkggk
  kegWkkggkkWgGk
  keggWkggkWggGk
  kegggggggggGGk
  keggkkkkkkgGGk
  keggkwkwkwkGGk
  keeggkkkkkgGGk
  kegeggggggGGGk
  kggggggggGGGGk
  kgGGGGGGGGGGGk
  .kkkkkkkkkkkk`);

export const shadow = mirrored(`
  ..kk..................
  ..kkk.................
  ...kkk................
  ...kkkk.........kkkkkk
  ....kkkk......kkkkkkkk
  ....kkkkkk..kkkkkkkkkk
  .....kkkkkkkkkkkkkkkkk
  ......kkkkkkkkkkkkkkkk
  ........kkkkkkkkkkkkkk
  ..........kkkkkkkkkkkk
  ...........kkrrkkkkkkk
  ...........kkryrrkkkkk
  ...........kkkryyrrkkk
  ............kkkrrrrkkk
  ............kkkkkkkkkk
  ............kkkkkkkkkk
  .....k......kkwkkwkkwk
  ...k.kk.k....kkwkwwkww
  ...kkkkkk....kkkkkkkkk
  ..kkkkkkkk....kkkkkkkk
  ..kkkkkkkkkkkkkkkkkkkk
  .kkkkkkkkkkkkkkkkkkkkk
  kkkkkkkkkkkkkkkkkkkkkk
  kkkkkkkkkkkkkkkkkkkkkk
  kkkkkkkkkkkkkkkkkkkkkk
  kkkkkkkkkkkkkkkkkkkkkk
  kkkkkkkkkkkkkkkkkkkkkk
  kkkkkkkkkkkkkkkkkkkkkk
  kkkkkkkkkkkkkkkkkkkkkk`);

export const poke = bitmap(`
  ..kvvvvvvvk
  ..kvuvvvVVk
  ..kvuvvvVVk
  ..kyyyyyyYk
  .kkkkkkkkkkk
  kegggggggGGGk
  keggggggggGGk
  kegggkggkggkk
  keggkggkggkGk
  kegGkggkggkGk
  kegGkkkkkkkk
  kegGk
  kegGk
  kegGk
  kegGk
  .kkk`);
