/** The pictures of the rooms of Super Boss Monster with thieves' treasure. */
import { at, bitmap, finePicture as picture, flipped, type Picture } from "../../sprites";
import { tiny } from "../../sprites/arenas";
import { stonebox } from "../../sprites/chapel";
import { diver } from "../../sprites/costume";
import { kobold } from "../../sprites/fiends";
import { faller, runner } from "../../sprites/folk";
import { frame, table } from "../../sprites/furniture";
import { flame, moon, sparkle, torch } from "../../sprites/lights";
import { cog } from "../../sprites/machines";
import { glow, many, plotted } from "../../bitmap-tools";
import {
  anvil,
  bigcoin,
  blueprint,
  crown,
  echoes,
  hammer,
  logs,
  mask,
  pedestal,
  pendulum,
  plaster,
  shouting,
  snatch,
  stairs,
  step,
  streetlamp,
  tent,
} from "../../sprites/inventions";
import { cabinet, chatter, joystick, lasers, robot, spring, windkey, wrench } from "../../sprites/gadgets";
import * as scene from "../../sprites/backdrops";
import { shake } from "../../sprites/small-things";
import { sawblade } from "../../sprites/traps";
import { coin, coins, sack } from "../../sprites/treasures";
import { hero } from "../composition";

/** The dark end of an alley. */
const dark = plotted(14, 36, (x, y) => (x > 4 || (x + y) % 2 === 0 ? "k" : "."));

const bandEyes = bitmap(`
  .yy..yy
  yyk.yyk`);

const spikelet = bitmap(`
  ..w
  ..w
  .www`);

export const thieves: Record<string, Picture> = {
  "sbm-wind-up-trap": picture(
    scene.blueStone,
    at(glow(44, 36, "B", "b"), 0, 1),
    at(windkey, 32, 12),
    at(chatter, 8, 9),
    ...many(shake, [3, 8], [3, 19]),
    flipped(shake, 35, 28),
  ),
  "sbm-coin-op-gauntlet": picture(
    scene.violetStone,
    at(glow(40, 38, "V", "P"), 4, -1),
    at(cabinet, 11, 4),
    at(tiny, 17, 12),
    at(spikelet, 24, 15),
    at(spikelet, 29, 15),
    at(joystick, 18, 19),
    at(bigcoin, 0, 13),
    at(coin, 39, 6),
    at(coin, 41, 26),
  ),
  "sbm-pickpocket-alley": picture(
    { wall: scene.redStone.wall, floor: scene.stone.floor ?? scene.redStone.wall, ground: 28 },
    at(glow(26, 34, "O", "y"), -5, -6),
    at(streetlamp, 3, 9),
    at(hero, 11, 15, "bg BG"),
    at(dark, 34, 0),
    at(sack, 22, 16),
    at(snatch, 26, 10),
    at(bandEyes, 38, 4),
  ),
  "sbm-swinging-blades": picture(scene.stone, at(glow(44, 34, "K", "d"), 4, 2), at(pendulum, 0, 0), at(runner, 2, 19)),
  "sbm-collapsing-stairs": picture(
    scene.redStone,
    at(glow(34, 36, "R", "k"), 7, 0),
    at(stairs, 0, 0),
    at(step, 17, 28),
    at(step, 24, 21),
    at(step, 17, 17),
    at(faller, 17, 1),
    at(plaster, 36, 13),
  ),
  "sbm-laser-gallery": picture(
    scene.violetStone,
    at(frame, -4, 5),
    at(frame, 34, 5),
    at(glow(24, 26, "V", "P"), 12, 6),
    at(lasers, 0, 0),
    at(pedestal, 16, 21),
    at(crown, 16, 13),
  ),
  "sbm-trapsmiths-forge": picture(
    scene.fireCave,
    at(glow(44, 34, "R", "O"), 2, 2),
    at(sawblade, 12, 3, "ly So so dO"),
    at(anvil, 10, 23),
    at(hammer, 33, 4),
    at(sparkle, 30, 2, "Wy"),
    at(sparkle, 5, 6, "Wy"),
    at(flame, -2, 20),
  ),
  "sbm-vault-of-echoes": picture(
    echoes,
    at(coins, -5, 28),
    at(coins, 26, 28),
    at(hero, 1, 15, "bo BO"),
    at(hero, 36, 14, "bc Bt fc Ft kT Nt"),
    at(shouting, 11, 4),
  ),
  "sbm-gadget-workshop": picture(
    scene.works,
    at(blueprint, 8, 1),
    at(table, 0, 29),
    at(robot, 18, 15),
    at(spring, 3, 19),
    at(wrench, 31, 24),
    at(cog, 36, 14),
  ),
  "sbm-bandit-camp": picture(
    scene.graveyard,
    at(tent, -1, 14),
    at(glow(26, 22, "V", "O"), 12, 16),
    at(kobold, 30, 13),
    at(mask, 31, 16),
    at(flame, 19, 18),
    at(logs, 17, 28),
    at(moon, 30, -4),
  ),
  "sbm-looters-tomb": picture(
    scene.sandStone,
    at(torch, 2, 4),
    at(torch, 39, 4),
    at(glow(40, 30, "H", "Y"), 4, 2),
    at(diver, 17, 6),
    at(coins, 10, 15),
    at(stonebox, 7, 22),
    at(sack, -5, 20),
    at(coin, 42, 30),
  ),
};
