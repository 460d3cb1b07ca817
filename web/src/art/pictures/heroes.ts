/** The pictures of the heroes: each is a figure put together from `figures/`, at the home of its class. */
import * as p from "../figures";
import { figure, left, type Part } from "../figures";
import {
  chapel,
  clericGlory,
  evening,
  fighterGlory,
  gloom,
  ice,
  mageGlory,
  night,
  roofscape,
  thiefGlory,
} from "../backdrops";
import { picture, type Layer, type Picture, type Scene } from "../sprites";

/** Places one hero in the middle. */
function one(scene: Scene, colours: string, ...parts: Part[]): Picture {
  return picture(scene, ...figure(6, 3, colours, ...parts));
}

/** Places one hero to the right, with room for a companion on the left. */
function beside(scene: Scene, colours: string, ...parts: Part[]): Picture {
  return picture(scene, ...figure(9, 3, colours, ...parts));
}

/** Places two heroes on one card. */
function two(scene: Scene, first: Layer[], second: Layer[]): Picture {
  return picture(scene, ...first, ...second);
}

const PALE = "6w 7l";
const TAN = "6m 7n";
const BROWN = "6h 7H";

const clerics: Record<string, Picture> = {
  "bmr-nick-the-masher": one(chapel, "1i 2I 3n 5o", p.tunic, p.face, p.beard, p.short, p.mace),
  "bmr-pugi-the-druidess": beside(chapel, "1g 2G 5n 0e", p.dress, p.face, p.long, p.leaf, p.staff, p.pug),
  "bmr-acacia-warrior-of-light": one(chapel, "1w 2l 3y", p.armour, p.face, p.helm, p.sword, p.shield),
  "bmr-charles-the-young": one(chapel, "1w 2l 8w 9l 5y 3r", p.robe, p.face, p.short, p.mitre, p.crook),
  "bmr-delatorious-angel-of-light": one(chapel, "1w 2l 5y 3a", p.wings, p.robe, p.face, p.long, p.halo),
  "bmr-romero-the-indigo-friar": one(chapel, "1v 2V 8v 9V 3i 0r", p.robe, p.face, p.hood, p.book),
  "tnl-elfstar": one(chapel, "1t 2T 5y 0y 3w", p.robe, p.face, p.ears, p.long, p.staff),
  "tnl-kyle-the-incorruptible": one(chapel, "1y 2Y 3b 5n", p.armour, p.face, p.parted, p.halo, p.hammer, p.shield),
  "tnl-danae-the-slayer": one(chapel, "1R 2k 3m 5n", p.tunic, p.face, p.ponytail, p.dagger, left(p.crossStaff)),
  "tnl-solemn-caine-pilgrim-of-pain": one(chapel, "1n 2N 3r 8n 9N", p.robe, p.face, p.hood, p.blindfold, p.chain),
  "tnl-adynn-cleric-of-love": one(chapel, "1p 2P 5P 3w", p.dress, p.face, p.bob, p.heartSign),
  "bmr-katelyn-angelic-healer": one(
    clericGlory,
    "1w 2l 5o 3r 0y",
    p.wings,
    p.dress,
    p.face,
    p.curls,
    p.halo,
    p.crossStaff,
  ),
  "bmr-kerberos-dirtbeard-canine-cleric": one(clericGlory, "1b 2B 3w 6m 0y", p.robe, p.dogFace, p.crossStaff),
  "bmr-lord-van-ette": one(
    clericGlory,
    "1K 2k 3R 5S 8K 9k",
    p.coat,
    p.face,
    p.beard,
    p.topHat,
    p.crossStaff,
    left(p.dagger),
  ),
  "bmr-jejune-everlea-holy-sisters": two(
    clericGlory,
    figure(0, 3, "1K 2k 3w 8K 9k", p.robe, p.face, p.veil),
    figure(12, 3, `1K 2k 3w 8K 9k ${BROWN}`, p.robe, p.face, p.veil),
  ),
  "tnl-tyrone-pharaoh-ascendant": one(clericGlory, `1w 2l 3y 0y ${BROWN}`, p.bare, p.face, p.nemes, p.goatee, p.crook),
  "tnl-branadin-wordblessed": one(clericGlory, `1w 2l 3B 5k 0B ${TAN}`, p.robe, p.face, p.parted, p.glasses, p.book),
  "tnl-heavenboy": one(clericGlory, "1n 2N 3y 5k 6r 7R", p.wings, p.coat, p.face, p.halo, p.redFist),
};

const fighters: Record<string, Picture> = {
  "bmr-boden-the-pantless": one(evening, "1w 2l 3n 5O", p.bare, p.trousers, p.face, p.beard, p.short, p.sword),
  "bmr-jarek-squire-to-the-lion-knights": one(evening, "1y 2Y 3r 5y", p.tunic, p.face, p.short, p.greatSword),
  "bmr-fires-breath-heroine-of-arcadia": one(evening, "1r 2R 5o", p.armour, p.face, p.long, p.flame, left(p.sword)),
  "bmr-samurai-tom": one(evening, "1r 2R 3y 8r 9R 5k", p.armour, p.face, p.kabuto, p.katana),
  "bmr-johnny-of-the-evening-watch": one(
    night,
    "1B 2k 8B 9k",
    p.cape,
    p.armour,
    p.face,
    p.helm,
    p.spear,
    left(p.lantern),
  ),
  "bmr-crystol-and-alan-of-gerd": two(
    evening,
    figure(0, 3, "1t 2T 5y 3w", p.armour, p.face, p.long),
    figure(12, 3, "1b 2B 5n 3y", p.armour, p.face, p.short, p.beard),
  ),
  "tnl-hookshot-joe": one(evening, "1g 2G 3n 5O 8g 9G", p.tunic, p.face, p.short, p.cap, p.hook, p.chain),
  "tnl-tarka-eskimo-warrior": one(ice, `1n 2N 3w 4w ${TAN}`, p.tunic, p.face, p.furHood, p.spear),
  "tnl-lady-samantha": one(evening, "1v 2V 3P 5R", p.cape, p.armour, p.face, p.long, p.plume, p.sword),
  "tnl-ampersand-the-galled": one(evening, "1b 2B 3r 5b", p.armour, p.face, p.spiky, p.ampersand, p.sword),
  "tnl-damok-dragon-hunter": one(
    evening,
    `1G 2T 8g 9G 5r 3m ${TAN}`,
    p.cape,
    p.tunic,
    p.face,
    p.mohawk,
    p.spear,
    p.necklace,
  ),
  "bmr-frankov-the-envoy": one(fighterGlory, "1b 2B 3y 8B 9k 5n", p.coat, p.face, p.moustache, p.featherHat, p.scroll),
  "bmr-nate-the-squidslayer": beside(
    fighterGlory,
    "1y 2Y 3b 8y 9Y 5O",
    p.tunic,
    p.face,
    p.beard,
    p.cap,
    p.spear,
    p.tentacle,
  ),
  "bmr-antonius-the-rune-knight": one(fighterGlory, "1c 2b 3c", p.armour, p.visor, p.plume, p.greatSword),
  "bmr-asmor-the-aweless": one(fighterGlory, "1n 2N 3m 5y", p.bare, p.face, p.beard, p.helm, p.horns, p.axe),
  "tnl-lone-fox-and-kit": beside(fighterGlory, "1B 2k 3w 6o", p.gi, p.foxFace, p.katana, p.kit),
  "tnl-ser-mortin-the-deadly": picture(
    fighterGlory,
    ...figure(6, 3, "1R 2k lK Sd 8R 9k wl", p.cape, p.armour, p.visor, p.horns, p.greatSword),
  ),
  "tnl-obrien-the-destroyer": one(fighterGlory, "1g 2G 3y 5o", p.tunic, p.face, p.longBeard, p.spiky, p.hammer),
};

const mages: Record<string, Picture> = {
  "bmr-tieg-and-the-magic-bubble": one(night, "1o 2O 3y 5n", p.tunic, p.face, p.spiky, p.bubble),
  "bmr-brandork-the-neverwrong": one(
    night,
    "1v 2V 3y 8v 9V 5O",
    p.robe,
    p.face,
    p.short,
    p.glasses,
    p.wizardHat,
    p.book,
  ),
  "bmr-mitchell-the-judge": one(night, "1K 2k 3r", p.robe, p.face, p.wig, p.gavel),
  "bmr-kalish-ninefingers": one(night, `1P 2V 3y 5k 0c ${TAN}`, p.robe, p.face, p.goatee, p.wand),
  "bmr-dartteon-elf-pyromancer": one(night, "1r 2R 3o 5y", p.robe, p.face, p.ears, p.parted, p.flame),
  "bmr-koey-the-last-dragon-mage": beside(night, "1g 2G 3y 8g 9G 0r", p.robe, p.face, p.hood, p.staff, p.hatchling),
  "tnl-megan-the-missile-mage": one(night, "1b 2B 3w 5P", p.dress, p.face, p.ponytail, p.rocket, left(p.rocket)),
  "tnl-otus-the-occult": one(night, "1v 2V 3e 8v 9V 6k 7k 0e", p.robe, p.face, p.hood, p.glowingEyes, p.book),
  "tnl-a-kid-and-his-spellslime": beside(night, "1y 2Y 3r 5n 4b", p.tunic, p.face, p.short, p.slime),
  "tnl-wink-the-probably-magical": one(
    night,
    "1k 2k 3r 5n 8K 9k 0y",
    p.coat,
    p.face,
    p.eyepatch,
    p.moustache,
    p.topHat,
    left(p.wand),
    p.rabbit,
  ),
  "tnl-iskandar-ice-mage": one(ice, "1b 2B 3a 5w 8b 9B", p.robe, p.face, p.beard, p.wizardHat, p.frost),
  "bmr-tempros-the-time-marauder": one(mageGlory, "1O 2N 3y 5w", p.coat, p.face, p.spiky, p.goggles, p.clock),
  "bmr-chia-kang-mystical-warlock-of-yu": one(
    mageGlory,
    "1g 2G 3y 5w 0e 8r 9R",
    p.robe,
    p.face,
    p.longBeard,
    p.cap,
    p.orb,
  ),
  "bmr-terric-warhelm-half-elf-archmage": one(
    mageGlory,
    "1v 2V 3w 5l 0c",
    p.robe,
    p.face,
    p.long,
    p.ears,
    p.crown,
    p.staff,
  ),
  "bmr-wayward-the-drifter": one(mageGlory, "1n 2N 3r 8n 9N 0c", p.coat, p.face, p.scarf, p.wideHat, p.orb),
  "tnl-dumbledalf-the-blue": one(mageGlory, "1b 2B 3y 5w 8b 9B 0a", p.robe, p.face, p.longBeard, p.wizardHat, p.staff),
  "tnl-wrathfuss-the-namer": one(mageGlory, "1G 2T 3y 5r 8K 9k", p.cape, p.coat, p.face, p.curls, p.lute),
  "tnl-markus-geomancer-supreme": one(mageGlory, `1y 2Y 3S ${BROWN}`, p.robe, p.face, p.stoneFist, left(p.stoneFist)),
};

const thieves: Record<string, Picture> = {
  "bmr-joman-chimm-cutpurse": one(roofscape, "1G 2T 3n 8G 9T", p.tunic, p.face, p.hood, p.bag, left(p.dagger)),
  "bmr-lance-uppercut-treasure-hunter": one(
    roofscape,
    "1m 2n 3w 4N 5N 8n 9N",
    p.coat,
    p.face,
    p.goatee,
    p.wideHat,
    p.whip,
  ),
  "bmr-jesta-the-rogue": one(roofscape, "1P 2V 3t 8P 9V", p.tunic, p.face, p.jester, p.dagger, left(p.dagger)),
  "bmr-kins-klauski-mad-conquistador": one(
    roofscape,
    `1r 2R 3y 5k ${TAN}`,
    p.armour,
    p.face,
    p.goatee,
    p.morion,
    p.rapier,
  ),
  "bmr-sir-digby-apple-ace-detective": one(
    roofscape,
    "1m 2n 3n 8m 9n",
    p.coat,
    p.face,
    p.moustache,
    p.deerstalker,
    p.magnifier,
  ),
  "bmr-jerome-kung-fu-monkey": one(roofscape, "1o 2O 3k 6n 7N", p.gi, p.monkeyFace, left(p.spear)),
  "tnl-black-leaf": one(roofscape, "1K 2k 3g 8d 9K", p.tunic, p.face, p.hood, p.leaf, p.dagger),
  "tnl-murphy-the-magnificent": one(
    roofscape,
    "1v 2V 3y 8v 9V 5n",
    p.cape,
    p.coat,
    p.face,
    p.goatee,
    p.featherHat,
    p.rapier,
  ),
  "tnl-colgar-fugitive-prince": one(roofscape, "1b 2B 3y 8n 9N 5y", p.cape, p.tunic, p.face, p.parted, p.crown, p.bag),
  "tnl-francisco-the-endbringer": one(
    roofscape,
    `1K 2k 3r 8R 9k 5k ${TAN}`,
    p.coat,
    p.face,
    p.moustache,
    p.wideHat,
    p.dagger,
    left(p.dagger),
  ),
  "tnl-raymond-two-chains": one(
    roofscape,
    `1r 2R 3y 8w 9l iy ${BROWN}`,
    p.tunic,
    p.face,
    p.bandana,
    p.necklace,
    p.chain,
    left(p.chain),
  ),
  "bmr-hya-legendary-shinobi": one(
    thiefGlory,
    "1K 2k 3r 8K 9k 4k",
    p.tunic,
    p.face,
    p.ninjaMask,
    p.katana,
    left(p.katana),
  ),
  "bmr-blackbeard-jake": one(
    thiefGlory,
    "1R 2k 3y 5d 8K 9k",
    p.coat,
    p.face,
    p.beard,
    p.eyepatch,
    p.tricorn,
    p.pistol,
    p.hook,
  ),
  "bmr-cecil-leoran-master-factotum": one(thiefGlory, "1K 2k 3w 5k", p.coat, p.face, p.parted, p.moustache, p.tray),
  "bmr-wallbanger-basketweaver": one(
    thiefGlory,
    `1o 2O 3y 8e 9g 5n ${TAN}`,
    p.tunic,
    p.face,
    p.beard,
    p.kasa,
    p.basket,
  ),
  "tnl-rom-the-reaver": one(thiefGlory, "1d 2K 3r 8d 9K", p.tunic, p.face, p.hood, p.scarf, p.axe, left(p.axe)),
  "tnl-gaimina-thief-of-dreams": one(thiefGlory, "1V 2k 3u 5u 8v 9V 0y", p.cape, p.dress, p.face, p.long, p.wand),
  "tnl-roberta-dreaded-outlaw": one(
    thiefGlory,
    `1r 2R 3w 8r 9R 5k ${BROWN}`,
    p.coat,
    p.face,
    p.curls,
    p.bandana,
    p.pistol,
    left(p.pistol),
  ),
};

/** Special heroes: dark heroes, heroes of two classes, and heroes of none. */
const others: Record<string, Picture> = {
  "tnl-vampire": one(gloom, `1K 2k 3r 5K 8r 9R 0r ${PALE}`, p.cape, p.coat, p.face, p.parted, p.glowingEyes),
  "tnl-barbarian": one(gloom, "1n 2N 3R 5O", p.bare, p.face, p.long, p.beard, p.horns, p.axe, left(p.axe)),
  "tnl-witch": beside(gloom, "1V 2k 3P 5P 6e 7g 8V 9k", p.dress, p.face, p.long, p.witchHat, p.cat, p.wand),
  "tnl-hitman": one(gloom, "Kd", p.suit, p.face, p.pistol),
  "tnl-necromancer": one(gloom, "1K 2k 3g 8d 9K 0e re", p.robe, p.skullFace, p.hood, p.staff),
  "tnl-swordmage": one(mageGlory, "1b 2B 3y 5k 0c", p.armour, p.face, p.bun, p.greatSword, left(p.flame)),
  "tnl-druid": one(mageGlory, "1g 2G 3m 5n 0e", p.robe, p.face, p.longBeard, p.antlers, p.crossStaff),
  "tnl-archer": one(thiefGlory, "1g 2G 3n 8g 9G", p.tunic, p.face, p.hood, p.bow),
  "bmr-the-fool": one(evening, "1r 2y 3y 8r 9R", p.tunic, p.face, p.jester, p.lute),
  "tnl-the-fool": one(evening, "1b 2o 3o 8b 9B 4o", p.tunic, p.face, p.jester, p.bird),
  "tnl-the-brothers": two(
    fighterGlory,
    figure(0, 3, "1b 2B 3y 5o", p.tunic, p.face, p.longBeard, p.helm, p.horns),
    figure(12, 3, "1o 2O 3y 5w", p.tunic, p.face, p.longBeard, p.helm, p.horns),
  ),
};

export const heroes: Record<string, Picture> = { ...clerics, ...fighters, ...mages, ...thieves, ...others };
