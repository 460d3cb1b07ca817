/** The pictures of the rooms of the second set. */
import { at, finePicture as picture, flipped, type Picture } from "../sprites";
import { generator, orb } from "../sprites/alchemy";
import { bat, fangroot, mushroomman, rustmonster, slime, werewolf, worm } from "../sprites/beasts";
import { axe, diver, hat, plume } from "../sprites/costume";
import { hatchling } from "../sprites/dragons";
import { babygoblin, genie, gobhead, imp, incubus, queen } from "../sprites/fiends";
import { barbarian, faller, monk, robe, runner } from "../sprites/folk";
import {
  blackboard,
  coffin,
  crib,
  curtain,
  cushion,
  frame,
  highthrone,
  lamp,
  mirror,
  mobile,
  shelf,
  table,
  telescope,
} from "../sprites/furniture";
import {
  bolt,
  candelabra,
  candle,
  chandelier,
  crystal,
  drop,
  flame,
  icicle,
  lantern,
  moon,
  pad,
  shard,
  smoke,
  spark,
  sparkle,
  torch,
} from "../sprites/lights";
import {
  barbell,
  block,
  bomboy,
  bricks,
  bullet,
  cog,
  conveyor,
  gear,
  robotarm,
  robotfist,
  smasher,
  tube,
} from "../sprites/machines";
import { cut, glow, many, plotted, tiled } from "../bitmap-tools";
import { column, fence, gate, manor, plank, portal, ropes, stands } from "../sprites/places";
import * as scene from "../sprites/backdrops";
import { crack, floppy, mug, roast, rubble, vine, web } from "../sprites/small-things";
import { chain, guillotine, jaws, sawblade, spikes, treadmill, wreckball } from "../sprites/traps";
import { bigwand, coin, coins, shield, sword } from "../sprites/treasures";
import { bone, dracolich, ghost, ribs, sarcophagus, skull, wraith } from "../sprites/undead";

/** A beam of light that stands on a pad. */
const beam = plotted(24, 28, (x, y) => {
  if (x % 5 === 0 && (x * 7 + y) % 9 < 6) return "c";
  return (x * 11 + y * 5) % 23 === 0 ? "W" : ".";
});

/** The floor cut open: a pit between walls of stone, seen from the side. */
const hollow = plotted(48, 24, (x, y) => {
  const side = Math.min(x, 47 - x);
  if (y === 0) return side < 9 ? "l" : ".";
  if (side === 8) return "k";
  if (side < 8) return y % 4 === 0 || (side + (y >> 2) * 3) % 7 === 0 ? "d" : "s";
  return y < 5 && (x + y) % 2 === 0 ? "K" : "k";
});

/** The edge of a chasm. */
const cliff = plotted(11, 22, (x, y) => {
  const edge = 9 - y * 0.2 + (y % 5 < 2 ? 1 : 0);
  if (x > edge) return ".";
  return x > edge - 1 ? "k" : y < 1 ? "g" : y < 2 ? "G" : (x * 3 + y * 5) % 13 === 0 ? "N" : x > edge - 3 ? "h" : "m";
});

/** A prohibition sign: a ring and a bar. */
const ban = plotted(34, 34, (x, y) => {
  const far = Math.hypot(x - 16.5, y - 16.5);
  const stripe = far < 15 ? Math.abs(x - y) : 99;
  if (far > 17 || (far < 12 && stripe > 3)) return ".";
  if (far > 16.2 || (far < 12.8 && stripe > 2)) return "k";
  return x + y > 36 ? "R" : "r";
});

/** The colours of a red bomb. */
const red = "dr KR Sp";
/** The opened roof of the observatory. */
const dome = plotted(48, 36, (x, y) => {
  const far = Math.hypot((x - 23.5) / 25, (y - 36) / 36);
  return far < 1 ? "." : far < 1.04 ? "l" : far < 1.1 ? "S" : (x + y) % 5 === 0 ? "d" : "s";
});

const ledge = plotted(48, 4, (_, y) => "lSsd".charAt(y));
const links = tiled(chain, 4, 14);

export const roomsTnl: Record<string, Picture> = {
  "tnl-dark-portal": picture(
    scene.stone,
    at(torch, 2, 6),
    at(torch, 39, 6),
    at(glow(34, 34, "V"), 7, 3),
    at(portal, 12, 9),
    at(sparkle, 8, 3),
    at(sparkle, 36, 24),
  ),
  "tnl-imp-temple": picture(
    scene.violetStone,
    at(column, 1, 6),
    at(column, 37, 6),
    at(glow(26, 28, "V", "O"), 11, 1),
    at(imp, 15, 5),
    at(cut(robotfist, 0, 9, 24, 7), 12, 25),
  ),
  "tnl-madmans-manor": picture(scene.graveyard, at(moon, 31, 1), at(manor, 8, 8, "ds Vv vu"), at(bat, -4, 3)),
  "tnl-arcane-crypt": picture(
    scene.blueStone,
    at(glow(34, 34, "b", "c"), 7, 1),
    at(coffin, 15, 7),
    at(candle, 4, 18),
    at(candle, 39, 18),
    at(web, 0, 0),
    flipped(web, 36, 0),
  ),
  "tnl-haunted-hall": picture(
    scene.chequers,
    at(frame, 0, 4),
    flipped(frame, 30, 4),
    at(chandelier, 12, -3),
    at(glow(22, 26, "b"), 13, 9),
    at(ghost, 17, 12),
  ),
  "tnl-inner-sanctum": picture(
    scene.violetStone,
    at(glow(40, 34, "V", "y"), 4, 0),
    at(monk, 14, 7),
    at(candelabra, 0, 17),
    at(candelabra, 34, 17),
    at(cushion, 17, 27),
  ),
  "tnl-incubus-gym": picture(
    scene.works,
    at(mirror, -8, 4),
    at(glow(40, 30, "R"), 4, 6),
    at(incubus, 12, 11),
    at(barbell, 9, 7, "ds Kd"),
  ),
  "tnl-dragon-graveyard": picture(scene.dusk, at(ribs, 15, 17), at(dracolich, -3, 14, "ck Wk"), at(bone, 36, 29)),
  "tnl-wraiths-throne": picture(
    scene.violetStone,
    at(curtain, -3, 0, "rv RV pu"),
    flipped(curtain, 40, 0, "rv RV pu"),
    at(glow(32, 34, "V", "v"), 8, 2),
    at(highthrone, 11, 3),
    at(wraith, 15, 13),
  ),
  "tnl-rust-monster-pen": picture(
    scene.tealStone,
    at(glow(42, 28, "T", "t"), 4, 3),
    at(rustmonster, 12, 8),
    at(sword, 4, 9, "WO SN"),
    at(fence, 0, 24),
  ),
  "tnl-goblin-nursery": picture(
    scene.study,
    at(glow(44, 30, "n"), 2, 2),
    at(mobile, 16, 0),
    at(babygoblin, 13, 11),
    at(crib, 10, 20),
  ),
  "tnl-barbarian-hall": picture(
    scene.study,
    at(shield, 1, 2),
    at(shield, 35, 2, "rb"),
    at(flame, 0, 19),
    at(glow(34, 32, "N", "O"), 8, 4),
    at(barbarian, 9, 11),
    at(axe, 31, 12),
    at(mug, 38, 26),
  ),
  "tnl-spawn-point": picture(
    scene.tealStone,
    at(glow(44, 36, "T", "t"), 2, 0),
    at(pad, 8, 24),
    at(beam, 12, 0),
    at(slime, 15, 13, "gp GP ew"),
    at(cut(beam, 0, 0, 20, 6), 14, 12),
  ),
  "tnl-fangroot-garden": picture(
    scene.mossCave,
    at(fangroot, 2, 9),
    flipped(fangroot, 27, 14, "gv Gv eu ry"),
    at(bone, 19, 30),
    at(vine, 38, 0),
  ),
  "tnl-shrooman-cave": picture(
    scene.mossCave,
    at(glow(40, 34, "G", "g"), 4, 1),
    at(mushroomman, 13, 9),
    at(cut(mushroomman, 2, 0, 18, 10), -4, 24, "rv pu Rv"),
    at(cut(mushroomman, 2, 0, 18, 10), 36, 22, "rb pc Rb"),
  ),
  "tnl-goblin-mess-hall": picture(
    scene.brownStone,
    at(lantern, 21, 0),
    at(gobhead, 1, 10),
    flipped(gobhead, 27, 10),
    at(roast, 15, 13),
    at(mug, 2, 19),
    at(mug, 37, 19),
    at(table, 0, 25),
  ),
  "tnl-megaworm-burrow": picture(
    scene.burrow,
    at(glow(40, 32, "N", "n"), 4, 2),
    at(worm, 14, 4),
    at(rubble, -3, 26),
    at(rubble, 32, 26),
    at(rubble, 15, 30),
  ),
  "tnl-the-arena": picture(
    scene.sandStone,
    ...many(stands, [0, 0], [12, 0], [24, 0], [36, 0], [-6, 8], [6, 8], [18, 8], [30, 8], [42, 8]),
    at(gate, 12, 16),
    at(plume, 14, 12),
    at(sword, 6, 16),
    at(sword, 38, 16),
  ),
  "tnl-antimagic-zone": picture(
    scene.blueStone,
    at(glow(40, 38, "b", "B"), 4, -1),
    flipped(bigwand, 12, 6),
    at(ban, 7, 1),
  ),
  "tnl-lost-library": picture(
    scene.mossCave,
    at(shelf, 12, 8),
    at(vine, 10, 6),
    flipped(vine, 30, 4),
    at(web, 12, 8),
    at(vine, 0, -4),
    at(lantern, 40, 22),
    at(rubble, -4, 27),
  ),
  "tnl-frostbat-cave": picture(
    scene.iceCave,
    ...many(icicle, [2, 0], [9, -3], [15, 0], [33, -1], [40, 0], [26, -4]),
    at(bat, 13, 9, "vc Vb ua"),
    at(bat, -6, 20, "vb VB uc"),
    at(bat, 30, 22, "vb VB uc"),
  ),
  "tnl-spellslime-pit": picture(
    scene.violetStone,
    at(hollow, 0, 15),
    at(glow(30, 26, "V", "P"), 9, 10),
    at(slime, 15, 18, "gv GV eu"),
    at(hat, 18, 11),
    at(sparkle, 6, 8),
    at(sparkle, 38, 12),
    at(sparkle, 40, 2),
  ),
  "tnl-observatory": picture(
    scene.midnight,
    at(dome, 0, 0),
    at(moon, 27, 4),
    at(telescope, 9, 13),
    at(ledge, 0, 33),
    at(sparkle, 20, 3),
    at(sparkle, 6, 7),
  ),
  "tnl-sorcerobe-school": picture(
    scene.study,
    at(blackboard, 20, 3),
    at(robe, 1, 10),
    at(robe, 27, 18, "BR br"),
    at(robe, 15, 20, "BG bg"),
  ),
  "tnl-hall-of-mirrors": picture(
    scene.chequers,
    at(mirror, -3, 5),
    at(mirror, 35, 5),
    at(mirror, 16, 3),
    at(cut(ghost, 1, 1, 12, 10), 18, 7),
    at(skull, -1, 10),
    at(cut(gobhead, 5, 0, 10, 12), 38, 10),
  ),
  "tnl-elemental-generator": picture(
    scene.greenWorks,
    at(generator, 10, 22),
    at(glow(40, 22, "T"), 4, 4),
    at(flame, 6, 9),
    at(drop, 19, 6),
    at(bolt, 29, 3),
  ),
  "tnl-brainsucker-queen": picture(
    scene.violetStone,
    at(glow(42, 38, "V", "P"), 3, 0),
    at(queen, 12, 6, "vt uc"),
    at(orb, 1, 24, "1e 2g"),
    at(orb, 39, 24, "1e 2g"),
  ),
  "tnl-bullet-builder": picture(
    scene.works,
    at(robotarm, 18, -1),
    at(bullet, 2, 16),
    at(bullet, 26, 16),
    at(spark, 30, 4),
    at(conveyor, 0, 28),
  ),
  "tnl-wreck-room": picture(
    scene.sandStone,
    at(bricks, 28, 10),
    at(bricks, 28, 22),
    at(links, 18, -4),
    at(wreckball, 12, 9),
    at(crack, 28, 8),
    at(smoke, 25, 24),
    at(rubble, 30, 28),
  ),
  "tnl-deadly-treadmill": picture(
    scene.violetStone,
    at(sawblade, 30, 6),
    at(treadmill, 4, 18, "dl Ks"),
    at(runner, 13, 13),
    at(smoke, 0, 2),
  ),
  "tnl-collapsing-bridge": picture(
    scene.canyon,
    at(cliff, 0, 16),
    flipped(cliff, 37, 16),
    at(ropes, 0, 5),
    at(plank, 11, 22),
    at(plank, 30, 24),
    at(plank, 13, 31),
    at(faller, 18, 19),
  ),
  "tnl-spiked-pit": picture(
    scene.stone,
    at(hollow, 0, 13),
    at(skull, 18, 20),
    at(spikes, 9, 27),
    at(torch, 2, 0),
    at(torch, 39, 0),
  ),
  "tnl-decapitator": picture(
    scene.redStone,
    at(glow(40, 36, "R", "O"), 4, 0),
    at(guillotine, 14, 5),
    at(skull, 34, 24),
  ),
  "tnl-chump-chomper": picture(scene.hotWorks, at(jaws, 8, 8), at(gear, -4, 2), at(gear, 38, 2)),
  "tnl-blockpile-puzzle": picture(
    scene.works,
    ...many(
      block,
      [3, 28, "1r 2R"],
      [9, 28, "1r 2R"],
      [3, 22, "1r 2R"],
      [15, 28, "1b 2B"],
      [21, 28, "1b 2B"],
      [21, 22, "1y 2Y"],
      [33, 28, "1g 2G"],
      [39, 28, "1g 2G"],
      [39, 22, "1v 2V"],
      [39, 16, "1v 2V"],
      [33, 22, "1g 2G"],
      [15, 22, "1b 2B"],
    ),
    ...many(block, [21, 2, "1o 2O"], [27, 2, "1o 2O"], [27, 8, "1o 2O"], [27, 14, "1o 2O"]),
  ),
  "tnl-the-smashinator": picture(
    scene.hotWorks,
    at(glow(44, 34, "R", "O"), 2, 0),
    at(smasher, 10, 7),
    at(spark, 0, 2),
    at(spark, 38, 2),
  ),
  "tnl-warp-tube": picture(
    scene.blueStone,
    at(glow(40, 32, "B", "b"), 4, 0),
    at(diver, 16, 8),
    at(tube, 13, 20),
    at(sparkle, 8, 6),
    at(sparkle, 34, 8),
  ),
  "tnl-bom-boy-factory": picture(
    scene.greenWorks,
    ...many(bomboy, [0, 10, red], [17, 10, red], [34, 10, red]),
    at(cog, 8, 0),
    at(cog, 30, 0),
    at(conveyor, 0, 28),
  ),
  "tnl-hatchlings-hoard": picture(
    scene.fireCave,
    at(glow(40, 34, "O"), 4, 2),
    at(coins, -4, 27),
    at(coins, 24, 27),
    at(coins, 10, 22),
    at(hatchling, 16, 6, "ob OB yc"),
    at(coins, 10, 28),
    at(coin, 5, 22),
    at(sparkle, 36, 10),
  ),
  "tnl-genie-lounge": picture(
    scene.violetStone,
    at(curtain, -4, 0, "rP RV pp"),
    flipped(curtain, 41, 0, "rP RV pp"),
    at(glow(36, 30, "V", "v"), 8, 0),
    at(genie, 15, 1),
    at(lamp, 11, 23),
    at(cushion, 30, 29),
    at(cushion, -2, 29, "Pt pc RT"),
  ),
  "tnl-werewolf-den": picture(
    scene.graveyard,
    at(glow(30, 30, "V", "B"), 24, -7),
    at(moon, 31, 0),
    at(werewolf, 8, 14),
    at(bone, 32, 29),
  ),
  "tnl-cursed-tomb": picture(
    scene.sandStone,
    at(glow(34, 36, "G", "g"), 7, 0),
    at(sarcophagus, 15, 8),
    at(torch, 2, 6),
    at(torch, 39, 6),
    at(skull, 33, 26),
  ),
  "tnl-save-point": picture(
    scene.tealStone,
    at(glow(40, 36, "T", "t"), 4, 0),
    at(pad, 8, 25),
    at(crystal, 15, 5),
    at(floppy, 33, 20),
    at(shard, 4, 6),
    at(sparkle, 36, 4),
  ),
};
