/** The pictures of the rooms of the expansions and the small packs. */
import { at, finePicture as picture, flipped, type Picture } from "../sprites";
import { coil, generator, jar } from "../sprites/alchemy";
import { beast, giantfoot, rustmonster, slime, worm } from "../sprites/beasts";
import { axe, fist, helmet, palm } from "../sprites/costume";
import { hatchling } from "../sprites/dragons";
import { brainsucker, goblin, imp, kobold, statue } from "../sprites/fiends";
import { barbarian, faller, monk, robe, runner, scream } from "../sprites/folk";
import { book, chest, coffin, curtain, cushion, highthrone, lamp, shelf, table, telescope } from "../sprites/furniture";
import {
  bolt,
  candle,
  crystal,
  flame,
  icicle,
  lantern,
  moon,
  pad,
  shard,
  smoke,
  spark,
  sparkle,
} from "../sprites/lights";
import { barbell, bricks, bullet, cog, conveyor, gear, robotarm, robotfist, smasher, tube } from "../sprites/machines";
import { many, plotted } from "../bitmap-tools";
import {
  altar,
  archwindow,
  castle,
  column,
  fence,
  pit,
  plank,
  portal,
  ropes,
  stands,
  tombstone,
} from "../sprites/places";
import * as scene from "../sprites/backdrops";
import { grass, hexcell, hourglass, rubble, sign, vine, web } from "../sprites/small-things";
import { chain, maiden, sawblade, shackle, spikes } from "../sprites/traps";
import { coin, coins, dagger, sack, shield, sword } from "../sprites/treasures";
import { ghost, ladyghost, ribs, skeleton, skull, wraith } from "../sprites/undead";
import { block, orb, room } from "./composition";

/** Bars of a cage. */
const cage = plotted(34, 30, (x, y) =>
  y < 2 || y > 27 ? (y % 28 === 0 ? "l" : "s") : x % 8 < 2 ? (x % 8 === 0 ? "l" : "s") : ".",
);

/** A wall of unpainted blocks. */
const unpainted = plotted(48, 36, (x, y) =>
  ((x >> 3) + (y >> 3)) % 2 === 0 ? "k" : x % 8 === 0 || y % 8 === 0 ? "P" : "V",
);

const question = plotted(16, 16, (x, y) => {
  const side = Math.min(x, y, 15 - x, 15 - y);
  if (side < 1) return "k";
  if (side < 2) return "Y";
  const top = y > 3 && y < 6 && x > 4 && x < 11;
  const bend = x > 8 && x < 11 && y > 4 && y < 9;
  const stem = x > 6 && x < 9 && y > 7 && y < 11;
  const dot = x > 6 && x < 9 && y > 11 && y < 14;
  return top || bend || stem || dot ? "W" : "o";
});

/** The colours of aliens: green becomes violet, and red becomes magenta. */
const alien = "gv GV eu rP RV";

const explorers: Record<string, Picture> = {
  "crl-alien-excavator": room(scene.greenWorks, "", smasher, "", at(rubble, 1, 25), at(rubble, 28, 26)),
  "crl-alien-ooze": room(scene.works, "Gg", slime, "", at(slime, -4, 19), at(slime, 34, 20)),
  "crl-decoy-garden": room(
    scene.mossCave,
    "",
    vine,
    "",
    at(vine, 4, 14),
    at(vine, 35, 13),
    at(robotarm, 17, 15),
    at(grass, 0, 29),
  ),
  "crl-frostman-lander": room(
    scene.iceCave,
    "ba",
    kobold,
    "rc Rb oa",
    at(bullet, 1, 4),
    at(icicle, 36, 0),
    at(icicle, 30, 0),
  ),
  "crl-invasion-swarm": room(
    scene.midnight,
    "",
    brainsucker,
    alien,
    at(brainsucker, -3, 1, alien),
    at(brainsucker, 31, 2, alien),
  ),
  "crl-reactor-core": room(scene.hotWorks, "oy", generator, "", at(spark, 8, 6), at(spark, 32, 6), at(orb, 20, 9)),
  "crl-digicron-library": room(scene.greenWorks, "tc", shelf, "", at(orb, 2, 4), at(orb, 38, 4)),
  "crl-hypercube": room(scene.heaven, "Vu", crystal, "", at(hexcell, 18, 2), at(hexcell, 4, 12), at(hexcell, 32, 12)),
  "crl-the-omega-42": room(scene.heaven, "cW", robotfist, "", at(bullet, 2, 1), at(spark, 34, 3)),
  "crl-crash-site": room(
    scene.dusk,
    "Oo",
    tube,
    "",
    at(smoke, 8, 6),
    at(smoke, 26, 2),
    at(flame, 30, 20),
    at(rubble, 2, 25),
  ),
  "crl-caged-gundarf": picture(scene.works, at(beast, 14, 12, "gP GV ep"), at(cage, 7, 3)),
  "crl-celestial-map": room(scene.heaven, "Bb", telescope, "", at(moon, 3, 2), at(sparkle, 30, 4), at(sparkle, 40, 12)),
  "crl-darkling-lair": room(scene.cavern, "", wraith, "", at(imp, 0, 14, "rV RK"), at(imp, 30, 14, "rV RK")),
};

const tools: Record<string, Picture> = {
  "thk-burial-mound": room(scene.graveyard, "", tombstone, "", at(sword, 4, 12), at(helmet, 33, 20), at(grass, 0, 29)),
  "thk-orcish-smithy": room(
    scene.hotWorks,
    "",
    barbarian,
    "fg Fg mg",
    at(flame, 2, 20),
    at(sword, 40, 12),
    at(axe, 32, 0),
  ),
  "thk-artificers-workbench": room(
    scene.study,
    "",
    table,
    "",
    at(gear, 4, 12),
    at(cog, 22, 14),
    at(dagger, 30, 10),
    at(lamp, 14, 2),
  ),
  "thk-magnetic-ceiling": room(
    scene.works,
    "",
    spikes,
    "",
    at(sword, 8, 0),
    at(sword, 18, 2),
    at(shield, 25, 1),
    at(helmet, 34, 2),
    at(bolt, 17, 12),
  ),
};

const villainous: Record<string, Picture> = {
  "vov-reliquary-of-rogues": room(
    scene.sandStone,
    "Yy",
    altar,
    "",
    at(skull, 18, 8),
    at(dagger, 2, 14),
    flipped(dagger, 32, 14),
  ),
  "vov-choir-of-banshees": room(
    scene.graveyard,
    "ca",
    ladyghost,
    "",
    at(ladyghost, 0, 12),
    at(ladyghost, 32, 12),
    at(archwindow, 16, -4),
  ),
  "vov-sepulcher-of-sins": room(scene.stone, "RP", coffin, "", at(candle, 6, 20), at(candle, 37, 20), at(web, 0, 0)),
  "vov-ossuary-throne": room(
    scene.redStone,
    "Oi",
    highthrone,
    "",
    at(ribs, 9, 20),
    at(skull, 1, 23),
    at(skull, 35, 23),
  ),
  "vov-villains-gym": room(scene.chequers, "", statue, "", at(barbell, 9, 4)),
  "vov-ogre-toll-bridge": room(
    scene.canyon,
    "",
    barbarian,
    "",
    ...many(plank, [0, 30], [8, 30], [16, 30], [24, 30], [32, 30], [40, 30]),
    at(coin, 36, 20),
  ),
  "vov-bloodsport-pit": room(
    scene.sandStone,
    "",
    ropes,
    "",
    at(goblin, 3, 8),
    at(skeleton, 28, 5),
    at(stands, 0, 0),
    at(stands, 36, 0),
  ),
  "vov-warlords-bunker": room(scene.brownStone, "On", castle, "", at(fence, 0, 26)),
  "vov-hexagon-of-hexes": room(
    scene.star("V", "k", "P", 6),
    "",
    hexcell,
    "",
    at(candle, 6, 4),
    at(candle, 37, 4),
    at(candle, 22, 22),
  ),
  "vov-gremlin-switchboard": room(
    scene.greenWorks,
    "",
    kobold,
    "",
    at(coil, 0, 14),
    at(coil, 31, 14),
    at(spark, 20, 2),
  ),
  "vov-crystal-oubliette": room(
    scene.blueStone,
    "ba",
    pit,
    "",
    at(crystal, 15, 8),
    at(shard, 6, 16),
    at(shard, 36, 16),
  ),
  "vov-sorcerers-study": room(scene.study, "Vv", monk, "nv NV hu", at(book, 24, 3), at(candle, 5, 18)),
  "vov-pawn-shop": room(scene.brownStone, "", table, "", at(coins, 0, 16), at(shield, 34, 13), at(sign, 16, 3)),
  "vov-greased-stairs": room(
    scene.stone,
    "",
    faller,
    "",
    ...many(block, [2, 28], [9, 28], [9, 21], [16, 28], [38, 14], [38, 21], [31, 21], [31, 28]),
  ),
  "vov-vault-door": room(scene.works, "sS", sawblade, "", at(gear, 17, 14), at(chain, 2, 8), at(chain, 42, 8)),
  "vov-guild-of-cutthroats": room(scene.violetStone, "", robe, "bK Bk vR", at(dagger, 1, 12), flipped(dagger, 33, 12)),
  "vov-salvage-yard": room(
    scene.dusk,
    "",
    rubble,
    "",
    at(gear, 2, 20),
    at(tube, 24, 17),
    at(robotarm, 10, 8),
    at(helmet, 34, 22),
  ),
  "vov-alien-zoo": picture(scene.greenWorks, at(rustmonster, 11, 14, alien), at(cage, 7, 3)),
  "vov-tractor-beam": room(scene.midnight, "cW", pad, "", at(runner, 18, 8), at(pad, 8, -4)),
  "vov-mothership-hangar": room(
    scene.works,
    "",
    bullet,
    "",
    at(bullet, 0, 6),
    flipped(bullet, 27, 12),
    at(conveyor, 0, 28),
  ),
  "vov-crusaders-brig": room(scene.stone, "", maiden, "", at(shackle, 2, 0), at(shackle, 41, 0), at(shield, 18, 12)),
  "vov-rune-forge": room(
    scene.fireCave,
    "Oy",
    sword,
    "lc",
    at(sword, 14, 10, "lc"),
    at(sword, 30, 10, "lc"),
    at(flame, 2, 20),
    at(flame, 37, 20),
  ),
  "vov-shady-emporium": room(
    scene.midnight,
    "",
    curtain,
    "",
    at(curtain, 2, 4),
    flipped(curtain, 35, 4),
    at(sack, 15, 18),
    at(lantern, 21, 3),
  ),
  "vov-smugglers-port": room(
    scene.dusk,
    "",
    chest,
    "",
    at(chest, 2, 20),
    at(sack, 29, 16),
    at(lantern, 21, 3),
    ...many(plank, [0, 31], [8, 31], [16, 31], [24, 31], [32, 31], [40, 31]),
  ),
  "vov-star-chapel": room(
    scene.heaven,
    "yW",
    archwindow,
    "",
    at(ghost, 2, 12),
    flipped(ghost, 32, 12),
    at(candle, 21, 23),
  ),
};

const small: Record<string, Picture> = {
  "dbm-elder-portal": room(scene.whirl("k", "G", "g"), "", portal, "vG Vk ug"),
  "dbm-hydras-mire": room(scene.mossCave, "Gg", worm, "", at(worm, -3, 12), flipped(worm, 31, 11)),
  "dbm-spellslime-incubator": room(scene.greenWorks, "tc", jar, "", at(slime, 15, 17, "gb GB ea"), at(spark, 36, 4)),
  "dbm-clock-tower": room(
    scene.dusk,
    "",
    column,
    "",
    at(column, 12, 10),
    at(column, 26, 10),
    at(hourglass, 15, 2),
    at(gear, 34, 20),
  ),
  "pop-haunted-snow-globe": room(
    scene.study,
    "aW",
    orb,
    "",
    at(ghost, 17, 9),
    at(cushion, 17, 28),
    at(sparkle, 12, 8),
    at(sparkle, 31, 12),
  ),
  "pop-traveling-crypt": room(scene.graveyard, "", coffin, "", at(gear, 6, 23), at(gear, 28, 23), at(skull, 2, 14)),
  "pop-war-turtle": room(scene.dusk, "", giantfoot, "fg Fg pe", at(castle, 12, 2), at(grass, 0, 29)),
  "pop-pocket-arena": room(scene.sandStone, "", ropes, "", at(imp, 4, 10), flipped(kobold, 28, 12), at(stands, 18, 2)),
  "pop-masters-hand": room(scene.violetStone, "Vu", palm, "", at(sparkle, 8, 4), at(sparkle, 36, 8)),
  "pop-folding-library": room(scene.study, "", shelf, "", at(shelf, -6, 9), at(shelf, 30, 9), at(book, 12, 22)),
  "pop-spring-loaded-suitcase": room(scene.chequers, "Rr", chest, "", at(fist, 12, 0), at(coin, 6, 28)),
  "pop-trapdoor-rug": room(scene.ballroom, "", pit, "", at(faller, 17, 9), at(cushion, 3, 27), at(cushion, 31, 27)),
  "pop-caravan-of-cages": picture(
    scene.dusk,
    at(hatchling, 9, 13),
    at(beast, 24, 11),
    at(cage, 7, 3),
    at(gear, 6, 24),
    at(gear, 28, 24),
  ),
  "pop-carpet-of-portals": room(
    scene.heaven,
    "Vu",
    cushion,
    "",
    at(portal, 12, 3),
    at(cushion, 7, 26),
    at(cushion, 27, 26),
    at(cushion, 17, 28),
  ),
  "lst-minus-world": picture(
    scene.midnight,
    ...many(block, [0, 29], [7, 29], [14, 29], [34, 29], [41, 29], [20, 6], [27, 6]),
    at(tube, 24, 20),
    at(ghost, 4, 10),
  ),
  "lst-debug-chamber": picture({ wall: unpainted }, at(scream, 12, 10), at(spark, 4, 4), at(spark, 36, 6)),
  "lst-unfinished-level": picture({ wall: unpainted }, at(skeleton, 6, 10), at(bricks, 26, 22), at(sign, 28, 4)),
  "lst-hidden-block": room(
    scene.midnight,
    "",
    runner,
    "",
    at(question, 16, 1),
    at(bricks, -4, 1),
    at(bricks, 32, 1),
    at(coin, 21, 14),
  ),
};

export const roomsMore: Record<string, Picture> = { ...explorers, ...tools, ...villainous, ...small };
