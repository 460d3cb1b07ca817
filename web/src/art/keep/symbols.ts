/** The symbols of scenario cards and the backs of treasures, 12 by 12 pixels. */
import { bitmap, mirrored } from "../sprites";

export const symbols = {
  cauldron: bitmap(`
    ..ee..e.....
    .e..e..ee...
    .kkkkkkkkkk.
    kdeegeegeeKk
    kkkkkkkkkkkk
    .kdsddKKKk..
    kdsdddKKKKk.
    kdsddKKKKKk.
    kddddKKKKKk.
    .kdddKKKKk..
    .kkkkkkkkk..
    .kk.....kk..`),
  ledger: bitmap(`
    .kkkkkkkkkk.
    .kRrrrrrrrk.
    .kRwwwwwwwk.
    .kRwkkkwywk.
    .kRwwwwwwwk.
    .kRwkkkwywk.
    .kRwwwwwwwk.
    .kRwkkwyywk.
    .kRwwwwwwwk.
    .kRrrrrrrrk.
    .kwwwwwwwwk.
    .kkkkkkkkkk.`),
  quake: bitmap(`
    kkkkkkkkkkkk
    kmmmmkkmmmnk
    kmmmk.kmmnnk
    kmmmmk.kmnnk
    kmmmk..kmnnk
    kmmk..kmmnnk
    kmmmk.kmmnnk
    kmmmk..kmnnk
    kmmk...kmnnk
    kmmmk.kmnnnk
    kmmmmkmnnnnk
    kkkkkkkkkkkk`),
  moon: bitmap(`
    ....kkkkk...
    ..kkiiwikk..
    .kiiwkkk....
    .kiwk....y..
    kiiwk...yWy.
    kiwk.....y..
    kiwk........
    kiiwk....k..
    .kiiwkkkkik.
    .kIiiwwiiIk.
    ..kkIIIIkk..
    ....kkkk....`),
  lute: bitmap(`
    .........kk.
    ........knkk
    .......knkwk
    ......kmkkk.
    .....kmk....
    ..kkkmkk....
    .koomkook...
    kooowkooOk..
    kookkkooOk..
    kookkwoOOk..
    .kooooOOk...
    ..kkkkkk....`),
  hammer: bitmap(`
    .kkkkkkkkk..
    kSllwwllSsk.
    kSllllllSsk.
    kSllllllSsk.
    kSssssssSsk.
    .kkkkmnkkk..
    ....kmnk....
    ....kmnk....
    ....kmnk....
    ....kmnk....
    ....kmnk....
    ....kkkk....`),
  storm: bitmap(`
    ...kkkk.....
    ..klllSkkk..
    .klwlllSSSk.
    klwllllSSSsk
    klllllSSSSsk
    .kkkkkkkkkk.
    ..kyyk.b..b.
    .kyyk.b..b..
    .kkyykk.b..b
    ...kyk.b..b.
    ..kyk.......
    ..kk........`),
  crown: mirrored(`
    .....k
    k...ky
    kk..ky
    kyk.ky
    kyykyy
    kyyyyy
    kyWyyy
    kyyyyy
    krykcc
    kYYYYY
    kyyyyy
    kkkkkk`),
} as const;

export const backs = {
  curse: mirrored(`
    ..kkkk
    .kiiww
    kiiwww
    kikkiw
    kikrki
    kikkki
    kiiiik
    .kkiik
    ..kiii
    ..kiki
    ..kiki
    ..kkkk`),
  losses: bitmap(`
    ............
    ...kkkk.....
    ..kmmmnk....
    ...kkkk.....
    ..kmmmnk....
    .kmmymmnk...
    kmmyyymmnk..
    kmmymymkk...
    kmmyyymmk.y.
    kmmmymmmkk..
    .kmmmmnnk.yy
    ..kkkkkk.yy.`),
  prisoner: bitmap(`
    kkkkkkkkkkkk
    kSSSSSSSSSSk
    kkSkkSkkSkkk
    kkSkfSfkSkkk
    kkSffSffSkkk
    kkSkfSkfSkkk
    kkSffSffSkkk
    kkSkfSfkSkkk
    kkSbbSbbSkkk
    kkSbbSbbSkkk
    kSSSSSSSSSSk
    kkkkkkkkkkkk`),
  regeneration: bitmap(`
    ..kkk..kkk..
    .krrrkkrrrk.
    krpprrrrrrRk
    krprrWWrrrRk
    krrrrWWrrrRk
    krrWWWWWWrRk
    .krWWWWWWRk.
    .krrrWWrrRk.
    ..krrWWrRk..
    ...krrrRk...
    ....krRk....
    .....kk.....`),
  failure: bitmap(`
    .....kk.....
    k...kyyk...k
    kk..kyk...kk
    kyk.kyykkkyk
    kyykyyk.kyyk
    kyyyyk.kyyyk
    kyWyyyk.kyyk
    kyyyyk.kyyyk
    kryrk..kyryk
    kYYYYk.kYYYk
    kyyyk..kyyyk
    kkkkk..kkkkk`),
} as const;
