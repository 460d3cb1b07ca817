/** Things in crypts and chapels. */
import { bitmap, mirrored } from "../sprites";
import { plotted } from "../bitmap-tools";

/** A round steel vault full of gold. */
export const vault = plotted(34, 34, (x, y) => {
  const far = Math.hypot(x - 16.5, y - 16.5);
  const turn = Math.atan2(y - 16.5, x - 16.5);
  if (far > 17) return ".";
  if (far > 16 || (far > 11.4 && far < 12.4)) return "k";
  if (far > 12)
    return Math.abs(far - 14.2) < 1 && Math.cos(turn * 10) > 0.8 ? "k" : x + y < 26 ? "l" : x + y > 42 ? "s" : "S";
  return far < 8 ? "y" : far < 10 && (x + y) % 2 === 0 ? "y" : "Y";
});

export const chair = bitmap(`
  kkkkkkkkkkkkkkk
  kyooooooooooOOk
  kkkkkkkkkkkkkkk
  ..kSk.....kSk
  ..ksk.....ksk
  ..ksk.....ksk
  .kkskk...kkskk`);

export const display = bitmap(`
  kkkkkkkkkkkkkkk
  kSSSSSSSSSSSSsk
  kSkkkkkkkkkkksk
  kSkkrrkkkrrrksk
  kSkkkrkkkkkrksk
  kSkkkrkkkkrrksk
  kSkkkrkkkkkrksk
  kSkkrrrkkrrrksk
  kSkkkkkkkkkkksk
  kkkkkkkkkkkkkkk`);

export const newspaper = mirrored(`
  kkkkkkkk
  kwwwwwwl
  kwkkkkwl
  kwwwwwwl
  kwSSSSwl
  kwwwwwwl
  kwSSSwwl
  kwwwwwwl
  kkkkkkkk`);

/** A gravestone with a clock. */
export const clockstone = plotted(24, 28, (x, y) => {
  const side = Math.min(x, 23 - x);
  const top = Math.hypot(x - 11.5, y - 11.5);
  if (y < 12 && top > 12) return ".";
  if (side < 1 || (y < 12 && top > 11)) return "k";
  const far = Math.hypot(x - 11.5, y - 11.5);
  if (far < 7.6) {
    if ((x === 11 || x === 12) && y > 5 && y < 12) return "r";
    if (y > 10 && y < 13 && x > 10 && x < 16) return "k";
    const mark = (Math.abs(x - 11.5) < 1 || Math.abs(y - 11.5) < 1) && far > 6;
    return mark ? "k" : far < 6.6 || x + y < 20 ? "w" : "I";
  }
  if (far < 8.8) return "k";
  if (y === 23 && side > 5) return "k";
  if (y === 25 && side > 7) return "k";
  return side < 2 && x < 12 ? "l" : x > 19 ? "s" : y < 12 && top > 9.9 && x < 12 ? "l" : "S";
});

export const booth = mirrored(`
  ................kk
  ..............kkyy
  .kkkkkkkkkkkkkkmyy
  kmmmmmmmmmmmmmmmmm
  knnnnnnnnnnnnnnnnn
  .kkkkkkkkkkkkkkkkk
  .kmkrrRrrRrkmkkkkk
  .kmkrrRrrRrkmkNkNk
  .kmkrrRrrRrkmkkNkN
  .kmkrpRrrRrkmkyyyk
  .kmkrrRrrRrkmkkyyk
  .kmkrrRrrRrkmkkNkN
  .kmkrrRrrRrkmkNkNk
  .kmkrrRrrRrkmkkNkN
  .kmkrrRrrRrkmkkkkk
  .kmkrrRrrRrkmmmmmm
  .kmkrrRrrRrkmnnnnn
  .kmkrpRrrRrkmnNNNN
  .kmkrrRrrRrkmnNnnn
  .kmkrrRrrRrkmnNnnn
  .kmkRRRRRRRkmnNnnn
  .kmkkkkkkkkkmnNnnn
  .kmkkkkkkkkkmnNNNN
  .kmkkkkkkkkkmnnnnn
  .kkkkkkkkkkkkkkkkk
  kmmmmmmmmmmmmmmmmm
  knnnnnnnnnnnnnnnnn
  kkkkkkkkkkkkkkkkkk`);

export const boots = bitmap(`
  Sk..Sk
  Slk.Slk
  SSlkSSlk`);

export const stonebox = mirrored(`
  kkkkkkkkkkkkkkkk
  klllllllllllllll
  kSSSSSSSSSSSSSSS
  kkkkkkkkkkkkkkkk
  .kSSSSSSSSSSSSSS
  .kSsssssssssssss
  .kSssskkssssskks
  .kSsskSSksskkSSk
  .kSsskSSkskSkSSk
  .kSssskksskkskks
  .kSsssssssssssss
  .kkkkkkkkkkkkkkk
  klSSSSSSSSSSSSSS
  kkkkkkkkkkkkkkkk`);

export const nightcap = bitmap(`
  .....kkkkkk
  ...kkbbbbbbkk
  ..kbabbbbbbbbk
  .kbabbbbbbbBBbk
  kbabbbbbbbBkkbBk
  kkkkkkkkkkkkkkbk
  kwWWwwwwwwwlkkbk
  kwWwwwwwwwllkkwk
  kkkkkkkkkkkkkwWwk
  ............kwwwk
  .............kkk`);

export const openbook = mirrored(`
  kkkkkkkkk
  kwwwwwwwk
  kvvvvvvVk
  kvvyyyvVk
  kvvyvyvVk
  kvvyyyvVk
  kvvvvvvVk
  kVVVVVVVk
  kkkkkkkkk`);

export const cathedral = mirrored(`
  ...k..............
  ..kik.............
  ..kik.............
  ..kiIk............
  .kiiIk............
  .kiiIk...........k
  .kiiIIk.........ki
  kwiiiIIk.......kii
  kkkkkkkk......kiii
  kiwiiIIk.....kiikk
  .kiiIIk.....kiikII
  .kikkIk....kiikIIk
  .kikkIk...kiikIIkk
  .kikkIk..kiikIIkkk
  .kiiIIk.kiikIIkkkk
  kwiiiIIkkiikIIkkkk
  kkkkkkkkkikIIIkkkk
  kiwiiIIkkikIIIIkkk
  .kiiIIk.kikIIIIIII
  .kikkIk.kikIIIIIII
  .kikkIk.kikIIIIkkk
  .kikkIk.kikIIIkkRR
  .kiiIIk.kikIIkkRRR
  kwiiiIIkkikIkkRRrr
  kkkkkkkkkikIkRRrro
  kiwiiIIkkikIkRrroo
  .kiiIIk.kikIkRrooy
  .kikkIk.kikIkRrooy
  .kikkIk.kikIkRrooy
  .kiiIIk.kikIkRrooy
  kwiiiIIkkikIkRrooy
  kkkkkkkkkkkkkkkkkk`);

export const grinder = bitmap(`
  ..........kkkkkkkkkkkkk
  .........klWlSSSSSSSSSsk
  ..........klSSSSSSSSSsk......kkkk
  ...........klSSSSSSSsk......kyook
  ............klSSSSSsk.......kooOk
  .............klSSSsk........kOOOk
  .............klSSSsk.........kkk
  ....kkkkkkkkkklSSSskkk......kSk
  ..kkklWSSSSSSSSSSSSSssk....kSk
  .kSSklWSSSSSSSSSSSSSSskkkkkSk
  kSkSklSSSSSSSSSSSSSSSsSSSSSk
  kSSkklSSSSSSSSSSSSSSSskkkkk
  kSkSklSSSSSSSSSSSSSSssk
  kSSkkSSSSSSSSSSSSSSsdk
  .kSSkksssssssssSSSskk
  ..kkk.kkkkkkkkkSSSsk
  ...............klSsk
  ...............klSsk
  ..............kkSSskk
  .............klSSSSssk
  .............kkkkkkkkk`);

export const halo = plotted(24, 8, (x, y) => {
  const far = Math.hypot((x - 11.5) / 11.5, (y - 3.5) / 3.6);
  const hole = Math.hypot((x - 11.5) / 8.2, (y - 3.4) / 1.5);
  return far > 1.04 || hole < 0.8 ? "." : far > 0.9 || hole < 1.15 ? "Y" : y < 3 ? "W" : "y";
});

/** Minced meat from a grinder. */
export const mince = bitmap(`
  ..kyyyyy
  kyyYyyyy
  yyYkkkkk
  yYk.kyyy
  yYkkyyyy
  yykyYkkk
  yYkyk...
  yykyYk..
  yYkyyk..
  yyyyyYk.
  YyyyYyyk
  kkkkkkkk`);

export const soulcage = mirrored(`
  .........kk
  ........kYY
  ........kYk
  ........kYY
  .........kk
  .......kkYy
  .....kkYYyy
  ...kkYYyyyy
  ..kYYyyyyyW
  ..kkkkkkkkk
  ...kYkccccc
  ...kYkccaaa
  ...kYkcaaWW
  ...kYkcaWWW
  ...kYkcWkkW
  ...kYkcWkkW
  ...kYkcaWWW
  ...kYkcaWWW
  ...kYkcaaWk
  ...kYkccaaW
  ...kYktccaa
  ...kYktttcc
  ..kkkkkkkkk
  ..kYYyyyyyy
  .kYYYYYYYYY
  .kkkkkkkkkk`);
