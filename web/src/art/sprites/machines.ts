/** What turns, crushes, cuts and explodes. */
import { bitmap, mirrored } from "../sprites";

export const gear = bitmap(`
  .....kkkk
  ..kk.kSSk.kk
  .kSSkkSSkkSSk
  .kSSSlSSSSSsk
  ..kSlSSSSSsk
  kkkSSskkssskkk
  kSSSSk..ksssdk
  kSSSSk..ksssdk
  kkkSSskkssskkk
  ..kSSSssssdk
  .kSSSSsssssdk
  .kSskksskksdk
  ..kk.kssk.kk
  .....kkkk`);

export const cog = bitmap(`
  ...kkk
  .k.kyk.k
  kykkykkyk
  .kyyyyYk
  kkyykYYkk
  kyyk.kYYk
  kkyykYYkk
  .kyyYYYk
  kykkYkkYk
  .k.kYk.k
  ...kkk`);

export const conveyor = mirrored(`
  kkkkkkkkkkkkkkkkkkkkkkkk
  ksSSSSSkSSSSSkSSSSSkSSSS
  kkkkkkkkkkkkkkkkkkkkkkkk
  kddkSSkddkSSkddkSSkddkSS
  kdkSllSkkSllSkkSllSkkSll
  kdkSlsSkkSlsSkkSlsSkkSls
  kddkSSkddkSSkddkSSkddkSS
  kkkkkkkkkkkkkkkkkkkkkkkk`);

export const crusher = mirrored(`
  kSlSkkkkkk
  kSlSkkSlSs
  kSlSkkSlSs
  kSlSkkSlSs
  kSlSkkSlSs
  kkkkkkkkkk
  kyyykkkyyy
  kykkkyyykk
  kkkyyykkky
  kSSSSSSSSS
  klSSSSSSSS
  kSSSSsSSSS
  kkkkkkkkkk
  .klSskklSs
  .kSSskkSSs
  ..klk..klk
  ..kSk..kSk
  ...k....k.`);

export const spikes = bitmap(`
  .....k.........k.........k
  ....klk.......klk.......klk
  ....klk...k...klk...k...klk
  ...kllSk.klk.kllSk.klk.kllSk
  ...klSSk.klk.klSSk.klk.klSSk
  ..kllSSkkllSkllSSkkllSkllSSSk
  ..klSSsskllSklSSsskllSklSSssk
  .kllSSssklSSSkSSssklSSSkSSsssk
  .kkkkkkkkkkkkkkkkkkkkkkkkkkkkk`);

export const barrier = bitmap(`
  ......kkk...............kkk
  .....koyok.............koyok
  ......kkk...............kkk
  kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
  kyyykkkyyyykkkkyyyykkkkyyyykkkkk
  kyykkkyyyykkkkyyyykkkkyyyykkkkyk
  kykkkyyyykkkkyyyykkkkyyyykkkkyyk
  kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
  ....knmk................knmk
  ....knmk................knmk
  ....knmk................knmk
  ...kknmkk..............kknmkk
  ..knnnmmmk............knnnmmmk
  ..kkkkkkkk............kkkkkkkk`);

export const coil = mirrored(`
  ....kkkkk
  ..kkllSSS
  .kllWllSS
  .klSSSSSS
  ..kkssssd
  ....kkkkk
  .....kooO
  .....kkkk
  .....kyoO
  .....kkkk
  .....kooO
  .....kkkk
  .....kyoO
  .....kkkk
  ....ksSSs
  ...ksssss
  ...kkkkkk`);

export const flask = bitmap(`
  ...kkkkk
  ....kak
  ....kak
  ....kak
  ...kaaak
  ..kaaWaak
  .kagggggak
  kagegggGgk
  kaeegGgggk
  kaegggggGk
  kagggGggGk
  .kgGgggGk
  ..kkkkkk`);

export const jar = bitmap(`
  ......kkkkkkkkkk
  .....klSSSSSSSsSk
  .....kkkkkkkkkkkk
  ......kaaaaaaack
  ....kkaaaaaaaaackk
  ...kaaaaaaaaaaaaack
  ..kaWWggggegggggaack
  .kaWWgggggggggggggack
  .kaWgggwwwwwwwggggGck
  kaWeggwwwwwwwwwggeGack
  kaWggwwrwTttTwwwgggGck
  kaegwwwwTttttTwwwggGck
  kaggwrwwttkkttwwrggGck
  kagewwwwttkkttwwwggGck
  kagggwwwTttttTwwwgeGck
  kacggwwrwTttTwrwgggGck
  .kagggwwwwwwwwwgggGck
  .kaceggglwwwlgggegGck
  ..kaggggggrrggggGGck
  ...kacgegrgrgggGGck
  ....kkaccggrgcccck
  ......kkkkkkkkkkk`);

export const vial = bitmap(`
  .kkkk
  ..kak
  ..kak
  .kaaak
  .kPPPk
  .kpPPk
  .kPpPk
  .kPPPk
  ..kkk`);

export const cauldron = mirrored(`
  ......eg...e
  ...kkkeegkgg
  ..keggggeegg
  .kkkkkkkkkkk
  kdSSSddddddd
  kkkkkkkkkkkk
  .kdSdKKKKKKK
  kddSdKKKKKKK
  kdSdKKKKKKKK
  kdSdKKKKKKKK
  kddKKKKKKKKK
  kddKKKKKKKKK
  .kdKKKKKKKKK
  ..kdKKKKKKKK
  ...kkKKKKKKK
  ..kdkkkkkkkk
  ..kk........`);

export const pipe = bitmap(`
  kkkkkkk
  ksSlSsk
  ksSlSskkkk
  ksSlSsSlsk
  .ksSlSSlsk
  ..kkkkkkkk`);

export const generator = mirrored(`
  ....kkkkkkkkkk
  ...kSSSSSSSSSS
  ..kSlSSSSSSSSS
  .kkkkkkkkkkkkk
  .ksSsdksSsskkk
  .ksSsdkskkkkyy
  .ksSsdkskyykyk
  .ksSsdkskkkkyy
  .ksSsdksSsskkk
  .kkkkkkkkkkkkk
  kSSSSSSSSSSSSS
  kddddddddddddd
  kkkkkkkkkkkkkk`);

export const orb = bitmap(`
  ..kkkk
  .k1111k
  k1WW112k
  k1W1112k
  k111122k
  k111122k
  .k1222k
  ..kkkk`);

export const robotarm = bitmap(`
  kkkkkkkkkk
  kSSSSSSSsk
  kkkkSlkkkk
  ...kSlk
  ...kSlk
  ..kkSSkk
  ..kySyYk
  ..kkYYkkk
  ...kkkSlkk
  .....kkSlSk
  .......kkSSk
  ........kyYk
  .......kkkkkk
  ......kSSkkSk
  ......kSk..kS
  ......kSk..kS
  .......kk..kk`);

export const bullet = bitmap(`
  ........kkkkkkkkkkk
  .....kkkyyYkmoooOOk
  ...kkooyWyYkmWoooOOk
  ..kooWWooyYkmWoooOOk
  .koWWooooyYkmooooOOk
  koWooooooyYkmkkoOOOk
  koooooooOyYkmkkoOOOk
  .kooooooOyYkmooooOOk
  ..kOoooOOYYkmooooOOk
  ...kkOOOOYYkmOOOOOOk
  .....kkkkYYkmOOOOOk
  ........kkkkkkkkkkk`);

export const bomboy = bitmap(`
  .........kk
  ........kmk.ko
  .......kmkkkyWo
  .....kkkkk.ooyo
  ....kSdddSk..o
  ...kkkkkkkk
  ..kddddddKKk
  .kdSSdddddKKk
  .kdSdddddddKk
  kddwwkddwwkKKk
  kddwkkddwkkKKk
  kdddddddddKKKk
  kddkwwwwwkKKKk
  .kdkkkkkkkKKk
  .kKddKKKKKKKk
  ..kkKKKKKKkk
  .koook.kooook
  .kkkkk.kkkkkk`);

export const wreckball = bitmap(`
  .......kk
  ......kSSk
  ......kSSk
  ...kkkkkkkkkk
  ..kKdddddddKKk
  .kKddSSSddddKKk
  .kddSllSddddKKk
  kKddSlSdddddKKKk
  kddddSddddddKKKk
  kdddddddddddKKKk
  kddddddddddKKKKk
  kKdddddddddKKKKk
  kKdddddddddKKKKk
  .kKdddddddKKKKk
  .kKKddddKKKKKKk
  ..kKKKKKKKKKKk
  ...kkKKKKKKkk
  .....kkkkkk`);

export const chain = bitmap(`
  .kk
  kSSk
  kS.k
  ks.k
  kssk
  .kk`);

export const sawblade = bitmap(`
  .......kk.....kk
  .......klk...klk
  ...kk..kllkkkllk
  ...klkkkSSSSSSlkkkkk
  ...kllSSSSSSSSSSSllk
  ....kSSSSSSSSSSSSlk
  kkkkkSSSSSSSSSSSSsk
  kllSSSSSSSSSSSSSSskkkk
  .klSSSSSSSkkkSSSSSssk
  ..kSSSSSSkyyykSSSSssk
  ..kSSSSSSkyOykSSSSsk
  ..kSSSSSSkyyykSSSSsk
  .kSSSSSSSSkkkSSSSsssk
  kSSSSSSSSSSSSSSSSsssdk
  kkkkkSSSSSSSSSSSsskkkk
  ...kSSSSSSSSSSSSssk
  ...kSsSSSSSSSSSSsssk
  ..kSsssSSSSSSSSssskk
  ..kkkkkksssssssskk
  ......ksskkkkkssk
  ......ksk.....ksk
  .......kk......kk`);

export const treadmill = bitmap(`
  .kkk
  kSSSkkk
  kSkkSSk
  .k.kkSk
  ....kSk
  ....kSk
  ....kSk
  ....kSk
  ....kSk
  ....kSk
  ...kkSkkkkkkkkkkkkkkkkkkkkk
  ..kSkkkSSkkSSkkSSkkSSkkSSkSk
  .kSkrrkkkkkkkkkkkkkkkkkkkkkS
  .kkkkkdKKdKKdKKdKKdKKdKKdkkk
  ..kSSSSSSSSSSSSSSSSSSSSSSSk
  ..kkkkkkkkkkkkkkkkkkkkkkkkk`);

export const guillotine = bitmap(`
  .kkkkkkkkkkkkkkkkkk
  knmmmmmmmmmmmmmmmmnk
  .kkkkkkkkkkkkkkkkkk
  ..kmnk...kk...kmnk
  ..kmnk...kI...kmnk
  ..kmnkkkkkkkkkkmnk
  ..kmnkSSSSSSSSkmnk
  ..kmnklSSSSSSSkmnk
  ..kmnkSllSSSSSkmnk
  ..kmnkSSSlSSSSkmnk
  ..kmnkSSSSllSSkmnk
  ..kmnkkSSSSSllkmnk
  ..kmnk.kkSSSSWkmnk
  ..kmnk...kkWSSkmnk
  ..kmnk.....kkWkmnk
  ..kmnk.......kkmnk
  ..kmnkkkkkkkkkkmnk
  ..kmnkmmnmmnmmkmnk
  ..kmnkmnkkkknmkmnk
  ..kmnknkkkkkknkmnk
  ..kmnkkkkkkkkkkmnk
  ..kmnknkkkkkkmkmnk
  ..kmnkmnkkkknmkmnk
  ..kmnkmmnmmnmmkmnk
  .kkkkkkkkkkkkkkkkkk
  knnmnnnmnnnnmnnnmnnk
  kkkkkkkkkkkkkkkkkkkk`);

export const jaws = mirrored(`
  .......kkkkkkkkk
  .....kkSlllSSSSS
  ...kkSllSSSSSSSS
  ..kSlSSSSSkkkkSS
  .kSlSSSSkkrrRkkS
  .kSSSSkkkkkkkkkk
  kSSkkkkWWkkkWWkk
  kSSkWWkWWlkkWWlk
  kSkkWWlWWlkWWWll
  kSkkkWlkWlkkWWlk
  kSkRkkkkkkkkkkkk
  kSkRRRRrrrrrrrrr
  kSkkkRRRrrrppppp
  kSkkWkkkWkkkrrpp
  kSkkWlkWWlkkkWkk
  kSSkWWkWWlkkWWlk
  kSSSkkkWWlkkWWlk
  .kSSSSSkkkkkkkkk
  ..kSSSssSkkkkSSS
  ...kkSsssssSSSSS
  .....kkkkkkkkkkk`);

export const smasher = mirrored(`
  ............kk
  ............ky
  .......kkkkkkk
  ......klSSSSSS
  kkkkkkkSSSSSSS
  klSSSkkSkkkkSS
  kSSSskkkRrrkkS
  kSSSskkSkkkkSS
  kSSSskkSSSSSSS
  kSSSskkSkkkkkk
  ksssskkSkwkwkw
  .kyyk.ksSkwkwk
  .kYYkkkksSkkkk
  .kyyksskkksSSS
  .kYYkkksSSSkkk
  .kyyyk.kSskyyy
  ..kYYyykSskyrr
  ...kkkkkSskyrr
  .......kSskyyy
  .......kssskkk
  ......kkkkkkkk
  .....kSSSSk...
  ....klSSSsk...
  ....kkkkkkk...`);

export const robotfist = mirrored(`
  ....kkkkkkkk
  ...ksSlSSsSs
  ...kkkkkkkkk
  ....ksSlSssS
  ....ksSlSssS
  ..kkkkkkkkkk
  .kyyyyyyyyyy
  kyykkyyykkyy
  kkkkkkkkkkkk
  klSSSSSSSSSS
  kSSSSkSSSSkS
  kSSSskSSSskS
  kSSSskSSSskS
  kSSSskSSSskS
  ksSsskssSsks
  .kkkkkkkkkkk`);

export const tube = mirrored(`
  kkkkkkkkkkk
  kcctttttttt
  kcctttttttt
  kccttkkkkkk
  kctttkkkkkk
  kkkkkkkkkkk
  .kctttttttt
  .kctttttttt
  .kctttttttt
  .kctttttttt
  .kctttttttt
  .kctttttttt
  .kctttttttt
  .kctttttttt`);

export const block = bitmap(`
  kkkkkkk
  k11111k
  k1W112k
  k11112k
  k11112k
  k12222k
  kkkkkkk`);

export const bricks = bitmap(`
  kkkkkkkkkkkkkkkkkkkk
  krrrokrrrrokrrrrokrk
  kRRRrkRRRRrkRRRRrkRk
  kkkkkkkkkkkkkkkkkkkk
  krokrrrrokrrrrokrrrk
  kRrkRRRRrkRRRRrkRRRk
  kkkkkkkkkkkkkkkkkkkk
  krrrokrrrrokrrrrok
  kRRRrkRRRRrkRRRRrk
  kkkkkkkkkkkkkkkkkk
  krokrrrrok
  kRrkRRRRrk
  kkkkkkkkkk`);

export const boulder = bitmap(`
  .....kkkkkk
  ...kkllSSSSkk
  ..klllSSSSSSsk
  .kllSSSSSSSSssk
  .klSSSSSSSSSssk
  kllSSSkSSSSSsssk
  klSSSkkSSSSSSssk
  klSSSSSkSSSSssdk
  kSSSSSSSSSsSssdk
  kSSsSSSSSSSksssk
  kSSSSSSSsSSkksdk
  .kSSSSsSSSsssdk
  .ksSSSSSSsssddk
  ..kssSsssssddk
  ...kkssssddkk
  .....kkkkkk`);

export const bar = bitmap(`
  kSsk
  kSsk
  kSsk
  kSsk
  kSsk
  kSsk`);

export const recycle = bitmap(`
  ........kkkkkkk
  .......keeggggGkk
  ......keegggggGGkkk
  ......kegggkkgggGkgk
  .....kegggk..kgggggGk
  .....kGgggk...kgggggk
  .kkkkkkGGk....kgggggk
  .keeeekkk....kgggggGk
  ..keeggk......kkkkkk
  ..kegggGk........kkkk
  .kegggggGk......kegggk
  .kegggGggGk......kgggGk
  kegggGkkGGk......kggggGk
  kgggGk...kk.kk...kGggggk
  kgggGk.....kgk...kGggggk
  kggggGkkkkkgggkkkggggGk
  .kgggggggegggggggggGGk
  ..kGgggggegggggggGGGk
  ...kGGGGGkGggkkkkkkk
  ....kkkkkkkkgk
  ............kk`);

export const barbell = bitmap(`
  ..kk......................kk
  kkddkk..................kkddkk
  kdKdKk..................kdKdKk
  kdKdKkkkkkkkkkkkkkkkkkkkkdKdKk
  kdKdKSSSSSSSSSSSSSSSSSSSSdKdKk
  kdKdKkkkkkkkkkkkkkkkkkkkkdKdKk
  kdKdKk..................kdKdKk
  kkddkk..................kkddkk
  ..kk......................kk`);
