/** Portraits of the bosses and minibosses of the later sets, put together from existing drawings and a new one each. */
import {
  cave,
  dungeon,
  evening,
  gloom,
  hall,
  heaven,
  ice,
  lava,
  magic,
  night,
  roofscape,
  tomb,
  works,
} from "../backdrops";
import { at, flipped, mirrored, picture, type Picture } from "../sprites";
import {
  bat,
  beast,
  fangroot,
  ligerhead,
  minotaur,
  mushroomman,
  rustmonster,
  slime,
  werewolf,
} from "../sprites/beasts";
import { fist, hatparty } from "../sprites/costume";
import { dragonbaby } from "../sprites/dragons";
import { babygoblin, brainsucker, goblin, golem, imp, incubus, kobold, queen, succubus } from "../sprites/fiends";
import { assassin, monk, princess, robe, witch } from "../sprites/folk";
import { flame, icicle, lantern, spark, sparkle } from "../sprites/lights";
import { bomboy, cog } from "../sprites/machines";
import { plotted } from "../bitmap-tools";
import { web } from "../sprites/small-things";
import { boulder } from "../sprites/traps";
import { coin } from "../sprites/treasures";
import { ghost, skeleton, vampire, wraith, zombie } from "../sprites/undead";
import { eclipse, kazanna, nicolius, timebender, trick } from "./bosses";
import { belladonna, cerebellus, croak, croakCrown, gorgona, robobo, scarecrow, xyzax } from "./boss-drawings";
import { close } from "./composition";

/** A grinning pumpkin. */
const pumpkin = mirrored(`
  .........kGk
  .....kkkkkgG
  ...kkooOooOo
  ..koooOooooo
  .kooOoooooOo
  .kookkkooooO
  kooOkyykoooo
  koookyyykOok
  koooOkkkoooy
  koOooooooOoo
  kookkoooooOo
  koookyykkkkk
  .kooOkyyykyy
  .kOoookkyyky
  ..kooOooookk
  ...kkooOoooo`);

/** A large eye in the colours 1 and 2. */
const eye = plotted(22, 18, (x, y) => {
  const far = Math.hypot((x - 10.5) / 11, (y - 8.5) / 9);
  const iris = Math.hypot(x - 10.5, y - 8.5);
  if (far > 1) return ".";
  if (far > 0.9) return "k";
  if (iris < 2.4) return "k";
  if (iris < 5.6) return x < 9 && y < 7 ? "W" : iris > 4.6 ? "2" : "1";
  return far > 0.78 ? "p" : (x * 5 + y * 3) % 17 === 0 ? "p" : "w";
});

const crownlet = mirrored(`
  k.k.
  ykyk
  yyyy`);

/** Puppet strings from above. */
const strings = plotted(24, 9, (x) => (x % 7 === 2 ? "l" : "."));

/** Noise, as of a broken picture. */
const noise = plotted(24, 18, (x, y) => {
  const band = Math.floor(y / 3);
  const value = (x * 7 + band * 13 + ((x + band) >> 2) * 5) % 11;
  return value < 2 ? "P" : value < 4 ? "c" : value < 5 ? "W" : value < 8 ? "k" : "V";
});

const bosses: Record<string, Picture> = {
  "rmb-gregore": close(dungeon, golem, "sR dk SR lr"),
  "rmb-calabeza": picture(evening, at(pumpkin, 0, 2)),
  "rmb-belladonna": picture(magic, at(belladonna, 0, 1), at(sparkle, 1, 2)),
  "rmb-lamia": picture(tomb, at(gorgona, 0, 1, "gv GV eu")),
  "rmb-king-croak": picture(roofscape, at(croak, 0, 4, "gt GT eg"), at(croakCrown, 6, 1)),
  "rmb-ravenus": picture(night, at(bat, 0, 0, "vK Vk uK"), at(witch, 3, 3, "GK gK vK Vk")),
  "rmb-baron-hex": close(gloom, incubus, "rv RV pu", 0, 0),
  "rmb-oculus": picture(magic, at(eye, 1, 0, "1g 2G")),
  "rmb-kazanna": picture(hall, at(kazanna, 0, 1), at(trick, 1, 11)),
  "rmb-dr-deadly": picture(works, at(nicolius, 0, 0, "gr GR eo")),
  "rmb-scott": close(dungeon, skeleton, "", 4, 1, at(crownlet, 8, 0)),
  "rmb-kirax": close(lava, dragonbaby, "gr GR eo", 3, 0),
  "crl-imperiatrix": close(heaven, queen, "rb RB gc GT PB", 0, 0),
  "crl-klonos": picture(works, at(cerebellus, 0, 0, "pe PG rg RG"), at(spark, 18, 1)),
  "crl-mando": picture(heaven, at(robobo, 0, 2, "sG SG lg yc")),
  "iod-mortessa": close(gloom, wraith, "", 3, 0, at(crownlet, 8, 0, "yl")),
  "iod-general-gnash": close(lava, goblin, "", 2, 1, at(crownlet, 8, 0, "yr")),
  "iod-archivist-quill": close(hall, monk, "nB NB hb", 2, 1),
  "iod-fingers-mcgraw": close(roofscape, assassin, "", 2, 1, at(coin, 1, 2), at(coin, 18, 4), at(coin, 17, 12)),
  "iod-bivan-the-all-seeing": picture(heaven, at(eye, 1, 0, "1y 2O"), at(crownlet, 8, 0)),
  "vov-baroness-blight": close(cave, succubus, "rg RG Pe pe vG", 0, 0),
  "vov-warlord-krunch": close(lava, minotaur, "nr NR mo hR", 1, 0),
  "vov-the-puppetmage": picture(hall, at(robe, 3, 3, "bv BV"), at(strings, 0, 0)),
  "vov-madame-midas": close(tomb, princess, "py PY ro vY Vy", 4, 0, at(coin, 1, 3), at(coin, 19, 9), at(coin, 1, 12)),
  "vov-admiral-void": picture(heaven, at(eclipse, 0, 0, "yc oB rb"), at(crownlet, 8, 0, "ya")),
  "dbm-chase": close(evening, werewolf, "", 3, 0),
  "dbm-greg": close(cave, beast, "gb GB eu", 2, 0, at(hatparty, 8, -1)),
  "dbm-explodo": close(works, bomboy, "", 4, 1, at(flame, -1, 6), flipped(flame, 15, 6)),
  "pop-mobi": picture(night, at(scarecrow, 0, 1, "yb YB ob OB"), at(lantern, 18, 9)),
  "lst-the-glitch": picture({ wall: noise }, at(xyzax, 0, 1, "VP vc")),
};

const minibosses: Record<string, Picture> = {
  "rmb-spike": close(cave, rustmonster, "", -1, 1),
  "rmb-kid-croak": picture(evening, at(croak, 0, 4, "ge Gg ey"), at(hatparty, 8, 0)),
  "rmb-draculad": close(gloom, vampire, "", 1, 1),
  "rmb-rocky": close(cave, golem, "", 2, 0),
  "rmb-cerebella": close(works, brainsucker, "vP Vv", 2, 0),
  "rmb-paddywhack": close(evening, kobold, "rg RG oe", 4, 0),
  "rmb-icicle-man": close(ice, zombie, "gc Gb ea nB", 4, 0, at(icicle, 1, 0), at(icicle, 18, 0)),
  "rmb-mageseeker": close(magic, imp, "rb RB oc", 3, 0, at(spark, 0, 1)),
  "rmb-brassknuckle": close(hall, fist, "fy FY pw hO HO", 0, -1),
  "rmb-jinx": close(gloom, babygoblin, "gv GV eu", 1, 4, at(sparkle, 2, 1), at(sparkle, 17, 2)),
  "vov-lady-bramble": close(evening, fangroot, "", 3, 0),
  "vov-grimjaw": close(cave, ligerhead, "oS OS ml ns yl", -2, -3),
  "vov-professor-plasma": picture(works, at(timebender, 0, 0, "yc ob OB"), at(spark, 0, 0)),
  "vov-silkfinger": close(roofscape, assassin, "KR kR", 2, 2, at(web, 0, 0), flipped(web, 12, 0)),
  "vov-pyrrhus": close(lava, imp, "", 3, 0, at(flame, 0, 5), flipped(flame, 15, 5)),
  "vov-nightcap": close(night, mushroomman, "rB Rk pb", 1, 0),
  "vov-boulderdash": close(tomb, boulder, "", 4, 1, at(sparkle, 7, 6, "yr"), at(sparkle, 13, 6, "yr")),
  "vov-echo": picture(heaven, at(ghost, -2, 1), at(ghost, 5, 2), at(ghost, 12, 3)),
  "vov-zap-9": picture(works, at(robobo, 0, 2, "sY Sy lw ro"), at(spark, 1, 0), at(spark, 15, 0)),
  "vov-old-greasy": close(works, slime, "gN Gk eh", 3, 2, at(cog, 0, 0), at(cog, 16, 1)),
};

export const villains: Record<string, Picture> = { ...bosses, ...minibosses };
