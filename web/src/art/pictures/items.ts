/** The pictures of the items: one thing each, on the colour of the class of hero that carries it. */
import { at, flipped, mirrored, bitmap, type Picture, type Scene } from "../sprites";
import { flask } from "../sprites/alchemy";
import { beast, slime } from "../sprites/beasts";
import { axe, fist, palm } from "../sprites/costume";
import { claw } from "../sprites/dragons";
import { babygoblin, statue } from "../sprites/fiends";
import { robe } from "../sprites/folk";
import { book, coffin, mirror } from "../sprites/furniture";
import { bubble, cloud, flame, icicle, lantern, smoke, spark, sparkle } from "../sprites/lights";
import { bomboy, bullet, cog, tube } from "../sprites/machines";
import { plotted } from "../bitmap-tools";
import * as scene from "../sprites/backdrops";
import { floppy, stick, vine } from "../sprites/small-things";
import { boulder, chain } from "../sprites/traps";
import { bigsword, bigwand, heart, sack, shield, sword } from "../sprites/treasures";
import { skull } from "../sprites/undead";
import { orb, thing } from "./composition";

const { circle, rays, star } = scene;
const cleric = circle("Y", "O", "y");
const fighter = rays("R", "N", "o", 8);
const mage = star("B", "k", "c");
const thief = circle("T", "k", "t");
const explorer = rays("V", "k", "u", 10);
const anybody: Scene = star("N", "K", "m", 6);

const cross = mirrored(`
  ....kkk
  ....kww
  ....kww
  kkkkkww
  kwwwwww
  kwwwwwl
  kkkkkwl
  ....kwl
  ....kwl
  ....kkk`);

const bell = mirrored(`
  .......kk
  ......kyy
  .....kyyy
  ....kywyy
  ...kyywyy
  ...kywyyy
  ..kyywyyY
  ..kyyyyyY
  .kyyyyyYY
  kyyyyyYYY
  kkkkkkkkk
  .....kYYY
  ......kkk`);

const boot = bitmap(`
  ..kkkkkkk....
  ..knmmmnk....
  ..knmmnnk....
  ..knmmnnk....
  ..knmmnnk....
  ..knmmnnk....
  ..knmmnnkkkk.
  ..knmmmnnnnnk
  ..knmmmmmnnnk
  ..kkkkkkkkkkk
  ..kyyyyyyyyyk
  ..kkkkkkkkkkk`);

const ring = plotted(18, 20, (x, y) => {
  const far = Math.hypot(x - 8.5, y - 12);
  if (y < 6 && Math.abs(x - 8.5) < 5 - Math.abs(y - 3))
    return Math.abs(x - 8.5) > 3 - Math.abs(y - 3) ? "k" : x < 8 ? "W" : "c";
  if (far > 8 || far < 3.6) return ".";
  return far > 7.2 || far < 4.4 ? "k" : x + y < 19 ? "y" : "Y";
});

const die = bitmap(`
  .kkkkkkkkkk.
  kwwwwwwwwwlk
  kwkkwwwwkklk
  kwkkwwwwkklk
  kwwwwwwwwwlk
  kwwwwkkwwwlk
  kwwwwkkwwwlk
  kwwwwwwwwwlk
  kwkkwwwwkklk
  kwkkwwwwkklk
  klllllllllSk
  .kkkkkkkkkk.`);

const key = bitmap(`
  .kkkkk..........
  kyyyyyk.........
  kykkkyykkkkkkkkk
  kyk.kyyyyyyyyyyk
  kykkkyykkkkykyyk
  kyyyyyk...kykkyk
  .kkkkk....kkk.kk`);

const bigstar = mirrored(`
  ........k
  .......ky
  .......ky
  ......kyy
  ......kyw
  kkkkkkkyw
  .kyyyyyyy
  ..kyyykyy
  ...kyykyy
  ...kyyyyy
  ..kyyyyyy
  ..kyyyyky
  .kyyykk.k
  .kykk....
  .kk......`);

const blaster = bitmap(`
  ..kkkkkkkkkkkkkkk...
  .kSlllllllllllcck...
  kSssssssssssskccckk.
  kssssssssssssskkkk..
  .kkksssskkkkkkk.....
  ...kssskrk..........
  ..kssskkk...........
  ..kdddk.............
  .kdddk..............
  .kkkkk..............`);

const horn = bitmap(`
  kk................
  kik...............
  kiik.........kkkkk
  kiiik......kkyiiYk
  .kiiikk..kkiiyiiYk
  .kIiiiikkiiiiyiiYk
  ..kIiiiiiiiiiyiiYk
  ...kIIiiiiiiIkyiYk
  ....kkIIIIIkk.kyYk
  ......kkkkk....kkk`);

const maul = bitmap(`
  ...kkkkkkkkkkkkk..
  ..klSSSSSSSSSSdk..
  ..klSssssssssddk..
  ..klSssssssssddk..
  ..klSssssssssddk..
  ..kSsssssssssdKk..
  ..kddddddddddKKk..
  ...kkkkkkkkkkkk...
  .......knNk.......
  .......knNk.......
  .......knNk.......
  .......knNk.......
  .......kyYk.......
  .......knNk.......
  .......knNk.......
  .......knNk.......
  .......kyYk.......
  .......kkkk.......`);

export const items: Record<string, Picture> = {
  "thk-extra-life": thing(cleric, "Pr", heart, "", at(heart, 12, 8), at(heart, 29, 8), at(cross, 17, 20, "wW")),
  "thk-holy-hand-grenade": thing(cleric, "Yy", boulder, "sy SY ly dO", at(cross, 17, 1, "wy lY")),
  "thk-inquisitors-robes": thing(cleric, "Rr", robe, "bR BR vR VR"),
  "thk-staff-of-healing": thing(cleric, "Gg", bigwand, "", at(cross, 4, 4)),
  "thk-goblin-suit": thing(fighter, "Gg", babygoblin),
  "thk-claws-of-the-berserker": thing(fighter, "", claw, "", flipped(claw, 3, 10), at(claw, 30, 10)),
  "thk-oversized-sword": thing(fighter, "yw", bigsword),
  "thk-vorpal-blade": thing(fighter, "cW", sword, "lc Sb", at(sparkle, 15, 8), at(sparkle, 28, 20)),
  "thk-antimagic-lizard": thing(mage, "Gg", slime, "", at(sparkle, 8, 6)),
  "thk-ice-rod": thing(mage, "bc", bigwand, "yc ob ra", at(icicle, 5, 20), at(icicle, 38, 6)),
  "thk-magic-mirror": thing(mage, "Vu", mirror),
  "thk-necronomicon": thing(mage, "Gg", book, "rG RG pg", at(skull, 18, 4)),
  "thk-bag-of-holding": thing(thief, "Yy", sack, "", at(sword, 12, 2), at(bigwand, 20, -6)),
  "thk-cheat-code": thing(thief, "Gg", floppy, "", at(key, 4, 4), at(sparkle, 36, 6)),
  "thk-ten-foot-pole": thing(thief, "Nn", stick, "", at(stick, 1, 20), at(stick, 28, 6)),
  "thk-the-bomb": thing(thief, "Rr", bomboy),
  "thk-boots-of-jumping": thing(anybody, "Gg", boot, "", at(boot, 6, 6), at(sparkle, 37, 26)),
  "thk-pet-monster": thing(anybody, "pP", beast),
  "thk-star-of-invulnerability": thing(anybody, "Yo", bigstar),
  "thk-ring-of-invisibility": thing(anybody, "Bb", ring),
  "iod-censer-of-sanctity": thing(
    cleric,
    "Yy",
    lantern,
    "",
    ...[
      [21, 0],
      [21, 6],
    ].map(([x = 0, y = 0]) => at(chain, x, y)),
    at(smoke, 8, 6),
    at(smoke, 30, 2),
  ),
  "iod-blessed-bandages": thing(cleric, "wW", tube, "gw Gl ew cw tl Tl", at(cross, 17, 13, "wr lR")),
  "iod-bell-of-banishing": thing(cleric, "Oo", bell),
  "iod-martyrs-mantle": thing(cleric, "", robe, "bw Bl vr VR", at(heart, 5, 6), at(heart, 36, 6)),
  "iod-siege-hammer": thing(fighter, "Oy", maul),
  "iod-tower-shield": thing(fighter, "bB", shield, "", at(shield, 18, 2), at(shield, 18, 22)),
  "iod-war-horn": thing(fighter, "Nn", horn),
  "iod-executioners-axe": thing(fighter, "Rr", axe),
  "iod-wand-of-wild-magic": thing(mage, "Pp", bigwand, "yP or", at(spark, 4, 4), at(bubble, 38, 24), at(spark, 34, 2)),
  "iod-mirror-cloak": thing(mage, "ca", robe, "bl BS vw Vl", at(sparkle, 10, 8), at(sparkle, 34, 14)),
  "iod-tome-of-unmaking": thing(mage, "Rr", book, "", at(spark, 6, 4), at(smoke, 30, 4)),
  "iod-orb-of-scrying": thing(mage, "Vu", orb, "", at(palm, 15, 15), at(orb, 20, 6)),
  "iod-lockpicks-of-legend": thing(thief, "Yy", key, "", at(key, 6, 6, "yl"), at(key, 24, 24, "yS")),
  "iod-smoke-bomb": thing(
    thief,
    "sS",
    boulder,
    "Ss sd lS dK",
    at(cloud, 0, 18),
    flipped(cloud, 27, 20),
    at(spark, 28, 3),
  ),
  "iod-grappling-hook": thing(
    thief,
    "sS",
    claw,
    "gS Gs el",
    ...[
      [22, 0],
      [22, 5],
      [22, 28],
    ].map(([x = 0, y = 0]) => at(chain, x, y)),
  ),
  "iod-loaded-dice": thing(thief, "Rr", die, "", at(die, 8, 3), at(die, 29, 20)),
  "iod-blaster-pistol": thing(explorer, "cW", blaster),
  "iod-jetpack": thing(explorer, "oy", tube, "", at(bullet, 14, 4), at(flame, 12, 23), at(flame, 26, 23)),
  "iod-translator-chip": thing(explorer, "Gg", cog, "", at(cog, 10, 8), at(cog, 30, 16), at(spark, 20, 0)),
  "iod-stasis-pod": thing(explorer, "bc", coffin, "nc Nb hT HT"),
  "iod-potion-of-giant-growth": thing(anybody, "Rr", flask, "", at(vine, 6, 14), flipped(vine, 33, 14)),
  "iod-cursed-idol": thing(anybody, "Gg", statue, "Sy sY lw dO"),
  "iod-escape-rope": thing(anybody, "Kd", vine, "gm Gn em", at(vine, 20, -5, "gm Gn em"), at(vine, 20, 24, "gm Gn em")),
  "iod-doom-gauntlet": thing(anybody, "Rr", fist, "fd FK pS"),
};
