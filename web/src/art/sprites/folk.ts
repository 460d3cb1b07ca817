/** People, whole and in parts. */
import { bitmap, mirrored } from "../sprites";

export const caveman = mirrored(`
  ....kkkkkk
  ..kkNnnnNn
  .kNnnNnnnn
  .knNnnnnnn
  kNnnkkkkkk
  knNkFffFff
  kNnkkkkkfF
  knnkfwkkff
  .kNkfffkff
  ..kNkFffFF
  .kkNNkkkkk
  kffkNkiwik
  kfFkNNkkkN
  kffkkNNNNN
  kfFkookNkN
  .kfkooOoko
  .kffkooooO
  ..kkkoOooo
  ....kokoko
  ....kfkkff
  ....kffkkk`);

export const barbarian = mirrored(`
  .......kkkkk
  ......kooooo
  .....kooOooo
  ....kooooooo
  ....kofffOff
  ....kokkkkff
  ....kofwbkff
  ....koffffFf
  ....kooffkFF
  .....koookkk
  .....kOooooo
  .kkkkkkOoooo
  kfffkfkkOOoo
  kffFfffkkkOo
  kfFkffffkkkO
  kffkkfFFfkff
  kfFk.kffffff
  kffk.knnnnyy
  .kfk.kNnnnyk
  .kk..knNknkk
  .....kffkkk.
  ....kNnnk...
  ....kkkkk...`);

export const witch = bitmap(`
  ........kkk
  .......kvvvk
  ......kvuvVk
  .....kvuvvkk
  .....kvuvVk
  ....kvuvvVk
  ....kyyykyyk
  ..kkkvuvvvVkkk
  .kvvuuvvvvvvVVk
  ..kkkooggggkkk
  ...kookwgkwgk
  ...kookkgkkgk
  ...kookgggggek
  ..koookgkkkggk
  ..kookkggggkk
  ..kkkVVkggkVkk
  ..kvvvVVkkVVVVk
  .kvuvvvVVVVVVVkkk
  .kvuvvkkkVVVkkggk
  .kvvvvvvvkkkVVkk
  .kvuvvvvVVVVVVk
  kvuvvvvvVVVVVVVk
  kkkkkkkkkkkkkkkk`);

export const monk = mirrored(`
  ......kkkk
  ....kkooOO
  ...kooooOO
  ..kooOkkkk
  ..kooOkkkk
  ..kooOkffF
  ..kooOkkkf
  ..kkoOkffF
  ...kkoOkff
  ..kkookOkF
  .koooookkk
  .koOooooyk
  koooOooooy
  kooOOookyo
  koOkooOkyo
  kooOkkffky
  .koookffff
  kkkoooOkkk
  kooooooooo
  koOOOooooo
  kkkkkkkkkk`);

export const robe = mirrored(`
  ......kkk
  ....kkBBB
  ...kBBbbb
  ..kBbbbbb
  ..kBbkkkk
  .kBbkkkkk
  .kBbkyykk
  .kBbkywkk
  .kBbkkkkk
  .kkBbkkkk
  kBBbBbkkk
  kBbbbBbky
  kbbbbbBby
  kbbkbbbBy
  kBbkbbbby
  kkkkbybby
  .kwkbbbBy
  .kkkbbBby
  ...kBbbby
  ...kBybBy
  ...kBbbby
  ...kkkkkk`);

export const runner = bitmap(`
  ....kkkk
  ...kyyyyk
  ..kyyyyYYk
  ..kYfkfkYk
  ..kffffFk
  kk.kfkFk.kk
  kfkkkkkkkfk
  .kfbbbbbfk
  ..kkbbbBk
  ...kbbbBk
  ...kBkkBkk
  ..kbk..kbbk
  .kbk....kNk
  .kNk.....k
  ..k`);

export const hero = bitmap(`
  ..kkkkkk
  .k111112k
  k11111122k
  k11kkkk12k
  kkffffffkk
  .kfkffkFk
  .kffffFFk
  ..kkkkkk
  .k111122k
  kk111122kk
  fk111122kf
  kk122222kk
  ..k2kk2k
  ..kNk.Nk
  ..kkk.kk`);

export const faller = bitmap(`
  ...kk....kk
  ..kffk..kffk
  ..kbbk..kbbk
  ...kbbkkbbk
  ....kbbbBk
  ....kbbbBk
  ..kkkbbbBkkk
  .kffffkkffffk
  .kkkkffFFkkk
  ....kfkkfk
  ....kyffyk
  ...kyyyyyYk
  ...kYyYyYYk
  ....kkkkkk`);

export const princess = bitmap(`
  ....yk.yk.yk
  ....yykyykyyk
  ....yyryybyyk
  ...kkkkkkkkkkk
  ..kyyyyyyyyyyYk
  .kyyyYyyyyYyyyYk
  .kyYffffffffYyYk
  .kyYfkkffkkfYyYk
  .kyYfWkffWkfYyYk
  .kyYfakffakfYyYk
  .kyypfffffFpyyYk
  kyyYkfffkfffkyyk
  kyyYkkfkrkfkkyYk
  kyYYkkkffFkkkyYk
  kyYkpppkkpppkyYk
  .kkpppppppppPkk
  kfkpPpppppPPPkfk
  kffkpppppppPkffk
  .kkkpPpppPpPkkk
  ...kpppppppPk
  ..kpppPppPppPk
  ..kkkkkkkkkkkk`);

export const tired = bitmap(`
  .....kkkkkkk
  ...kkyyyyyyyYk
  ..kyyyyyyyyyyYk
  ..kyyYyyYyyyYYk
  .kyyYkkkkkkYyYYk
  .kyYkffffffFkYYk
  .kYkffffffffFkYk
  .kkfkkkffkkkfFk
  .kffffffffffffFk
  .kfkkkkffkkkkfFk
  .kffSSfffSSffFFk
  .kpffffkffffpFFk
  ..kfffkkkkffFFk
  ..kffkrrRkfffFk
  ...kfkrpRkffFk
  ....kkkppkkkk
  ......kppk
  ....kkkrrkkkk
  ...kbbbkkbbbBk
  ..kbbbbbbbbbBBk`);

export const assassin = mirrored(`
  ......kkkk
  ....kkdddd
  ...kddSddd
  ..kddSdddd
  ..kdSddkkk
  ..kddkkkkk
  .kddkkffff
  .kddkfkkff
  .kddkfwkff
  .kddkkkkkk
  .kddkRrrrr
  ..kddRrrrr
  ..kkdRRrrr
  .kddkkRRRr
  kddddkkkkR
  kdddddddkk
  kddKdddddd
  kddKdddddd`);

export const scream = mirrored(`
  .......kkkkk
  .....kkwwwww
  ....kwwwwwww
  ...kwwwwwwww
  ..kwwwwwwwww
  ..kwwkkkkwww
  ..kwkkkkkkww
  .kkwkkwkkkww
  kwkwkkkkkkww
  kwwwwkkkkwww
  kwkwwwwwwwkk
  kwkklwwwwwww
  kwwklwwwwkkk
  .kwkklwwkkRR
  .kwwklwwkRRR
  .kwwkklwkRRR
  ..kwwklwkRrr
  ..kwwkklwkrr
  ..kwwwklwwkk
  ..kwwwkkllww
  ...kwwkkkkkk`);

export const fairy = bitmap(`
  .kkk....kkk
  kaWak..kaWak
  kaaWakkaWaak
  .kaaWyyWaak
  ..kaykykyk
  ..kkyfffkk
  .kaakggkaak
  kaak.geg.kak
  kkk.kgggk.kk
  ....kfkfk
  ....kk.kk`);
