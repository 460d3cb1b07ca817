/** Vessels of glass and copper with bubbling liquids. */
import { bitmap, mirrored } from "../sprites";

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
