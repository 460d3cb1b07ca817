/** Machines, blades and explosives. */
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
