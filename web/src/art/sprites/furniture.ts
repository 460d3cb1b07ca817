/** Furniture. */
import { bitmap, mirrored } from "../sprites";

export const tub = mirrored(`
  kkkkkkkkkkkkkk
  kpppppppppppww
  kwpppppppppppp
  kkkkkkkkkkkkkk
  .knmmmnmmmmnmm
  .knmnnnmnnnnmn
  .kYyyyyyyyyyyy
  .knmnnnmnnnnmn
  .knmnnnmnnnnmn
  .kYYYYYYYYYYYY
  ..knnnNnnnnNnn
  ...kkkkkkkkkkk`);

export const curtain = bitmap(`
  krrRrrRrrRk
  krrRrrRrrRk
  krrRrrRrRk
  krrRrrRrRk
  krpRrpRrRk
  krrRrrRRk
  krrRrRrRk
  krrRrRRk
  kyyyyyYk
  krrRrRk
  krrRrRRk
  krpRrrRk
  krrRrrRRk
  krrRrrRRk
  krrRrrrRRk
  krpRrprRRk
  krrRrrrRRk
  krrRrrrRRRk
  krrRrrrRRRk`);

export const shelf = bitmap(`
  kkkkkkkkkkkkkkkkkkkkkkkk
  kmmmmmmmmmmmmmmmmmmmmmnk
  kkkkkkkkkkkkkkkkkkkkkkkk
  nkkkkkkkkkkkkkkkkbbkkkkn
  nkrkgGkkvkyYkkkkkbBkrRkn
  nkrRgGkbvVyYkrkkkbBkrRkn
  nkrRgGbBvVyYrRkmkbBtrRkn
  nkyRgGbBvVyYrRmnkbBtyRkn
  nkrRyGbBvVyYrRmnkyBtrRkn
  nkrRgGbBvVyYrRmnkbBtrRkn
  kmmmmmmmmmmmmmmmmmmmmmnk
  kkkkkkkkkkkkkkkkkkkkkkkk
  nkkkkkkkkkkkkkkkkkkkkkkn
  nkkvkkiIkkkkrkkgkkbkkkkn
  nktvViIkoOkrRkgGkbBkoOkn
  nktvViIkoOkrRygGbBBkoOkn
  nktvViIyoOkrRygGbBkyoOkn
  nktyViIyoOkyRygGyBkyoOkn
  nktvViIyoOkrRygGbBkyoOkn
  kmmmmmmmmmmmmmmmmmmmmmnk
  kkkkkkkkkkkkkkkkkkkkkkkk`);

export const book = mirrored(`
  .kkkkkkkkkk.
  kwwwwwwwwwkk
  kwIIIIIIIwwk
  kwwwwwwwwwwk
  kwIIIIIwwwIk
  kwwwwwwwwwwk
  kwIIIIIIIwIk
  kwwwwwwwwwIk
  krkkkkkkkkIk
  krrrrrrrrkkk
  .kkkkkkkkrRr
  .........kkk`);

export const crib = bitmap(`
  kk........................kk
  kyk......................kyk
  kmk......................kmk
  kmkkkkkkkkkkkkkkkkkkkkkkkkmk
  kmmmmmmmmmmmmmmmmmmmmmmmmmmk
  kmkkkkkkkkkkkkkkkkkkkkkkkkmk
  kmkmkwkmkwkmkwkmkwkmkwkmkkmk
  kmkmkwkmkwkmkwkmkwkmkwkmkkmk
  kmkmkwkmkwkmkwkmkwkmkwkmkkmk
  kmkmkwkmkwkmkwkmkwkmkwkmkkmk
  kmkkkkkkkkkkkkkkkkkkkkkkkkmk
  kmnnnnnnnnnnnnnnnnnnnnnnnnmk
  kmkkkkkkkkkkkkkkkkkkkkkkkkmk
  knk......................knk
  .kk......................kk`);

export const mobile = bitmap(`
  ........k
  ........k
  .kkkkkkkkkkkkkkk
  .k......k......k
  .k......k......k
  kkk.....k.....kkk
  kyk.....k.....krk
  kkk....kkk....kkk
  .......kck
  .......kkk`);

export const table = mirrored(`
  kkkkkkkkkkkkkkkkkkkkkkkk
  mmmmmmmmmmmmnmmmmmmmmmmm
  nnnnnnnNnnnnnnnnnnnNnnnn
  kkkkkkkkkkkkkkkkkkkkkkkk
  ..knmk............knmk..
  ..knnk............knnk..
  ..knmk............knmk..
  ..knNk............knNk..`);

export const highthrone = mirrored(`
  ..kk.......kk
  .kyyk....kkyy
  .kyWykkkkyyyr
  .kYyYkyyyyyrr
  ..kYkrryyyYYr
  ..kYkrrrrrrrr
  ..kYkrRrrrRrr
  ..kYkrrrrrrrr
  ..kYkrrrRrrrR
  ..kYkrrrrrrrr
  ..kYkrRrrrRrr
  ..kYkrrrrrrrr
  ..kYkrrrRrrrR
  ..kYkrrrrrrrr
  ..kYkrRrrrRrr
  kkkYkrrrrrrrr
  kyykkrrrRrrrR
  kYYkkrrrrrrrr
  .kYkkRRRRRRRR
  .kYkrrrrrrrrr
  .kYkrrrrrrrrr
  .kYkkkkkkkkkk
  .kYYyYyYyYyYy
  .kYkkkkkkkkkk
  kYYYk.kRRRRRR
  kkkkkkkkkkkkk`);

export const coffin = mirrored(`
  ....kkkkk
  ...kbbbbb
  ..kbaabbb
  .kbaabbcc
  .kbabbbbc
  kbabbbbcb
  kbabcbbbb
  kbabccbbc
  kbabbcbcc
  kbabbbbbb
  .kbabbbbb
  .kbabccbc
  .kbabcbbc
  .kbabbbbb
  ..kbabbbb
  ..kbabbcb
  ..kbabbcc
  ..kbabbbb
  ...kbabbb
  ...kbabbc
  ...kbaaaa
  ....kBBBB
  ....kkkkk`);

export const chest = bitmap(`
  ..kkkkkkkkkkkkkk
  .knmmmmmmmmmmmmNk
  kYnnnnnnnnnnnnnNYk
  kYnNNNNNNNNNNNNNYk
  kYYYYYYkkkkYYYYYYk
  kYyyyyykyykyyyyyYk
  kkkkkkkkyykkkkkkkk
  kYnmmmmkkkkmmmmNYk
  kYnnnnnnnnnnnnnNYk
  kYnnnnnnnnnnnnnNYk
  kYNNNNNNNNNNNNNNYk
  kkkkkkkkkkkkkkkkkk`);

export const cushion = bitmap(`
  .kkkkkkkkkkkk
  kPppPPPPPPPRRk
  kPpPPyPPyPPPRk
  kPPPPPPPPPPRRk
  .kkRRRRRRRRkk
  ...kkkkkkkk`);

export const lamp = bitmap(`
  ............kk
  ...........kyyk
  kkk......kkkkkkk
  kyykk..kkyyyyyYkkk
  .kyyyykkyyWWyyYYkYk
  ..kyyyyyyyyyyYYYkkYk
  ...kkyyyyyyyyYYYkYk
  .....kkyyyyyYYkkkk
  .......kkyyYkk
  ......kkyyyyYkk
  ......kkkkkkkkk`);

export const mirror = mirrored(`
  ....kkkk
  ..kkyyyy
  .kyyyYYY
  .kyYkkkk
  kyYkccca
  kyYkccaa
  kyYkcaaW
  kyYkaaWW
  kyYkaWWa
  kyYkaaaa
  kyYkcaaa
  kyYkccaa
  kyYkccca
  kyYkcccc
  kyYktccc
  .kyYkkkk
  .kyyyYYY
  ..kkyyyy
  ....kkkk
  ...kyYYY
  ..kyyYYY
  ..kkkkkk`);

export const frame = mirrored(`
  kkkkkkkkk
  kyYyYyYyY
  kYkkkkkkk
  kykBBBBBB
  kYkBBBkkk
  kykBBkwww
  kYkBkwkkw
  kykBkwkkw
  kYkBkwwww
  kykBkwwkk
  kYkBBkwkk
  kykBkkwww
  kYkkVVkkk
  kykVVVVVV
  kYkkkkkkk
  kyYyYyYyY
  kkkkkkkkk`);

export const blackboard = bitmap(`
  kkkkkkkkkkkkkkkkkkkkkkkk
  kmmmmmmmmmmmmmmmmmmmmmnk
  kmTTTTTTTTTTTTTTTTTTTTnk
  kmTTwTTTTTTTwwwTTTTTTTnk
  kmTwTwTTwTTwTTTwTTwwwTnk
  kmTTwTTwwwTwTwTwTTTTTTnk
  kmTwTwTTwTTwTTTwTTwwwTnk
  kmTTTTTTTTTTwwwTTTTTTTnk
  kmTTwwTwwwTTTTTTwTwTTTnk
  kmTTTTTTTTTTTTTTTTTTTTnk
  kmnnnnnnnnwwnnnnnnnnnnnk
  kkkkkkkkkkkkkkkkkkkkkkkk`);

export const telescope = bitmap(`
  .................kk
  ...............kkyyk
  .............kkyyyYak
  ...........kkyYyyyYaak
  .........kkyyYyyYYkaak
  .......kkyyyYyYYkkkkk
  .....kkyyyyYYYkk
  ...kkSyyyYYYkk
  ..kSSSkYYkkk
  .kSSskkkk.kmk
  .kSsk.kmk.kmk
  ..kk.kmk..kmmk
  .....kmk...kmk
  ....kmk....kmmk
  ....kmk.....kmk
  ...kmk......kmmk
  ..kmmk.......kmk
  ..kmk........kmmk
  .kmmk.........kmk
  .kkkk.........kkk`);

export const slotmachine = bitmap(`
  ....kkkkkkkkkkkkkkkk
  ...kryyryyryyryyryyRk
  ..krrrrrrrrrrrrrrrrrRk.kk
  .kkkkkkkkkkkkkkkkkkkkkkrrk
  .krRRRRRRRRRRRRRRRRRRRkrrk
  .krkkkkkkkkkkkkkkkkkkRk.kk
  .krkwwwwkwwwwwkwwwwkkRk.lk
  .krkrrrwkwrrrwkwrrrkkRk.lk
  .krkwwrwkwwwrwkwwwrkkRkkSk
  .krkwrwwkwwrwwkwwrwkkRksSk
  .krkwrwwkwwrwwkwwrwkkRksk
  .krkwwwwkwwwwwkwwwwkkRkk
  .krkkkkkkkkkkkkkkkkkkRk
  .krRRRRRRRRRRRRRRRRRRRk
  .krrrrrrrrrrrrrrrrrrRRk
  .krRkkkkkkkkkkkkkkkRRRk
  .krRkYyYyyYyyWyYyykRRRk
  krrRkkkkkkkkkkkkkkkRRRRk
  kRRRRRRRRRRRRRRRRRRRRRRk
  kkkkkkkkkkkkkkkkkkkkkkkk`);

export const poster = bitmap(`
  kkkkkkkkkkkkkkkkkkkkkkkk
  kiiiiiiiiiiiiiiiiiiiiiik
  kiiiiiikiiiiiiiikiiiiiik
  kiiiiikykiiRRiikykiiiiik
  kiRRRikyykRRRRkyykiRRRik
  kiiiiikyyyRRRRyyykiiiiik
  kiRRRikkkkkkkkkkkkiRRRik
  kiiiiiiiiiiiiiiiiiiiiiik
  kiikkkkkkkkkkkkkkkkkkiik
  kiikaaaaaaaaaaaaaaaakiik
  kiikakkaaaaaaaaaakkakiik
  kiikkggkkkggggkkkggkkiik
  kiikkGggggggggggggGkkiik
  kiikakGgkwrggwrkgGkakiik
  kiikaakkggkggkggkkaakiik
  kiikaaakgggggggGkaaakiik
  kiikaaakGkwkkwkGkaaakiik
  kiikaaaakGGGGGGkaaaakiik
  kiikkkkkkkkkkkkkkkkkkiIk
  kiiiiiiiiiiiiiiiiiiiiiIk
  kiiiRRRRiiRRRRRiiRRRiiIk
  kiIIIIIIIIIIIIIIIIIIkkkk
  kkkkkkkkkkkkkkkkkkkkk`);
