/** Drawings of the first bosses. */
import { bitmap, mirrored } from "../sprites";

/** A vampire with a high collar. */
export const draculord = mirrored(`
  .......kkkkk
  ......kKKKKK
  .....kKKKKKK
  .kk..kKKlwKK
  .kRk.kKlwwwK
  .kRRkkllwwww
  kRRRRklKKwww
  kRRrRkllryww
  kRrrRklwwwww
  kRrrrkSlwwwl
  .krrrrkllwww
  .krrrrklkkkk
  ..krrrrklWkk
  ..kkrrrrkkll
  .kKKkrrrrkkk
  kKKKKkrrrkwr
  KKKKKKkrrkwr`);

/** A lich with a hood and green eyes. */
export const xyzax = mirrored(`
  ........kkkk
  ......kkVVVV
  .....kVVvvvV
  ....kVVvVkkk
  ...kVVvkkiii
  ...kVVkiiiii
  ..kVVvkikkki
  ..kVVvkikekI
  ..kVVvkiIkII
  ..kVVvkIiiik
  ..kVVVkkiIII
  .kVVvVVkikik
  .kVvvvVkkikI
  kVVvvvvVkkkk
  kVvVvyyyvVVk
  VVvVvvvvyyyy
  VVvvVvvvvveW`);

export const croakCrown = mirrored(`
  k..k.k
  yk.kyk
  yykyyy
  yrkycc
  YYYYYY`);

/** A fat toad. */
export const croak = mirrored(`
  ..kkk.......
  .kgeek......
  kgeWWgkkkkkk
  kgWkkggggggg
  kgWkkgeeeeee
  .kggggeeeeee
  kggggggggggg
  kgkggggggggg
  kggkkggggggg
  kgeeekkkkkkk
  .kieeeerrrrr
  .kGiiiiiiiii
  kgGGiiiiiiii
  kggGGGiiiiii`);

/** A robot with round eyes. */
export const robobo = mirrored(`
  .........kkk
  ...kkkkkkkSS
  ..kSllllllll
  ..kSlSSSSSSS
  .kkSlkkkkkkk
  kokSlkccckkk
  kokSlkcWckkk
  .kkSlkccckkk
  ..kSlSkkkkkk
  ..kSlSSSSSSS
  ..kslkwkwkwk
  ..kssssssssk
  ...kkkkkkkkk
  .kSSkssssyys
  kSllSkssssys
  kSlSSksdkkkk`);

export const antenna = bitmap(`
  .rr.
  rprR
  .RR.
  .kk.`);

/** A brain in a jar. */
export const cerebellus = mirrored(`
  .....kkkkkkk
  ...kkaaaaaaa
  ..kaakkkkkkk
  .kaakppppppP
  .kakppPPpppP
  .kakpPpppPpP
  kaakppppPPpP
  kackPpPPpppP
  kackpPpppPpP
  kackppppPppP
  kackkPkkkpPP
  .kakckyyWkkP
  .kakckyrkkcc
  .kaakckkkccc
  ..kaacccccck
  .kkkkkkkkkkk
  kYyyyYYYYYYY
  kkkkkkkkkkkk`);

/** A succubus. */
export const seducia = mirrored(`
  .k..........
  kRk...kkkkkk
  kRRk.kPPPPPP
  .kRrkPPpPPPp
  ..kkPPpPPppp
  ...kPpPPfffP
  ..kPPPPfffff
  ..kPpPfkkkff
  ..kPpPfegkff
  ..kPpPffffff
  ..kPPPpfffff
  ..kPpPkffffr
  .kPPpPPkffff
  .kPpPPPkkFff
  kPPpPPkRkfff
  kPpPPkRrrkff
  kPPPkRrrrrkf`);

export const heart = bitmap(`
  r.r
  rpr
  .r.`);

/** A mummy queen. */
export const cleopatra = mirrored(`
  .....kkkkkkk
  ....kyyBByyB
  ...kyyBByyyY
  ..kyyBByyykk
  ..kyBByykimi
  ..kBByykmmmm
  ..kByykmmmmm
  ..kyyBkmkkkm
  ..kyBBkcWkcm
  ..kBBykmkkmm
  ..kByykmmmmm
  ..kyyBkkmmmr
  .kyyBBykmmmm
  .kyBBykkkmmm
  .kBBykyykkkk
  .kByykbyyrry
  kkykkbbbyyyy`);

export const asp = bitmap(`
  .ke.
  .kek
  ..ek
  .ge.
  gge.`);

/** A gorgon with snakes as hair. */
export const gorgona = mirrored(`
  ..kk...kk...
  .kggk.kggk.k
  .kekgkkekgkk
  ..kkgGkkgGkg
  kk.kgGGkgGkG
  kgkkGgGGgGGg
  kegkGGggGGgG
  .kkgGGkkkkkk
  ..kGgkeeeeee
  .kkGGkekkkee
  kggGkeeyykee
  kegGkeeekeee
  .kkGkkgeeeee
  ..kgGkgeeerr
  .kkGGkkgeeee
  kgGkkk.kgeee
  keGk..kkkgee`);

/** A scarecrow with a doctor's mirror. */
export const scarecrow = mirrored(`
  .......kkkkk
  ......kNnnnn
  .....kNnnnnn
  .....kRrrrrr
  .kkkkkkkkkkk
  kNnnnnnnnnnn
  .kkkkkkkkkkk
  ..ykimmmmmmm
  ..kimkmmkmmm
  .ykimmkkmmmm
  ..kimmkkmmmm
  ..kimkmmkmmk
  ...kmmmmmmmk
  ..ykmkmkmkmm
  .yykkmkkkkkk
  yykyykmmmmmm
  ykwwwkkyykyk`);

export const mirrorLamp = bitmap(`
  .kkk.
  kaWak
  kWaak
  .kkk.`);

/** A poisonous flower. */
export const belladonna = mirrored(`
  ....kkk..kkk
  ..kkvvvkkvvu
  .kvvuvvvkvuu
  kvvuuvkkkkkk
  kvuuvkeeeeee
  .kvvkeeeeeee
  kkkkkekkkeee
  vvvkeeypkeee
  vuukeeeeeeee
  vvvkgeeeeeee
  .kkkgkeeeeVV
  .kGgkkgeeeee
  kGgGgkkkgeee
  kgGGkkvkkkgg
  .kkkvvuvkggg
  ..kvuuuvvkgk
  ..kkvvvvkGgG`);
