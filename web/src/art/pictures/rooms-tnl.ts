/** The pictures of the rooms of the second set. */
import { at, finePicture as picture, flipped, type Picture } from "../sprites";
import { bat, fangroot, mushroomman, rustmonster, slime, worm } from "../sprites/beasts";
import { axe, hat, plume } from "../sprites/costume";
import { babygoblin, gobhead, imp, incubus } from "../sprites/fiends";
import { barbarian, monk, robe } from "../sprites/folk";
import {
  blackboard,
  coffin,
  crib,
  curtain,
  cushion,
  frame,
  highthrone,
  mirror,
  mobile,
  shelf,
  table,
  telescope,
} from "../sprites/furniture";
import { candelabra, candle, chandelier, flame, icicle, lantern, moon, pad, sparkle, torch } from "../sprites/lights";
import { barbell, robotfist } from "../sprites/machines";
import { cut, glow, many, plotted } from "../bitmap-tools";
import { column, fence, gate, manor, portal, stands } from "../sprites/places";
import * as scene from "../sprites/backdrops";
import { mug, roast, rubble, vine, web } from "../sprites/small-things";
import { bigwand, shield, sword } from "../sprites/treasures";
import { bone, dracolich, ghost, ribs, wraith } from "../sprites/undead";
import { hollow, laterRooms } from "./rooms-tnl-more";

/** A beam of light that stands on a pad. */
const beam = plotted(24, 28, (x, y) => {
  if (x % 5 === 0 && (x * 7 + y) % 9 < 6) return "c";
  return (x * 11 + y * 5) % 23 === 0 ? "W" : ".";
});

/** A prohibition sign: a ring and a bar. */
const ban = plotted(34, 34, (x, y) => {
  const far = Math.hypot(x - 16.5, y - 16.5);
  const stripe = far < 15 ? Math.abs(x - y) : 99;
  if (far > 17 || (far < 12 && stripe > 3)) return ".";
  if (far > 16.2 || (far < 12.8 && stripe > 2)) return "k";
  return x + y > 36 ? "R" : "r";
});

/** The opened roof of the observatory. */
const dome = plotted(48, 36, (x, y) => {
  const far = Math.hypot((x - 23.5) / 25, (y - 36) / 36);
  return far < 1 ? "." : far < 1.04 ? "l" : far < 1.1 ? "S" : (x + y) % 5 === 0 ? "d" : "s";
});

const ledge = plotted(48, 4, (_, y) => "lSsd".charAt(y));

const firstRooms: Record<string, Picture> = {
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
};

export const roomsTnl: Record<string, Picture> = { ...firstRooms, ...laterRooms };
