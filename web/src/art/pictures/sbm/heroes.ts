/** The heroes of Super Boss Monster, put together from `figures/` like those of the other sets. */
import * as p from "../../figures";
import { figure, left, type Part } from "../../figures";
import { barrel, bookshelf, spark, star } from "../../common-things";
import {
  chapel,
  clericGlory,
  evening,
  fighterGlory,
  hall,
  mageGlory,
  night,
  roofscape,
  plainGlory,
  thiefGlory,
} from "../../backdrops";
import { at, bitmap, picture, type Layer, type Picture, type Scene } from "../../sprites";
import { glow, many } from "../../bitmap-tools";

function one(scene: Scene, colours: string, ...parts: Part[]): Picture {
  return picture(scene, ...figure(6, 3, colours, ...parts));
}

/** Places one hero to the right, with room for a companion on the left. */
function beside(scene: Scene, colours: string, ...parts: Part[]): Picture {
  return picture(scene, ...figure(9, 3, colours, ...parts));
}

const TAN = "6m 7n";
const BROWN = "6h 7H";

/** Returns the swap that paints a figure in one colour. */
const flat = (letter: string): string => [..."1234567890kwlSymn"].map((each) => each + letter).join(" ");

/** The pale colours of a vision. */
const VISION = "1t 2T 3c 4T 5T 6c 7t 8t 9T kT wc lt mt yc Wc nT";

/** Adds things to a scene. */
const furnished = (scene: Scene, ...layers: Layer[]): Scene => ({
  ...scene,
  layers: [...(scene.layers ?? []), ...layers],
});

const library = furnished(night, at(bookshelf, -1, 5), at(bookshelf, 16, 5));
const tavern = furnished(hall, at(barrel, 0, 10), at(barrel, 18, 11));

/** The full benches of the stadium. */
const crowd = bitmap(`
  .k.k.k.k
  kmkfkhkf
  kkkkkkkk
  k.k.k.k.
  fkhkfkmk
  kkkkkkkk`);
const stadium = furnished(evening, ...many(crowd, [0, 8], [8, 8], [16, 8]));

/** A tightrope over the roofs, and a balancing pole. */
const rope = bitmap("iIiIiIiIiIiIiIiIiIiIiIiI");
const pole = bitmap(`
  .kkkkk............kkkkk.
  wiiiiik..........kiiiiiw
  .kkkkk............kkkkk.`);
const bothHands: Part = { of: bitmap("k66k....k66k"), x: 0, y: 10 };

const zzz = bitmap(`
  ....WWWW
  ......W.
  .....W..
  WWW.WWWW
  .W......
  WWW.....`);

/** The light of a street lamp behind a hero. */
const lamplight = glow(28, 24, "b", "a");

const arrow = bitmap(`
  w..kkkkkkWk.
  wwwmmmmmmWWk
  w..kkkkkkWk.`);

const clerics: Record<string, Picture> = {
  "sbm-sister-sparkle": picture(
    chapel,
    ...figure(6, 3, "1u 2v 3y 8u 9v", p.dress, p.face, p.veil, p.wand),
    ...many(star, [0, 1], [19, 0]),
    ...many(spark, [2, 9], [20, 13]),
  ),
  "sbm-brother-blister": one(chapel, "1n 2N 3i 5n", p.robe, p.face, p.tonsure, p.soreFeet, p.crutch),
  "sbm-deacon-dawn": one(chapel, `1w 2l 3o 5k 0y ${BROWN}`, p.sunrise, p.robe, p.face, p.short, p.crossStaff),
  "sbm-bishop-bumble": beside(chapel, "1y 2Y 3k 5w 0y", p.robe, p.face, p.beard, p.beeMitre, p.crook, p.bee),
  "sbm-mother-mercy": one(chapel, "1K 2k 3w 8r 9R", p.dress, p.face, p.veil, p.soup, left(p.heartSign)),
  "sbm-acolyte": one(chapel, "1r 2R 3w 5n", p.robe, p.face, p.tonsure, p.taper, left(p.taper)),
  "sbm-aurelia-dawn-herald": one(clericGlory, "1w 2l 3o 5y", p.wings, p.dress, p.face, p.long, p.halo, p.trumpet),
  "sbm-saint-stanton": one(clericGlory, "1b 2B 3w 5S", p.aureole, p.robe, p.face, p.beard, p.chapelModel),
  "sbm-oracle-oona": one(
    clericGlory,
    `1v 2V 3y 5k 8v 9V ${TAN}`,
    p.dress,
    p.face,
    p.hood,
    p.blindfold,
    p.thirdEye,
    p.eyeOrb,
  ),
  "sbm-priestess": one(
    clericGlory,
    `1w 2l 3y 5k 0y ${BROWN}`,
    p.cape,
    p.dress,
    p.face,
    p.long,
    p.tiara,
    p.censer,
    left(p.crossStaff),
  ),
};

const fighters: Record<string, Picture> = {
  "sbm-king-lik": one(evening, "1r 2R 3w 5o", p.cape, p.tunic, p.face, p.beard, p.lopEars, p.crown, p.lollipop),
  "sbm-squire-sprocket": one(evening, "1o 2O 3S 5o", p.tunic, p.face, p.spiky, p.goggles, p.cogShield, p.wrench),
  "sbm-brunhild-the-brisk": one(evening, "1t 2T 3y 5y", p.gust, p.armour, p.face, p.braids, p.wingedHelm, p.spear),
  "sbm-laliho": one(evening, "1g 2G 3y 5r", p.tunic, p.face, p.longBeard, p.helm, p.horns, p.mug, left(p.axe)),
  "sbm-captain-clank": one(evening, "1Y 2O 3y 8B 9k lY SO", p.windUpKey, p.armour, p.visor, p.tricorn, left(p.sword)),
  "sbm-gladiator": one(stadium, `1R 2k 3r ${TAN}`, p.bare, p.crestedHelm, p.trident, p.roundShield),
  "sbm-dame-dauntless": one(
    fighterGlory,
    "1b 2B 3y 5y 8b 9B",
    p.cape,
    p.armour,
    p.face,
    p.long,
    p.plume,
    left(p.lance),
    left(p.shield),
    left(p.arrows),
  ),
  "sbm-ironsides": one(fighterGlory, "1s 2d 3y", p.armour, p.visor, p.towerShield, left(p.towerShield)),
  "sbm-warlord-wanda": one(
    fighterGlory,
    "1N 2k 3v 5o 8N 9k",
    p.banner,
    p.cape,
    p.armour,
    p.face,
    p.braids,
    p.horns,
    p.furCollar,
    p.axe,
  ),
  "sbm-champion": one(
    fighterGlory,
    `1w 2l 3w 5k 8b 9B ${TAN}`,
    p.cape,
    p.bare,
    p.face,
    p.short,
    p.laurel,
    p.belt,
    p.cup,
  ),
};

const mages: Record<string, Picture> = {
  "sbm-pip-the-apprentice": one(night, "1v 2V 3y 8v 9V", p.robe, p.face, p.bigHat, p.broom),
  "sbm-zola-zap": one(night, `1K 2k 3y 5c ${TAN}`, p.dress, p.face, p.spiky, p.zap, left(p.zap)),
  "sbm-wisebeard-wandering-wizard": one(
    night,
    "1n 2N 3m 5l 8s 9d",
    p.robe,
    p.face,
    p.floorBeard,
    p.wizardHat,
    p.bindle,
  ),
  "sbm-orla-the-ornate": one(night, "1P 2V 3y 5r 0c", p.peacock, p.dress, p.face, p.bun, p.ruff, p.necklace, p.wand),
  "sbm-fizzlewick": one(night, "1i 2I 3o 5w", p.robe, p.face, p.moustache, p.wick, p.flame),
  "sbm-scholar": one(library, `1R 2k 3y 8R 9k ${BROWN}`, p.robe, p.face, p.glasses, p.mortarboard, p.book),
  "sbm-archmage-azur": one(
    mageGlory,
    "1B 2k 3c 5w 6b 7B 8B 9k 0c",
    p.cape,
    p.highCollar,
    p.robe,
    p.face,
    p.parted,
    p.goatee,
    p.staff,
    p.shards,
  ),
  "sbm-lady-lumen": one(mageGlory, "1w 2i 3y 5y 0W", p.radiance, p.dress, p.face, p.long, p.tiara, p.orb),
  "sbm-chronos-cole": one(mageGlory, "1n 2N 3y 5w", p.dial, p.coat, p.face, p.parted, p.moustache, p.hourglass),
  "sbm-archivist": one(mageGlory, "1v 2V 3w 5l 0r", p.dress, p.face, p.bun, p.glasses, p.bookStack, left(p.bookStack)),
};

const thieves: Record<string, Picture> = {
  "sbm-nimble-nell": picture(
    roofscape,
    at(rope, 0, 16),
    ...figure(6, 1, "1r 2R 3y 5o 4n", p.tunic, p.face, p.ponytail),
    at(pole, 0, 10),
    ...figure(6, 1, "", bothHands),
  ),
  "sbm-quickfingers-quill": one(
    roofscape,
    "1b 2B 3w 5n 8b 9B 6f",
    p.coat,
    p.face,
    p.goatee,
    p.featherHat,
    p.quill,
    left(p.bag),
  ),
  "sbm-shadow-sam": picture(
    roofscape,
    at(lamplight, -2, -6),
    ...figure(6, 4, flat("k"), p.coat, p.face, p.wideHat),
    ...figure(6, 4, "0W", p.glowingEyes),
  ),
  "sbm-velvet-vex": one(roofscape, "1P 2V 3V 5r 8P 9V 0p", p.cape, p.dress, p.face, p.long, p.domino, p.fan),
  "sbm-ace-ferret": one(roofscape, "1g 2G 3y 6m", p.coat, p.ferretFace, p.aceCard, left(p.dagger)),
  "sbm-criminal": beside(roofscape, "8w 9S 5k", p.stripes, p.face, p.goatee, p.cap, p.ballAndChain),
  "sbm-phantom-fay": one(
    thiefGlory,
    "1w 2a 3c 5W 4a 6a 7c",
    p.fairyWings,
    p.dress,
    p.face,
    p.long,
    p.halfMask,
    p.dagger,
  ),
  "sbm-master-mirage": picture(
    thiefGlory,
    ...figure(-2, 3, VISION, p.robe, p.face, p.turban),
    ...figure(14, 3, VISION, p.robe, p.face, p.turban),
    ...figure(6, 3, `1o 2O 3y 5k 8w 9l ${TAN}`, p.robe, p.face, p.goatee, p.turban),
  ),
  "sbm-dodger-dax": picture(
    thiefGlory,
    ...figure(5, 3, VISION, p.tunic, p.face, p.bandana),
    ...figure(11, 3, `1y 2Y 3r 5k 8r 9R ${TAN}`, p.tunic, p.face, p.bandana, p.dagger),
    ...many(arrow, [-1, 3], [1, 10]),
  ),
  "sbm-outlaw": one(thiefGlory, "1N 2k 3r 8n 9N", p.coat, p.face, p.faceScarf, p.wideHat, p.pistol, p.wanted),
};

const idlers: Record<string, Picture> = {
  "sbm-slacker": picture(
    tavern,
    ...figure(5, 3, "1g 2G 3y 5n", p.tunic, p.face, p.curls, p.sleepyEyes, p.mug),
    at(zzz, 16, 0),
  ),
  "sbm-brawler": one(
    plainGlory,
    "1b 2B 3n 5N",
    p.bare,
    p.face,
    p.moustache,
    p.mohawk,
    p.blackEye,
    p.redFist,
    left(p.stool),
  ),
};

export const heroesSbm: Record<string, Picture> = { ...clerics, ...fighters, ...mages, ...thieves, ...idlers };
