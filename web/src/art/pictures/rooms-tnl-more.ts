/** More pictures of the rooms of the second set. */
import { at, finePicture as picture, flipped, type Picture } from "../sprites";
import { generator, orb } from "../sprites/alchemy";
import { werewolf } from "../sprites/beasts";
import { diver } from "../sprites/costume";
import { hatchling } from "../sprites/dragons";
import { genie, gobhead, queen } from "../sprites/fiends";
import { faller, runner } from "../sprites/folk";
import { curtain, cushion, lamp, mirror } from "../sprites/furniture";
import { bolt, crystal, drop, flame, moon, pad, shard, smoke, spark, sparkle, torch } from "../sprites/lights";
import { block, bomboy, bricks, bullet, cog, conveyor, gear, robotarm, smasher, tube } from "../sprites/machines";
import { cut, glow, many, plotted, tiled } from "../bitmap-tools";
import { plank, ropes } from "../sprites/places";
import * as scene from "../sprites/backdrops";
import { crack, floppy, rubble } from "../sprites/small-things";
import { chain, guillotine, jaws, sawblade, spikes, treadmill, wreckball } from "../sprites/traps";
import { coin, coins } from "../sprites/treasures";
import { bone, ghost, sarcophagus, skull } from "../sprites/undead";

/** The floor cut open: a pit between walls of stone, seen from the side. */
export const hollow = plotted(48, 24, (x, y) => {
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

/** The colours of a red bomb. */
const red = "dr KR Sp";

const links = tiled(chain, 4, 14);

export const laterRooms: Record<string, Picture> = {
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
