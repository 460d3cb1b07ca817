/** The heroes of the later sets, put together from `figures/` like those of the first sets. */
import * as p from "../figures";
import { figure, left, type Part } from "../figures";
import { chapel, clericGlory, evening, fighterGlory, gloom, hall, heaven, ice, lava, mageGlory, night, roofscape, thiefGlory, works } from "../backdrops";
import { picture, type Picture, type Scene } from "../sprites";

function one(scene: Scene, colours: string, ...parts: Part[]): Picture {
  return picture(scene, ...figure(6, 3, colours, ...parts));
}

/** Places one hero to the right, with room for a companion on the left. */
function beside(scene: Scene, colours: string, ...parts: Part[]): Picture {
  return picture(scene, ...figure(9, 3, colours, ...parts));
}

const PALE = "6w 7l";
const TAN = "6m 7n";
const BROWN = "6h 7H";

export const heroesMore: Record<string, Picture> = {
  "rmb-felicity-joyful-nurse": one(chapel, "1w 2l 3r 5o 8w 9l", p.dress, p.face, p.curls, p.cap, p.heartSign),
  "rmb-wolfhard-teen-hero": one(chapel, "1b 2B 3w 5n 0y", p.tunic, p.face, p.spiky, p.crossStaff),
  "rmb-holkin-propheteer": one(chapel, "1m 2n 3w 5w", p.robe, p.face, p.longBeard, p.scroll),
  "rmb-luz-merciful-healer": one(chapel, `1w 2l 3y 5k 0y ${TAN}`, p.dress, p.face, p.long, p.halo, p.staff),
  "rmb-inquisitor": one(gloom, "1R 2k 3y 8R 9k 0r", p.robe, p.face, p.wideHat, p.torchHand, left(p.book)),
  "rmb-josie-vampire-slayer": one(chapel, "1K 2k 3r 5y", p.coat, p.face, p.ponytail, p.crossStaff, left(p.dagger)),
  "rmb-tess-dwarven-shieldmaiden": one(evening, "1S 2s 3y 5o", p.armour, p.face, p.long, p.helm, p.roundShield, left(p.axe)),
  "rmb-steven-the-human": one(evening, "1p 2P 3y 5k", p.tunic, p.face, p.curls, p.shield),
  "rmb-rotgut-half-giant-berserker": one(evening, "1N 2k 3m 5k 6e 7g", p.bare, p.trousers, p.face, p.mohawk, p.hammer, left(p.axe)),
  "rmb-maxine-sister-of-steel": one(evening, `1l 2S 3w 8w 9l ${BROWN}`, p.armour, p.face, p.veil, p.mace),
  "rmb-sellsword": one(gloom, "1n 2N 3K 8K 9k 5k", p.coat, p.face, p.hood, p.sword, left(p.sword)),
  "rmb-joe-the-smith": one(evening, "1n 2N 3k 5k", p.tunic, p.face, p.beard, p.hammer),
  "rmb-eloi-marlborn": one(night, "1t 2T 3y 5w 0c 8t 9T", p.robe, p.face, p.beard, p.wizardHat, p.wand),
  "rmb-exai-mindmage": one(night, `1V 2k 3P 0P ${PALE}`, p.robe, p.face, p.glowingEyes, p.orb),
  "rmb-clebrina-familiar": beside(night, "1P 2V 3y 5r 8V 9k 0y", p.dress, p.face, p.bob, p.witchHat, p.cat, p.wand),
  "rmb-bross-illusionist-adept": one(night, "1B 2k 3w 5n 8B 9k", p.cape, p.coat, p.face, p.goatee, p.topHat, p.rabbit),
  "rmb-alchemist": one(gloom, `1G 2T 3y 5w 0e ${TAN}`, p.coat, p.face, p.spiky, p.goggles, p.orb),
  "rmb-dovkro-born-of-the-dragon": beside(night, "1r 2R 3y 5k 0o", p.robe, p.face, p.horns, p.flame, p.hatchling),
  "rmb-kbothi-the-spy": one(roofscape, `1K 2k 3w 8K 9k ${BROWN}`, p.coat, p.face, p.deerstalker, p.glasses, p.pistol),
  "rmb-the-steel-mouser": beside(roofscape, "1l 2S 3r 5n", p.armour, p.visor, p.rapier, p.cat),
  "rmb-ofcroak-vengeful-handmaid": one(roofscape, "1g 2G 3w 5n 8w 9l", p.dress, p.face, p.bun, p.dagger, left(p.tray)),
  "rmb-koko-the-piper": one(roofscape, "1o 2O 3y 8g 9G 5n", p.tunic, p.face, p.featherHat, p.lute),
  "rmb-scoundrel": one(gloom, "1N 2k 3r 8R 9k 5k", p.coat, p.face, p.eyepatch, p.tricorn, p.pistol, left(p.dagger)),
  "rmb-marmo-master-of-dreams": one(roofscape, "1u 2v 3y 8v 9V 0a 5w", p.robe, p.face, p.longBeard, p.cap, p.bubble),
  "rmb-the-fool": one(evening, "1g 2P 3P 8g 9G", p.tunic, p.face, p.jester, p.rabbit),
  "rmb-haize-half-angel": one(clericGlory, `1u 2v 3w 5k 0y ${BROWN}`, p.wings, p.robe, p.face, p.bob, p.halo, p.staff),
  "rmb-the-overseer": one(clericGlory, "1k 2k 3y 8K 9k 0y", p.robe, p.face, p.hood, p.glowingEyes, p.crook),
  "rmb-paladin": one(clericGlory, "1y 2Y 3w 8y 9Y", p.cape, p.armour, p.visor, p.plume, p.hammer, p.shield),
  "rmb-koverian-executioner": one(clericGlory, "1K 2k 3R 8k 9k", p.bare, p.trousers, p.face, p.ninjaMask, p.axe, left(p.crossStaff)),
  "rmb-varraka-combat-instructor": one(fighterGlory, `1G 2T 3y 5k 8G 9T ${BROWN}`, p.tunic, p.face, p.cap, p.whip),
  "rmb-zheng-yi-one-kick-woman": one(fighterGlory, "1y 2r 3k 5k", p.gi, p.face, p.bun, p.redFist),
  "rmb-tax-collector": one(fighterGlory, "1K 2k 3w 5S 8K 9k", p.suit, p.face, p.moustache, p.topHat, p.bag, left(p.scroll)),
  "rmb-unseena-invisible-wrestler": one(fighterGlory, "1c 2b 3c 8P 9V 6a 7c", p.bare, p.trousers, p.face, p.blindfold, p.stoneFist, left(p.stoneFist)),
  "rmb-zutara-elemental-master": one(mageGlory, `1t 2T 3y 5w 0c ${BROWN}`, p.robe, p.face, p.long, p.flame, left(p.frost)),
  "rmb-mortimer-evil-genius": one(mageGlory, `1w 2l 3k 5k ${PALE}`, p.coat, p.face, p.goatee, p.glasses, p.clock),
  "rmb-warlock": one(mageGlory, "1R 2k 3P 8R 9k 0r 6e 7g", p.batWings, p.robe, p.face, p.hood, p.book),
  "rmb-shigeru-the-spellbinder": one(mageGlory, "1r 2b 3y 5n 8r 9R", p.tunic, p.face, p.moustache, p.cap, p.book),
  "rmb-moran-master-of-keys": one(thiefGlory, "1B 2k 3y 5w", p.coat, p.face, p.longBeard, p.chain, left(p.lantern)),
  "rmb-marsden-reformed-outlaw": one(thiefGlory, `1n 2N 3y 8n 9N 5k ${TAN}`, p.coat, p.face, p.scarf, p.wideHat, p.pistol, left(p.pistol)),
  "rmb-relic-hunter": one(thiefGlory, "1m 2n 3y 8h 9H 5n 0y", p.coat, p.face, p.wideHat, p.whip, left(p.orb)),
  "rmb-petros-dwarven-noble": one(thiefGlory, "1v 2V 3y 5r", p.cape, p.tunic, p.face, p.longBeard, p.crown, p.bag),
  "rmb-the-progenitors": picture(
    heaven,
    ...figure(0, 3, "1w 2l 3y 5w 0y", p.robe, p.face, p.longBeard, p.halo),
    ...figure(12, 3, "1K 2k 3P 5k", p.robe, p.face, p.long, p.crown),
  ),
  "crl-the-prince": one(hall, "1b 2B 3y 5y", p.cape, p.tunic, p.face, p.parted, p.crown, p.rapier),
  "crl-crash-dodgers": one(heaven, "1o 2O 3w 5k", p.armour, p.face, p.goggles, p.rocket),
  "crl-corbin-crickton": one(heaven, "1w 2l 3o 5y", p.suit, p.face, p.short, p.pistol),
  "crl-tmatha": one(heaven, "1t 2T 3y 5k 6b 7B 0c", p.robe, p.face, p.antlers, p.staff),
  "crl-lindo-callari": one(heaven, `1K 2k 3y 8b 9B 5k ${BROWN}`, p.cape, p.coat, p.face, p.moustache, p.pistol),
  "crl-doug-oshibe-ace-pilot": one(evening, "1n 2N 3w 8n 9N 5n", p.coat, p.face, p.scarf, p.goggles, p.rocket, left(p.rocket)),
  "crl-guy-the-redrobe": one(heaven, "1r 2R 3y 8r 9R 0r", p.robe, p.face, p.hood, p.torchHand),
  "crl-andromeda-james": one(works, "1c 2b 3w 5r", p.armour, p.face, p.ponytail, p.pistol, left(p.magnifier)),
  "crl-morgan-fragman": one(works, "1G 2k 3r 5k", p.armour, p.face, p.mohawk, p.rocket, left(p.pistol)),
  "crl-banzai-barb": one(works, `1P 2V 3y 5P ${TAN}`, p.gi, p.face, p.curls, p.katana, left(p.pistol)),
  "crl-aliff": one(works, "1l 2S 3c 6e 7g 0e", p.suit, p.face, p.ears, p.glowingEyes, p.orb),
  "crl-the-king": one(hall, "1r 2R 3w 5w", p.cape, p.robe, p.face, p.longBeard, p.crown, p.crook),
  "dbm-the-princess": one(hall, "1p 2P 3w 5y", p.dress, p.face, p.long, p.crown, p.heartSign),
  "kng-runaway-trouper": one(roofscape, "1g 2r 3y 5r 8g 9G", p.tunic, p.face, p.curls, p.lute),
  "kng-sympathy-student": one(night, "1n 2N 3w 5r 0a", p.robe, p.face, p.parted, p.lantern, left(p.book)),
  "kng-healer-of-the-medica": one(chapel, "1t 2T 3w 5k 8w 9l", p.coat, p.face, p.bun, p.basket),
  "kng-moneylender-of-the-bridge": one(roofscape, "1V 2k 3y 5k 8V 9k", p.dress, p.face, p.long, p.hood, p.bag),
  "kng-sword-student-of-the-mountains": one(ice, `1r 2R 3w 5k ${TAN}`, p.gi, p.face, p.ponytail, p.greatSword),
  "kng-master-namer": one(night, "1S 2s 3w 5w", p.robe, p.face, p.spiky, p.beard, p.leaf),
  "kng-the-storied-arcanist": one(lava, "1K 2k 3r 5r 8K 9k", p.cape, p.coat, p.face, p.curls, p.flame, left(p.lute)),
};
