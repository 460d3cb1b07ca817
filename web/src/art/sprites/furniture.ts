/** What stands in a room. */
import { bitmap, mirrored } from "../sprites";

export const altar = mirrored(`
  ..kkkkkkkkkk
  .kSSSSSSSSSS
  kSlllllllllR
  ksssssRsssRR
  kkkkkkRkkkkk
  .ksSSsssskkk
  .ksSssssskrr
  .ksSsskskrrr
  .ksSsssskrkr
  .ksSssskskrr
  .ksSssssskkr
  .ksddssdsskk
  kSSSSSSSSSSS
  kddddddddddd
  kkkkkkkkkkkk`);

export const tombstone = bitmap(`
  ...kkkkkkkkkkkk
  ..kllllllllllllk
  .klSSSSSSSSSSSssk
  klSSSSSSSSSSSSSssk
  kSSSSSkkkkkSSSSssk
  kSSSSklllllkSSsssk
  kSSSSlkklkklSSsssk
  kSSSSlkklkklSssssk
  kSSSSSllkllSSssssk
  kSSSSSSlklkSSssddk
  kSSkkSSSSSSkSssssk
  kSSSkSSSSSkkSsssdk
  kSSSSSSSSSSSssssdk
  kSSSSSSSSssssssddk`);

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

export const pit = mirrored(`
  .......kkkkkkkkk
  ....kkkSlllSllSl
  ..kkSlSSSSSSSSSS
  .kSlSSkkkkkkkkkk
  kSlSkkkKKKKKKKKK
  kSSkKKKkkkkkkkkk
  kSSkKkkkkkkkkkkk
  kSSkkkkkkkkkkkkk
  kSSSkkkkkkkkkkkk
  .kSSSkkkkkkkkkkk
  ..kkSSSkkkkkkkkk
  ....kkkSSSSSSSSS
  .......kkkkkkkkk`);

export const column = bitmap(`
  kkkkkkkkkk
  klSSSSSSsk
  kkkkkkkkkk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  kkkkkkkkkk
  klSSSSSSsk
  kkkkkkkkkk`);

export const manor = bitmap(`
  ..........kk
  .........kVVk........k
  ........kVvVVk......kkk
  .......kVvvVVVk....kVVVk
  ......kkkkkkkkkk..kVvVVVk
  .......kdddddkk...kkkkkkk
  .......kdkyykdk....kddddk
  .......kdkyykdkkkkkkdyydk
  .......kddddddkVVVVkdyydk
  .....k.kdddddkVvvVVVkdddk
  ....kVkkkkkkkkVvVVVVVkkkkk
  ...kVvVVVVVVkkkkkkkkkkVVVVk
  ..kVvVVVVVVVVkkddddkkVvVVVVk
  .kkkkkkkkkkkkkkdyydkkkkkkkkkk
  ...kdddddddddkkdyydkddddddk
  ...kdkyykdkyykddddkkdkyykdk
  ...kdkyykdkyykdKKdkddkyykdk
  ...kdkkkkdkkkkdkkkkddkkkkdk
  ...kddddddddddkNnNkddddddddk
  ...kdkyykdkyykkNnNkdkyykddk
  ...kdkyykdkyykkNnykdkyykddk
  ...kddddddddddkNnNkddddddddk
  ..kkkkkkkkkkkkkkkkkkkkkkkkkk`);

export const roomlet = bitmap(`
  kkkkkkkkkkkk
  klSSSSSSSSsk
  kSssssssssdk
  kSsskkkkssdk
  kSskkkkkksdk
  kSskkkkkksdk
  kSskkkkkksdk
  kSskkkkkksdk
  kkkkkkkkkkkk`);

export const fence = bitmap(`
  .kk......kk......kk......kk......kk......kk
  kmmk....kmmk....kmmk....kmmk....kmmk....kmmk
  kmnk....kmnk....kmnk....kmnk....kmnk....kmnk
  kmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkk
  mmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmm
  nmnnnnnnnmnnnnnnnmnnnnnnnmnnnnnnnmnnnnnnnmnnnnnn
  kmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkk
  kmnk....kmnk....kmnk....kmnk....kmnk....kmnk
  kmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkk
  mmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmm
  kmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkk
  kmnk....kmnk....kmnk....kmnk....kmnk....kmnk`);

export const ropes = mirrored(`
  .....kkkk...............
  .....kmnk...............
  .....kmnk...............
  .....kmnkkk.............
  .....kmnkmmkk...........
  .....kmnkkkmmkk.........
  .....kmnk.kkkmmkk.......
  .....kmnk...kkkmmk......
  .....kmnk....kkkkmk.....
  kkkkkkkkkkkkkkk.kkkk....
  kmmmmkmmmmkmmmkkmmmkk...
  knnnnknnnnknnnkkkmmmk...
  kkkkkkkkkkkkkkk.knnnk...
  ................kkkkkk..`);

export const plank = bitmap(`
  kkkkkkkk
  kmmmnmmk
  knnnnnNk
  kkkkkkkk`);

export const archwindow = mirrored(`
  ....kkkk
  ..kkSSSk
  .kSSkkkk
  kSkkBBkb
  kSkBBBkb
  kSkBBbkb
  kSkBBbkb
  kSkkkkkk
  kSkBbbkb
  kSkBbbkc
  kSkBbbkb
  kSkkkkkk
  kSkBbbkb
  kSkBbbkb
  kSkkkkkk
  kSSSSSSS
  kkkkkkkk`);

export const gate = mirrored(`
  ....kkkkkkkk
  ..kkSlSSkSlS
  .kSSkkkkkkkk
  kSSkkSkkkSkk
  kSkkkSkkkSkk
  kkkSSSSSSSSS
  kSkkkSkkkSkk
  kSkkkSkkkSkk
  kSkkkSkkkSkk
  kkkSSSSSSSSS
  kSkkkSkkkSkk
  kSkkkSkkkSkk
  kSkkkSkkkSkk
  kkkSSSSSSSSS
  kSkkklkkklkk
  kSkkk.kkk.kk`);

export const stands = bitmap(`
  kkkkkkkkkkkk
  kmmmmmmmmmmm
  knNkkkkkkNnN
  knkkkkkkkknN
  knkkiikkkknN
  knkkiIkkggnN
  knkrrrkkgGnN
  kmmmmmmmmmmm`);

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

export const maiden = mirrored(`
  ..........kkkkk
  ........kklllSS
  .......klSSSSSS
  .......kSSkkkSS
  .......kSSkrkSS
  .......ksSSSSSk
  ........ksSkkkk
  .......kkksSSSS
  ..kkk.kSSSkkkkk
  .kSSskkkSskkkkk
  kSlSskkkSskkklk
  kSkSskkkSskklWk
  kSSSsklkSskkkkk
  kSSSskkkSskkkkl
  kYYYYkkkYYkkklW
  kSSSskkkSskkkkk
  kSSSsklkSskklkk
  kSSSskkkSskkWlk
  kSSSskkkSskkkkk
  kYYYYkkkYYkkklk
  kSSSsklkSskkklW
  kSSSskkkSskkkkk
  .kSSskkkSsRRRRr
  ..kkk.kkSsRRrrr
  .......kkkkkkkk`);

export const shackle = bitmap(`
  .kkk
  kSkSk
  kSkSk
  .kkk
  .kSk
  .kkk
  kSkSk
  .kSk
  .kkk
  kSkSk
  .kSk
  .kkk
  kSSSk
  SkkkS
  Sk.kS
  SkkkS
  kSSSk
  .kkk`);

export const portal = bitmap(`
  .......kkkkkkkkkk
  .....kkSlSkSlSkSlkk
  ....kSlSkkkkkkkkSSsk
  ...kSSkkVVVVVVVVkkssk
  ..kSlkVVvvvvvvvVVVksk
  ..kSkVVvvuuuuuvvvVVkkk
  .kkkVVvuuvvvvuuuvvVVksk
  .kSkVvuuvVVVVVvvuuvVksk
  .kSkVvuvVkkkkkVVvuuvksk
  kSSkvvuVkkkkkkkkVvuvkssk
  kkkkvuvVkkuuvkkkkVuvkkkk
  kSSkvuvkkuWWuvkkkVuvkssk
  kSlkvuvkkuWuvVkkVvuvkssk
  kSSkvuuVkkuvVkkVvuuVkssk
  kkkkvvuvVkkkkVVvuuvVkkkk
  kSSkVvuuvVVVVvvuuvvVkssk
  kSlkVVvuuuvvuuuuvvVVkssk
  kSSkVVvvvuuuuvvvvVVVkssk
  kkkkVVVvvvvvvvVVVVVVkkkk
  kSSkkVVVVVVVVVVVVVVkkssk
  kkkkkkkkkkkkkkkkkkkkkkkk`);

export const castle = bitmap(`
  ............kk
  ............krrk
  ............krrrk
  ............kk
  .......kk.kkkkkk.kk
  .......kSkkSkkSkkSk
  .......kSSSSSSSSSSk
  kk.kk.kkkSSSkkSSSkk.kk.k
  kSkkSkkSkSSkkkkSSkSkkSkk
  kSSSSSSSkSSkkkkSskSSSSsk
  kkSSSSSkkSSkkkkSskkSSskk
  .klSSSskkSSSSSSSskklSsk
  .klSkSskSSSSSSSSSsklkSk
  .klSkSskSSSkkkkSSsklkSk
  .klSSSskSSknmmnkSsklSsk
  .klSSSskSSknmmnkSsklSsk
  .klSSSskSSknmmnkSsklSsk
  .kkkkkkkkkkkkkkkkkkkkkk`);

export const fountain = mirrored(`
  ...........c
  ........cc.a
  .......ca..W
  ......ca...W
  ......a...ka
  .....ca..kll
  ....ca..klSS
  ....c...kkkk
  ....c....klS
  ........kklS
  kkkkkkkkkkkk
  klcaacaWaaca
  .kkkkkkkkkkk
  ..klSSSSSSSS
  ...ksssssSSS
  ....kkkkkkkk
  .......kSSSS
  ......klSSSS
  ...kkkkkkkkk
  ..klSSSSSSSS
  ..kkkkkkkkkk`);

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
