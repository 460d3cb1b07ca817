/** Small things and signs. */
import { bitmap, mirrored } from "../sprites";

export const vine = bitmap(`
  .gG
  ..gG
  ...gG
  .eeggG
  eegGgG
  .gG.gGee
  ....gGgge
  ...gG.GG
  ..gG
  .egG
  eegG
  gG.gG
  ....gG
  ...eeg
  ..eegGG
  ...GgG`);

export const web = bitmap(`
  l..l..l
  .l.l..l....l
  ..lll.ll.ll
  lllllllll
  ..ll.ll
  lllll..l
  ..ll....l
  ..ll
  ..l
  .l
  .l
  l`);

export const hexcell = bitmap(`
  ....kkkk
  ..kkyyyykk
  kkyyYYYYyykk
  kyYYOOOOYYyk
  kyYOOOOOOYyk
  kyYOOOOOOYyk
  kyYOOOOOOYyk
  kyYYOOOOYYyk
  kkyyYYYYyykk
  ..kkyyyykk
  ....kkkk`);

export const mug = bitmap(`
  .kkkkkk
  kWwWWwwk
  kWWWwWWkkk
  kmnmmnnk.k
  kmnmmnnk.k
  kmnmmnnkkk
  kmnmmnnk
  kkkkkkkk`);

export const roast = bitmap(`
  ........kkkk
  ......kkooookkk
  .....kooyooooOOk
  kkk.koyyoooooOOOk
  kwwkkoyooooooOOOk
  kwwwoooooooooOOOkk
  .kkwwkoooooOOOOkooO
  kwwkkkOOoooOOOkkoOk
  kwkkgekkkkkkkkgekkk
  kkkegegegkkegegegkk
  kSllllllllllllllSSk
  .kkSSSSSSSSSSSSSkk
  ...kkkkkkkkkkkkk`);

export const carrot = bitmap(`
  ...eg.e
  ..eggegg
  .k.GgeGk
  ..kkGgkk
  ..kyoook
  ..koooOk
  ..koOook
  ...kookk
  ...kyoOk
  ...koook
  ....kok
  ....kOk
  .....k`);

export const stick = bitmap(`
  ................kkk
  .............kkkmmk
  ..........kkkmmmkkw
  .......kkkmmmkkk..w
  ....kkkmmmkkk.....w
  .kkkmmmkkk........w
  kmmmkkk...........w
  kkkk..............w
  ..................w`);

export const sign = bitmap(`
  kkkkkkkkkkkkkkk
  kwwwwwwwwwwwwwk
  kwwwrrwwwrrwwwk
  kwwwwrrwrrwwwwk
  kwwwwwrrrwwwwwk
  kwwwwrrwrrwwwwk
  kwwwrrwwwrrwwwk
  kwwwwwwwwwwwwwk
  kkkkkkknmkkkkkk
  ......knmk
  ......knmk
  ......knmk
  ......knmk
  ......knmk
  ......knmk
  ......knmk
  ......kkkk`);

export const cardback = bitmap(`
  kkkkkkkkkkk
  kwwwwwwwwwk
  kw1111111wk
  kw1122211wk
  kw1211121wk
  kw1111121wk
  kw1112211wk
  kw1112111wk
  kw1111111wk
  kw1112111wk
  kwwwwwwwwwk
  kkkkkkkkkkk`);

export const zzz = bitmap(`
  kkkkkkk
  kwwwwwk
  kkkkwkk
  ..kwkkkkkkk
  .kwkkkwwwwk
  kwwwwkkkwkk
  kkkkkkkwkk
  .....kwwwwk
  .....kkkkkk`);

export const shake = bitmap(`
  w
  .w
  ..w
  .w
  w
  .w
  ..w`);

export const arrow = bitmap(`
  ......kkk
  ......kyyk
  kkkkkkkyyyk
  kyyyyyyyyyyk
  kyWWyyyyyyyyk
  kYyyyyyyyyyYk
  kkkkkkkyyyYk
  ......kyyYk
  ......kkkk`);

export const magnifier = bitmap(`
  ....kkkkkk
  ..kkyyyyyykk
  .kyykkkkkkyYk
  .kykaaWWcckYk
  kykaaWWaacckYk
  kykaWWaaaackYk
  kykWWaaaaackYk
  kykWaaaaaackYk
  kykaaaaaacckYk
  .kykcaaaackYk
  .kyykccccckYk
  ..kkyYkkkkYYkk
  ....kkYYYYkkmmk
  ......kkkk.kNmmk
  ............kNmmk
  .............kNmmk
  ..............kNmk
  ...............kkk`);

export const paw = bitmap(`
  ..kk.kk
  .kwwkwwk
  kkwwkwwkk
  wwkkkkkww
  wwkwwwkww
  kkwwwwwkk
  .kwwwwwk
  .kwwwwwk
  ..kkkkk`);

export const hole = mirrored(`
  ........kk..
  ....kk.kRrkk
  ...kRrkkkkkk
  .kkkrkkkkkkk
  kRrkkkkkkkkk
  .kkkkkkkkkkk
  ..kkkkkkkkkk
  .krrkkkkkkkk
  kkRkkkkkkkkk
  .kkkkkkkkkkk
  krrkkkkkkkkk
  .kRkkkkkkkkk
  ..kkkkkkkkkk
  .kRrkkkkkkkk
  ..kkkkkkkkkk
  ....krkkkkkk
  ....kkkRrkkk
  .......kk.kk`);

export const hourglass = mirrored(`
  kkkkkkkkk
  kyyyyyyyy
  kkkkkkkkk
  .kaaaaaaa
  .kaaaaaaa
  .kaWmmmmm
  .kaWmmmmm
  ..kaWmmmm
  ...kaWmmm
  ....kaWmm
  .....kaWm
  .....kaam
  ....kaaam
  ...kaaaam
  ..kaaaaam
  .kaaaammm
  .kaWammmm
  .kaWmmmmm
  kkkkkkkkk
  kYYYYYYYY
  kkkkkkkkk`);

export const violin = bitmap(`
  ..............kkk
  .............kNNk
  ............kkNkk
  ...........kNkNk
  ..........kNkkk
  .........kNk
  ....kkk.kNk
  ...koookNk
  ..kooOkNkk
  ..kokkkkook
  ...kkokokook
  ..koowkkkook
  .koowoOkkkk
  kooowooOok
  kookooooOk
  kOokwoooOk
  .kOooooOk
  ..kOOOOk
  ...kkkk`);

export const balloon = bitmap(`
  .kkkk
  k1111k
  k1W11k
  k1W12k
  k1112k
  .k12k
  ..kk
  ..w
  .w
  ..w
  ..w`);

export const grass = bitmap(`
  ..g.....g......g.....g......g.....g......g.....g
  e.g..e.gg..g...gg.e..g..e...gg.e..g..g..gg.e..g
  eg.g.eg.g.gg.e.g.geg.gg.eg.gg.eg.gg.gg.gg.eg.gg
  egggeeggggggegggggegggggeggggegggggggggegegggggg
  GeggGgeGggGgeGggegGegGggGegGgegGggGegGggGegGggGe
  GGgGGgGGgGGgGGgGgGGgGGgGGgGgGGgGGgGGgGGgGGgGGgGG
  GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG`);

export const bang = bitmap(`
  .kkkkk
  kyyyyyk
  kyWyyYk
  kyWyyYk
  kyWyyYk
  kyyyYYk
  .kyyYk
  .kyyYk
  ..kyk
  ..kkk
  .kyyyk
  .kyyYk
  ..kkk`);

export const rubble = bitmap(`
  ...........kkkkk
  ...kkkkk..klSSSk
  ..klSSSsk.kSSSssk
  ..kSSSsskkkSSsssk
  .kSSSSssklSkSsssdk
  .kSSssskSSSSkkkkk
  kkkkkkklSSSSskSSsk
  kSSskSSSSSSsskSSssk
  kSssksSSsssssksssdk
  kkkkkkkkkkkkkkkkkkk`);

export const crack = bitmap(`
  .......kk
  ......kkk
  .......kkk
  ........kkk
  ......kkkk
  .....kkk.k
  ....kkk..kk
  .....kkk..kk
  ..kkkkk....kk
  .kk.kk......k
  .k..k
  k...kk
  .....kk
  ......k`);

export const floppy = bitmap(`
  kkkkkkkkkkkkk
  kbkSSSSSlkbbk
  kbkSSSkSlkbBk
  kbkSSSkSlkbBk
  kbkSSSSSlkbBk
  kbbkkkkkkbbBk
  kbbbbbbbbbbBk
  kbkkkkkkkkkBk
  kbkwwwwwwwkBk
  kbkwIIIIIwkBk
  kbkwwwwwwwkBk
  kBkwIIIwwwkBk
  kkkkkkkkkkkkk`);
