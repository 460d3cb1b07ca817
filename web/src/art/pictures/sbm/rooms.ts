/** The pictures of the rooms of Super Boss Monster. */
import { at, finePicture as picture, flipped, type Picture } from "../../sprites";
import { coil, orb as anyOrb } from "../../sprites/alchemy";
import {
  blanket,
  boar,
  bunk,
  colossus,
  crowd,
  crystalball,
  dojo,
  dragon,
  drillhat,
  firebreath,
  floodlight,
  greathelm,
  ice,
  kabuto,
  katana,
  luchador,
  minion,
  podium,
  ring,
  roundtable,
  spoon,
  spread,
  steelpot,
  tiny,
  trophy,
  turf,
} from "../../sprites/arenas";
import { beast, segment } from "../../sprites/beasts";
import {
  booth,
  boots,
  cathedral,
  chair,
  clockstone,
  display,
  grinder,
  halo,
  mince,
  newspaper,
  nightcap,
  openbook,
  soulcage,
  stonebox,
  vault,
} from "../../sprites/chapel";
import { helmet } from "../../sprites/costume";
import { gobhead, goblin } from "../../sprites/fiends";
import { monk, robe } from "../../sprites/folk";
import { curtain, mobile, table } from "../../sprites/furniture";
import { candle, icicle, moon, smoke, sparkle, thumbtear } from "../../sprites/lights";
import { gear } from "../../sprites/machines";
import { cut, dyed, glow, many, plotted } from "../../bitmap-tools";
import { arc, frizz, homunculus, kiosk, loop, sigil, tome, wormhead } from "../../sprites/inventions";
import { bigscope, chimney, engine, ringed, tripod } from "../../sprites/gadgets";
import { column } from "../../sprites/places";
import * as scene from "../../sprites/backdrops";
import { bang, hourglass, mug, web, zzz } from "../../sprites/small-things";
import { chain } from "../../sprites/traps";
import { ghost, hand, skull, wisp } from "../../sprites/undead";
import { cardback } from "../composition";
import { thieves } from "./rooms-thief";

const rail = plotted(48, 4, (x, y) => (y === 1 ? "m" : y === 2 ? "n" : x % 12 < 2 || y === 0 ? "N" : "k"));

const sand = scene.sandStone.floor ?? rail;

/** The counter of the kiosk alone. */
const kioskCounter = cut(kiosk, 0, 15, 40, 11);

const planks = scene.study.floor ?? rail;

const leafy = "ye og OG";

/** The colours of bones instead of green flesh. */
const bony = "gi GI ew";

const clerics: Record<string, Picture> = {
  "sbm-prayer-vault": picture(
    scene.works,
    at(vault, 7, 1),
    at(monk, 14, 14, "ov OV yW"),
    at(sparkle, 5, 3),
    at(sparkle, 38, 6),
    at(candle, 0, 20),
    at(candle, 42, 20),
  ),
  "sbm-ghost-lobby": picture(
    scene.chequers,
    at(display, 16, 0),
    ...many(chair, [1, 25], [17, 25], [33, 25]),
    ...many(ghost, [1, 10], [17, 10], [33, 10]),
    at(newspaper, 16, 17),
  ),
  "sbm-graveyard-shift": picture(
    scene.graveyard,
    at(moon, 1, 0),
    at(clockstone, 22, 4),
    at(hand, 6, 19, bony),
    at(mug, 8, 12, "mr nR"),
  ),
  "sbm-confessional": picture(scene.violetStone, at(glow(46, 36, "V", "N"), 1, 0), at(booth, 6, 4), at(boots, 11, 25)),
  "sbm-restless-crypt": picture(
    scene.blueStone,
    at(glow(40, 30, "B", "b"), 4, 0),
    at(web, 0, 0),
    at(skull, 18, 8),
    at(nightcap, 18, 1),
    at(stonebox, 8, 22),
    at(openbook, 15, 17),
    at(candle, 2, 20),
  ),
  "sbm-bone-cathedral": picture(
    scene.graveyard,
    at(glow(46, 40, "V", "R"), 1, -4),
    at(cathedral, 6, 3),
    at(skull, 18, 10),
  ),
  "sbm-holy-grinder": picture(
    scene.tealStone,
    at(glow(44, 34, "T", "t"), 2, 0),
    at(table, 0, 29),
    at(mince, 1, 17),
    at(grinder, 8, 9),
    at(halo, 12, 0),
  ),
  "sbm-soul-lantern": picture(
    scene.violetStone,
    at(glow(42, 38, "T", "c"), 3, 0),
    at(chain, 22, -2),
    at(chain, 22, 2),
    at(soulcage, 12, 6),
    at(wisp, 2, 4),
    at(wisp, 38, 20),
  ),
};

const fighters: Record<string, Picture> = {
  "sbm-minion-arena": picture(
    { wall: crowd, floor: sand, ground: 15 },
    at(rail, 0, 14),
    at(minion, 5, 15, "vo VO uy"),
    flipped(minion, 28, 15),
    at(spoon, 18, 16),
    at(spoon, 25, 16),
    at(sparkle, 22, 12),
  ),
  "sbm-frozen-monster": picture(
    scene.iceCave,
    at(glow(44, 36, "B", "b"), 2, 1),
    at(glow(34, 30, "b", "b"), 7, 2),
    at(beast, 14, 10, "bB BV cb rP pu wa"),
    at(ice, 7, 3),
    at(icicle, 1, 0),
    at(icicle, 42, 0),
    at(thumbtear, 36, 26),
    at(thumbtear, 8, 25),
  ),
  "sbm-goblin-bootcamp": picture(
    scene.brownStone,
    ...many(gobhead, [18, 18], [30, 18]),
    ...many(steelpot, [21, 12], [33, 12]),
    at(goblin, 1, 12),
    at(drillhat, 1, 4),
    at(bang, 21, 0),
  ),
  "sbm-wrestling-ring": picture(scene.redStone, at(crowd, 0, -2), at(ring, 0, 11), at(luchador, 12, 7)),
  "sbm-boar-stampede": picture(
    scene.dusk,
    at(boar, -5, 4, "nN mn Nk hN Hk"),
    at(boar, 29, 4, "nN mn Nk hN Hk"),
    at(boar, 12, 11),
    at(smoke, -2, 27, "Sm lI sn Wi"),
    at(smoke, 38, 27, "Sm lI sn Wi"),
  ),
  "sbm-colossus-hall": picture(
    scene.tealStone,
    at(column, -3, 6),
    at(column, 41, 6),
    at(glow(40, 36, "T", "t"), 4, 0),
    at(colossus, 6, 2),
    at(tiny, 21, 29),
  ),
  "sbm-trophy-arena": picture(
    scene.sandStone,
    at(crowd, 0, 0),
    at(glow(30, 28, "N", "O"), 9, 0),
    at(podium, 0, 25),
    at(trophy, 14, 7),
    at(skull, 1, 18),
    at(helmet, 34, 17),
    at(sparkle, 10, 3),
    at(sparkle, 34, 6),
  ),
  "sbm-dragon-stadium": picture(
    { wall: scene.midnight.wall, floor: turf, ground: 27 },
    at(crowd, 0, 12),
    at(floodlight, 0, 1),
    at(floodlight, 36, 1),
    at(dragon, 20, 13),
    at(firebreath, 6, 21),
  ),
  "sbm-templar-barracks": picture(
    scene.stone,
    at(bunk, 3, 3),
    ...many(greathelm, [7, 4], [7, 18]),
    ...many(blanket, [20, 7], [20, 21]),
    at(zzz, 30, -1),
  ),
  "sbm-seance-parlor": picture(
    scene.violetStone,
    at(glow(36, 34, "V", "v"), 6, 0),
    at(curtain, -2, 0),
    flipped(curtain, 39, 0),
    at(roundtable, 6, 26),
    at(crystalball, 13, 5),
    at(spread, 3, 16),
    flipped(spread, 34, 16),
  ),
  "sbm-spellblade-dojo": picture(
    dojo,
    at(glow(40, 34, "N", "B"), 4, 1),
    at(katana, 2, 3),
    flipped(katana, 14, 3, "cu bv"),
    at(skull, 18, 20),
    at(kabuto, 12, 10),
  ),
};

const mages: Record<string, Picture> = {
  "sbm-arcane-kiosk": picture(
    scene.stone,
    at(glow(46, 36, "K", "V"), 1, 0),
    at(kiosk, 4, 7),
    at(cut(robe, 0, 0, 18, 12), 15, 11),
    at(cardback, 9, 15),
    at(cardback, 29, 15, "vr Vy"),
    at(kioskCounter, 4, 22),
    at(sparkle, 22, 1, "Wy"),
  ),
  "sbm-bookworm": picture(
    scene.study,
    at(glow(46, 34, "N", "n"), 1, 0),
    at(tome, 6, 26, "1b 2B"),
    at(tome, 5, 18, "1r 2R"),
    ...many(segment, [30, 17, leafy], [34, 10, leafy], [28, 4, leafy], [21, 8, leafy]),
    at(wormhead, 8, 3),
  ),
  "sbm-static-field": picture(
    scene.blueStone,
    at(glow(40, 34, "B", "b"), 4, 0),
    at(frizz, 17, 14),
    at(coil, -2, 16),
    at(coil, 32, 16),
    at(arc, 8, 10),
    flipped(arc, 9, 2),
  ),
  "sbm-homunculus-nursery": picture(
    scene.greenWorks,
    at(glow(46, 34, "T", "t"), 1, 2),
    at(mobile, 16, -1),
    at(table, 0, 29),
    ...many(homunculus, [0, 12, "1e 2g 3G"], [17, 12, "1p 2P 3V"], [33, 12, "1a 2c 3b"]),
  ),
  "sbm-sigil-floor": picture(
    { wall: scene.violetStone.wall, floor: dyed(scene.violetStone.floor ?? sigil, "PV"), ground: 12 },
    at(glow(34, 26, "V", "v"), 7, -4),
    at(sigil, 0, 11),
    at(candle, 1, 4),
    at(candle, 42, 4),
    at(sparkle, 21, 6),
    at(sparkle, 11, 2),
    at(sparkle, 32, 3),
  ),
  "sbm-time-loop": picture(scene.tealStone, at(glow(46, 40, "T", "V"), 1, -2), at(loop, 6, 1), at(hourglass, 15, 7)),
  "sbm-elemental-engine": picture(
    scene.hotWorks,
    at(glow(44, 34, "R", "O"), 2, 1),
    at(gear, -4, 18),
    at(gear, 38, 18),
    ...many(chimney, [9, 7, "1r 2R"], [16, 7, "1c 2b"], [23, 7, "1e 2g"], [30, 7, "1y 2Y"]),
    ...many(anyOrb, [9, 0, "1o 2r"], [16, -1, "1c 2b"], [24, 0, "1e 2g"], [31, -1, "1y 2Y"]),
    at(engine, 9, 11),
  ),
  "sbm-grand-observatory": picture(
    { wall: scene.midnight.wall, floor: planks, ground: 31 },
    at(ringed, 26, 1),
    at(tripod, 5, 24),
    at(bigscope, -10, 11),
    at(sparkle, 5, 3),
    at(sparkle, 40, 21),
    at(sparkle, 16, 6),
  ),
};

export const roomsSbm: Record<string, Picture> = { ...clerics, ...fighters, ...mages, ...thieves };
