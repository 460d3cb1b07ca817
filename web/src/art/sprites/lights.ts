/** Fire, lights, flying things and smoke. */
import { bitmap, mirrored } from "../sprites";

export const candle = bitmap(`
  ..y
  .yoy
  .yWy
  ..o
  .kkk
  .kik
  .kwk
  .kwIk
  .kwk
  .kwk
  .kIk
  .kkk`);

export const candelabra = mirrored(`
  y..y...
  W..W..y
  w..w..W
  w.kwk.w
  kYkYkkw
  .kYYYYY
  ..kkkkY
  .....kY
  .....kY
  .....kY
  .....kY
  .....kY
  ....kYY
  ...kYYY
  ...kkkk`);

export const chandelier = mirrored(`
  ...........k
  ...........k
  ..........kY
  .y........kY
  .W...y....kY
  .w...W...kyy
  kYk..w..kYkk
  .kYkkYkkYkky
  ..kkYYYYYkyY
  ....kkkkkkYY
  .........kcY
  ..........kk`);

export const lantern = bitmap(`
  ..kk
  .k..k
  .kkkk
  kYyyYk
  kyWWyk
  kyWWyk
  kyoWyk
  kYyyYk
  .kkkk`);

export const torch = bitmap(`
  ...o
  ..oyo
  ..oyo
  .oyWyo
  .oyWyo
  ..oWo
  .kkkkk
  .knmNk
  .kkkkk
  ..knk
  ..kNk
  ..knk
  ...k`);

export const flame = bitmap(`
  .....k
  ....kok
  ...koOk
  ...kook.k
  ..kooookok
  .kkoyooook
  kokoyyoook
  kooyyyyook
  kooyWWyook
  koyyWWWyok
  kooyWWyyok
  .koyWWyok
  ..kkkkkk`);

export const spark = bitmap(`
  ....yk
  ...yyk
  ..yWyk
  .yyyyyyyk
  .kkkkWyk
  ...yyyk
  ..yyyk
  ..yyk
  .yyk
  .yk`);

export const bolt = bitmap(`
  .........kkkkkk
  ........kWyyyk
  .......kWyyyk
  ......kWyyyk
  .....kWyyyk
  ....kWyyyk
  ...kWyyyykkkkk
  ..kWyyyyyyyyk
  ..kkkkkkyyyk
  ......kWyyk
  .....kWyyk
  ....kWyyykkk
  ...kWyyyyyk
  ..kkkkyyyk
  ....kWyyk
  ...kWyyk
  ...kyyk
  ..kyyk
  ..kyk
  ..kk`);

export const blast = mirrored(`
  .............k
  ..k.........ky
  ..kk....k...ky
  ..kyk..kok.kyy
  ...kyk.kookkyy
  ...kyokkoyokyy
  ....koyooyyoyW
  k...kooyyyyyyW
  kkk..koyyyyyWW
  .kookkooyyyWWW
  ..kooooyyyWWWW
  ...kkooyyyWWWW
  kkkkooyyyWWWWW
  koooooyyyWWWWW
  ...kkooyyWWWWW
  ..kooooyyyWWWW
  .kookkooyyWWWW
  kkk..koyyyyWWW
  k...kooyyyyyWW
  ....koyooyyoyW
  ...kyokkoyokyW
  ...kyk.kookkyy
  ..kyk..kok.kyy
  ..kk....k...ky
  ..k.........ky
  .............k`);

export const sparkle = bitmap(`
  ..W
  ..W
  WWyWW
  ..W
  ..W`);

export const spiral = bitmap(`
  ...kkkkk
  ..kyyyyyk
  .kyykkkyyk
  kyykkkkkyyk
  kykkyyykkyk
  kykykkyykyk
  kykykyykkyk
  kyykkkkkyyk
  .kyyyyyyykk
  ..kkkkkkk`);

export const cloud = bitmap(`
  ......kkkk
  ....kkeeeekk.kkk
  ...keeeeeeegkeeek
  .kkkeewweeegeeeegk
  keeeewweeeegeeeggk
  keewweeeeeeggegggkk
  keweeeggeeeggggeeegk
  keeeggeeegggggeeeggk
  kgeeegggeggkgggegggk
  .kgggggkgggGkggggGk
  ..kkkkkkkkkk.kkkkk`);

export const stormcloud = bitmap(`
  ........kkkkk
  ......kkSSSSSkk...kkkk
  .....kSllSSSSSSkkkSSSSk
  ....kSlWlSSSSSSSSSllSSSk
  ..kkSSllSSSSSSSSSSSSSSSsk
  .kSSSSSSSSSSSsSSSSSSSSSssk
  kSllSSSSSsSSSSssSSSSssssdk
  kSSSSsSSSSsssSSSssssssdddk
  kSsSSSssSSSssssssssdsssddk
  .kssssssssssdddsssdddsddk
  ..kkkdddddddddddddddddkk
  .....kkkkkkkkkkkkkkkkk`);

export const smoke = bitmap(`
  ...kkkk
  ..kllSSk
  .klWlSSSkk
  .klSSSSlSSk
  klSSkSSSSsk
  kSSSSSSkssk
  .kSSsSSsssk
  ..kkkkkkkk`);

export const bubble = bitmap(`
  .kkk
  kwWak
  kWaak
  kaapk
  .kkk`);

export const moon = bitmap(`
  .....kkkkkk
  ...kkwwwwwwkk
  ..kwwwwWWWWwwk
  .kwwwwwWWWWWwIk
  .kwwIIwwWWwwwwk
  kwwIIIwwwwwwwwik
  kwwwIwwwwwwIwwik
  kwwwwwwwwwIIIwIk
  kwwwwwwwwwwIwwik
  kwwwwIwwwwwwwiIk
  kiwwIIIwwwwwwiik
  .kiwwIwwwIwwiik
  .kiiwwwwwwwiiIk
  ..kiiwwwwiiiIk
  ...kkiiiiIIkk
  .....kkkkkk`);

export const pad = mirrored(`
  ........kkkkkkkk
  ....kkkkcccccccc
  ..kkccccaaaaaaaa
  .kcccaaaaWWWWWWW
  kccaaaaWWWWWWWWW
  kTccaaaaaWWWWWWW
  ktTcccaaaaaaaaaa
  .kttTccccccccccc
  ..kkttttTTTTTTTT
  ....kkkktttttttt
  ........kkkkkkkk`);

export const crystal = mirrored(`
  .......kk
  ......kWW
  .....kWWa
  ....kWWac
  ...kWWaac
  ..kWWaacc
  .kWWaaccc
  kWaaaccct
  kkaaccccc
  kbkkkkccc
  kbbbbkkkk
  .kBbbbbkt
  ..kBbbbkt
  ...kBbbkt
  ....kBbkt
  .....kBkT
  ......kkT
  .......kk`);

export const icicle = bitmap(`
  kaaack
  kaaack
  kWaack
  .kWak
  .kWak
  .kaak
  ..kak
  ..kak
  ...k`);

export const shard = bitmap(`
  ..kk
  .kaWk
  .kaack
  kaWack
  kaaack
  .kaacck
  .kaack
  ..kkk`);

export const thumbtear = bitmap(`
  ..k
  .kck
  .kak
  kaack
  kacck
  .kkk`);

export const drop = bitmap(`
  .....k
  ....kck
  ....kck
  ...kccck
  ..kcccbk
  ..kcccbbk
  .kcaccbbk
  .kcaccbbbk
  kcaccccbbk
  kcaccccbbBk
  kcacccbbbBk
  kcccccbbbBk
  .kccbbbbBk
  ..kbbbbBk
  ...kkkkk`);
