/** Drawings of the first bosses of Super Boss Monster. */
import { bitmap, mirrored } from "../../sprites";

/** An undead abbess. */
export const mortia = mirrored(`
  .......kkkkk
  .....kkKKKKK
  ....kKddKKKK
  ....kdKKwwww
  ...kKdKwwwww
  ...kdKwwkkkk
  ...kdKwkiiii
  ...kdKwkiiii
  ...kdKwkkkki
  ...kdKwkPukk
  ...kdKwkkkki
  ...kdKwkiiik
  ..kKdKwwkiIi
  ..kdKKlwkiki
  ..kdKKKwwkkk
  .kKdKKKlwwww
  .kdKKKKKwwyw
  kKdKKKKKkyYy`);

/** A rotting nobleman with a wig. */
export const decay = mirrored(`
  ......kkkkkk
  ....kkwwlwww
  ...kwwlwwwlw
  ..kwlwwwlwww
  ..kwwlwkkkkk
  .kkwwkkggeee
  kwwkkkgggeee
  kwlwkgkkkkge
  kwwwkgkyrkgg
  kkkkkggkkggg
  kwlwkGgggggg
  kwwwkGggggkk
  kkkkkkGggggg
  .kVk.kGkwkwk
  kVvVkkkGkkkk
  VVvVVkwkGGGG
  VvVVVVkwwkkk
  VvVVVVVkwwlw`);

/** The left eye of Count Decay, falling out. */
export const looseEye = bitmap(`
  kkkkk
  kRRRk
  .kRk.
  ..r..
  ..rk.
  .kWWk
  kWkkW
  kWkkl
  .kWl.`);

export const fly = bitmap(`
  l.l
  .k.`);

/** A weeping stone idol. */
export const idol = mirrored(`
  ...kkkkkkkkk
  ..kSllSllSll
  ..kSkyykyykr
  ..kSkyykyykp
  .kkSSkkkkkkk
  kSkkllllllll
  kSksllllllll
  kdkskkkkkkll
  .kksSkkkkkkl
  ..ksSkacakSl
  ..kssSacaSSl
  ..kssSacaSkk
  ..kssSacaSSS
  ..kskkacakkk
  ..kskRacaRRR
  ..kdkkacakkk
  .accWWacaWcc
  aaWcaacccaWc`);

/** A dodo. */
export const dododo = bitmap(`
  ..........k..kk..k......
  .........kyk.yyk.yk.....
  .........kyykyyykyyk....
  .........kyrryccyrYk....
  ........kkkkkkkkkkkkk...
  .......kSllllllllSSssk..
  ...kkkkkllllllllllSSsk..
  .kkyyyyykwwwwlllllSSssk.
  kyyyyyyykwkkwwllllSSssk.
  kyWyyyyykwkkwwlllSSSssk.
  kyyyyyyyykwwwlllSSSssk..
  kOOyyyyyyykklllSSSSssk..
  kOOkkkkYYYkllSSSSSsssk..
  kOk...kkkkkSSSSSsssskkk.
  kk......kwwwkkkkkkkkwwwk
  .......kwkwwwwkwwwwwwkwk
  ......krkwwkwwwwwkwwwkrk
  ......krrkkkkkkkkkkkkrrk`);

/** A boxer with pink hair. */
export const bess = mirrored(`
  .....kkkkkkk
  ...kkPPkPPkP
  ..kPpPkpPkpP
  ..kPkPpkPpkP
  ..kkPpPkPPkP
  ..kPpkkkkkkk
  ..kPkttttttt
  .kkkttkkkttt
  ktkttttkkkkt
  kTkttttWWktt
  .kkttttttttt
  .yktttkkttTk
  ..kttkwkkrrr
  ..kTtkwkRkkk
  ...kTtkkttrr
  ....kTTttttt
  ..kkkkTTTTTT
  .ktttTkkkkkk`);

export const glove = bitmap(`
  ..kkkkk..
  .krrrrrk.
  krppprrrk
  krpprrrrk
  krprrrrrk
  krrrrrkrk
  kRrrrkrrk
  .kRRrrRk.
  .kwwwwwk.
  ..kkkkk..`);

export const shiner = bitmap(`
  .VVV.
  V...V
  VVVVV`);
