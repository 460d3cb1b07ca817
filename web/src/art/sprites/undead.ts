/** Skeletons, ghosts and other undead. */
import { bitmap, mirrored } from "../sprites";

export const skull = mirrored(`
  ..kkkk
  .kiiii
  kiiwww
  kiiwww
  kikkiw
  kkkrki
  kikkiw
  .kiiik
  ..kIii
  ..kikI
  ...kkk`);

export const ghost = bitmap(`
  ....kkkkkk
  ..kkwwwwwwkk
  .kwwwwwwwwwlk
  .kwwwwwwwwwlk
  kwwkkwwwkkwwlk
  kwwkkwwwkkwwlk
  kwwkkwwwkkwwlk
  kwpwwwkwwwpwlk
  kwwwwkkkwwwwlk
  kwwwwkrkwwwwlk
  kwwwwwkwwwwwlk
  kwwwwwwwwwwllk
  kwwwwwwwwwwllk
  kwwwkwwwkwwllk
  kwwk.kwk.kwlk
  .kk...k...kk`);

export const specter = mirrored(`
  ....kkkkk
  ..kkvvvvv
  .kvvuvvvv
  .kvuvkkkk
  kvuvkkkkk
  kvvkkkkkk
  kvvkkcckk
  kvvkkcwkk
  kvvkkkkkk
  kvvvkkkkk
  .kvvvkkkk
  kkvuvvkkk
  kvvuvvvVk
  kvuvvvVVk
  kvuvvVVVV
  kvvvVVvvV
  .kvvvVvvV
  .kvVvvVvv
  ..kvVvvVv
  ..kkvVkVv
  ....kk.kk`);

export const skeleton = mirrored(`
  ....kkkk
  ...kiiwi
  ..kiiwww
  ..kkkkiw
  ..kkrkiw
  ..kiiikk
  ...kiikI
  ...kIkiI
  .kkkkkkk
  kiikIIii
  kikkkkkI
  kik.kiii
  kik.kkkI
  kik..kii
  .kik.kkI
  .kIk.kii
  .kk.kiii
  ....kikk
  ....kik.
  ....kik.
  ....kik.
  ...kiik.
  ..kiiik.
  ..kkkkk.`);

export const zombie = bitmap(`
  .....kkkkkk
  ....kgggggGk
  ...kggegggGGk
  ...kgwwkgwwkk
  ...kgwkkgwkGk
  ...kggggggGGk
  ...kgkikikGGk
  ....kgkkkgGk
  .kkkkkgggGkkkkk
  kggkbbkgGkbbkggk
  kgGkbbbkkbBBkgGk
  .kggkbbbbBbBkggk
  .kgGkkbRbbBkkgGk
  ..kk.kbRRbBk.kk
  .....kbbbbBk
  .....kNNkNNk
  .....knnknNk
  .....knnknNk
  ....kgGk.kgGk
  ....kkkk.kkkk`);

export const hand = bitmap(`
  ..kk.kk
  .kggkggkkk
  .kggkggkggk
  kkgekgekggk
  gkggkggkgGk
  ggkgggggggk
  egkgegggGk
  kggegggggk
  .kggggggGk
  ..kggggGk
  ...kgggGk
  ...kggGGk
  ...kggGk
  ...kegGk
  ...kggGk`);

export const grip = bitmap(`
  .kkkkk
  kegegek
  kggggGgk
  kkkkkkgk
  kegegGgk
  kggggGGk
  .kkkkkk`);

export const wraith = mirrored(`
  ..k..k..k
  ..ykyyky.
  ..yyyyyyr
  ..kkkkkkk
  ..kTttttt
  .kTttkkkk
  .kTtkkkkk
  .kTtkkeek
  .kTtkkeek
  .kTttkkkk
  .kkTttkkk
  kTTttTttk
  kTttTtttt
  kTttkTttt
  kcckkTttT
  kcck.kTtt
  .kk..kTtT
  ....kTttt
  ....kTkTt
  .....k.kT
  .........`);

export const ladyghost = bitmap(`
  .....kkkk
  ....kpkkpk
  ...kpprrppkk
  ...kkkrrkkwwk
  ..kwwwwwwwwwwk
  ..kwkkwwwkkww.k
  ..kwkkwwwkkwwlk
  ..kwpwwkwwpwwlk
  ...kwwwrwwwwwlk
  ...kkwwwwwwwlk
  ..kwwkkkkkkkllk
  .kwwkppPppPppkk
  kwwwpppppPpppPk
  kwwkpPpppppPppPk
  .kkkppppPppppPpk
  ..kpPpppppPpppPk
  .kppppPppppPppPk
  .kkkPkkkPkkkPkk`);

export const dancer = bitmap(`
  ....kkkkkk
  ...kiiwwiik
  ...kwkkwkkk
  ...kwkkwkkk
  ...kiwkwwik
  ....kikikk...kk
  ....kkkkk...kiik
  .kkkkrrkkkkkiikk
  kiikkkkkkiiikk
  kikwwkkwKkkk
  kikkwwkKKk
  kik.kwkKKk
  .kik.kKKKk
  .kkk.kKkKKk
  .....kKkkKKk
  ....kKKk.kKKk
  ....kKk...kKk
  ...kiik....kik
  ..kkkkk....kkkk`);

export const vampire = mirrored(`
  ......kkkkk
  .....kkkkkk
  ....kkkkkkk
  ....kkwwwkk
  ...kkwwwwwk
  ...kwwkkkww
  ...kwwwrkww
  ....kwwwwwl
  kk..kwwwwwl
  kRkkkkwkrrr
  kRRRkkkwkwr
  kkRrRkkwwww
  .kkRrRkkwww
  .kkkRrkkkww
  .kkkkRkwkrk
  ..kkkkkwwkr
  ..kkkkkkwww
  .kkkkkkkkwy
  .kkkkkkkkkw
  kkkkkkkkkkk
  kkkkk.kkkkk`);

export const dracolich = bitmap(`
  .....kk.........kk
  ....kik........kIk
  ...kiik......kkiIk
  ...kiIk.....kiiIk
  ..kiiIkkkkkkkiIk
  ..kiIkiiiiiikkk
  .kkiiiiiwwwiiiikkk
  .kiiiiwwwwiiiiiiiikkkk
  kiiikkkkiwwiiiiiiiiiiik
  kiikkcckkiwwiikkiiikkiik
  kiikcwckkiwiiikkiiikkiik
  kiikkcckkiiiiiiiiiiiiik
  .kiikkkkiIiikikikikikk
  .kiiiiiiIkkkwkwkwkwkk
  ..kkiIIIkkwkwkwkwkwk
  ...kIiikIiikikikikik
  ...kkiikIIiiiiiiiik
  .....kkkkkIIIIIIkk
  .........kkkkkkk`);

export const ribs = bitmap(`
  ......................kkk
  ...................kkkiiikk
  .............kkkkkkiiIiiiIik
  ........kkkkkiiIiiikkkiikkiik
  .....kkkiiIiiikkkiik.kik.kkik
  ...kkiiikkkiik..kik..kik..kik
  .kkiIkkik.kkik..kik..kik..kik
  kiikk..kik..kik.kik..kik..kik
  kik....kik..kik.kik..kik..kik
  kk.....kik..kik.kik..kik.kik
  .......kik.kik.kik..kik..kik
  ......kik..kik.kik..kik..kk
  ......kk...kk...k....k`);

export const bone = bitmap(`
  kk......kk
  kwk....kwik
  kwikkkkiwik
  .kwwwwwwik
  kwikkkkkwik
  kik....kikk
  .kk.....kk`);

export const wisp = bitmap(`
  ...k
  ..kck
  ..kcck
  .kcacck
  .kcaack
  kcaWaack
  kcWkWkck
  kcWkWkck
  kcaWWack
  .kcaack
  ..kkkk`);

export const sarcophagus = mirrored(`
  ....kkkkk
  ...kybyby
  ..kybybyb
  ..kyykkkk
  .kybkyyyy
  .kyykykky
  .kbykyyyy
  .kyykykyy
  .kbykkyyY
  .kyyykkkk
  kkyybkkbk
  kyykyykby
  kybykkkyy
  kyybybkkk
  kybyybyyk
  kyybybybb
  .kyybybyy
  .kyybyybb
  ..kybyyyy
  ..kyyybyb
  ..kybyyyy
  ...kyybyb
  ...kkkkkk`);
