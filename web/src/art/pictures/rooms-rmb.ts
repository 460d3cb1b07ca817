/** The pictures of the rooms of the third base set. */
import { at, finePicture as picture, flipped, type Picture } from "../sprites";
import { cauldron, coil, flask, jar, vial } from "../sprites/alchemy";
import { bat, beast, centipede, minotaur, mushroomman, segment } from "../sprites/beasts";
import { axe, hardhat, helmet } from "../sprites/costume";
import { dragonbaby, egg, nest } from "../sprites/dragons";
import { brainsucker, genie, gobhead, goblin, imp, incubus } from "../sprites/fiends";
import { fairy, runner, tired } from "../sprites/folk";
import { blackboard, chest, curtain, frame, lamp, mirror, table } from "../sprites/furniture";
import { bolt, bubble, candle, chandelier, crystal, flame, lantern, moon, shard, smoke, spark, sparkle, torch } from "../sprites/lights";
import { barrier, bomboy, bricks, gear } from "../sprites/machines";
import { many } from "../bitmap-tools";
import { column, fountain, gate, pit, portal } from "../sprites/places";
import * as scene from "../sprites/backdrops";
import { hole, rubble, sign, web } from "../sprites/small-things";
import { boulder, chain, jaws, sawblade, spikes, treadmill, wreckball } from "../sprites/traps";
import { coin, coins, gift, sack, shield, sword } from "../sprites/treasures";
import { bone, ghost, grip, sarcophagus, skull, vampire, wisp, wraith } from "../sprites/undead";
import { gem, hero, room } from "./composition";

export const roomsRmb: Record<string, Picture> = {
  "rmb-spectral-bomb": room(scene.violetStone, "Vv", bomboy, "dv KV Su", at(wisp, 6, 8), at(wisp, 34, 6)),
  "rmb-monster-academy": room(scene.study, "", blackboard, "", at(blackboard, 12, 3), at(imp, 2, 13), at(gobhead, 26, 20)),
  "rmb-ancient-guardtower": room(scene.sandStone, "", column, "", at(column, 5, 8), at(column, 33, 8), at(gate, 12, 17), at(torch, 21, 2)),
  "rmb-tomb-of-terrors": room(scene.sandStone, "Oy", sarcophagus, "", at(skull, 2, 24), at(candle, 38, 20)),
  "rmb-imp-hoard": room(scene.redStone, "Rr", imp, "", at(coins, -4, 27), at(coins, 24, 27), at(imp, 32, 6)),
  "rmb-vampire-lab": room(scene.greenWorks, "", vampire, "", at(flask, 2, 20), at(coil, 32, 15), at(vial, 36, 4)),
  "rmb-haunted-cavern": room(scene.cavern, "TK", ghost, "", at(ghost, 3, 6), flipped(ghost, 32, 8), at(web, 36, 0)),
  "rmb-minion-clinic": room(scene.chequers, "lw", tired, "", at(vial, 6, 18), at(jar, 29, 11)),
  "rmb-robbers-vault": room(scene.stone, "Yy", sack, "", at(chest, 1, 21), at(chest, 31, 21), at(lantern, 21, 2)),
  "rmb-minotaur-catacombs": room(scene.labyrinth, "NO", minotaur, "", at(skull, 1, 24), at(bone, 36, 28)),
  "rmb-goblin-market": room(scene.brownStone, "", goblin, "", at(table, 0, 25), at(gem, 4, 17), at(sword, 40, 9), at(coin, 12, 22)),
  "rmb-power-leech": room(scene.hotWorks, "Oo", centipede, "", at(coil, 0, 15), at(spark, 34, 2), at(spark, 6, 4)),
  "rmb-fetid-beast": room(scene.mossCave, "Gg", beast, "", at(smoke, 4, 4), at(smoke, 33, 8), at(bone, 36, 29)),
  "rmb-training-camp": room(scene.dusk, "", goblin, "", at(wreckball, 2, 2), at(shield, 34, 18), at(axe, 32, 2)),
  "rmb-shrooman-aviary": room(scene.mossCave, "ge", mushroomman, "", at(bat, 0, 0), flipped(bat, 26, 3)),
  "rmb-dragons-nest": room(scene.fireCave, "Oy", dragonbaby, "gr GR eo", at(nest, 10, 27), at(egg, 2, 18), at(egg, 36, 18)),
  "rmb-doppelganger-hive": room(scene.violetStone, "", mirror, "", at(hero, 4, 16), flipped(hero, 34, 16, "rv RV bg BG")),
  "rmb-foyer-elemental": room(scene.ballroom, "oy", flame, "", at(flame, 13, 14), at(flame, 25, 14), at(chandelier, 12, 0), at(flame, 19, 8)),
  "rmb-mysterious-portal": room(scene.violetStone, "Vu", portal, "", at(sparkle, 5, 8), at(sparkle, 40, 14)),
  "rmb-alchemists-lab": room(scene.brownStone, "Gg", cauldron, "", at(flask, 2, 4), at(vial, 38, 6), at(bubble, 20, 6), at(bubble, 27, 3)),
  "rmb-black-market": room(scene.stone, "", table, "", at(curtain, 0, 0), flipped(curtain, 37, 0), at(gem, 8, 15), at(sack, 26, 10), at(lantern, 21, 1)),
  "rmb-mind-thresher": room(scene.works, "Pp", brainsucker, "", at(gear, 0, 2), at(gear, 36, 18)),
  "rmb-cursed-well": room(scene.graveyard, "Gg", fountain, "ag cg bG wG", at(grip, 20, 3)),
  "rmb-loot-box": room(scene.tealStone, "Yy", gift, "", at(sparkle, 8, 6), at(sparkle, 36, 8), at(coin, 6, 30), at(coin, 38, 29)),
  "rmb-crystal-ballroom": room(scene.ballroom, "ca", crystal, "", at(chandelier, 12, 0), at(shard, 4, 18), at(shard, 38, 18)),
  "rmb-efreets-chamber": room(scene.fireCave, "Ro", genie, "br BR cy ao", at(lamp, 26, 24), at(flame, 2, 18)),
  "rmb-magipede": picture(
    scene.violetStone,
    ...many(segment, [-4, 18, "gv GV eu"], [4, 22, "gv GV eu"], [12, 19, "gv GV eu"], [20, 20, "gv GV eu"]),
    at(centipede, 28, 14, "gv GV eu"), at(sparkle, 10, 6), at(sparkle, 24, 8), at(sparkle, 38, 4),
  ),
  "rmb-delvers-quarry": room(scene.burrow, "", boulder, "", at(rubble, 2, 24), at(rubble, 28, 25), at(axe, 30, 4), at(hardhat, 3, 12)),
  "rmb-garbage-chute": room(scene.greenWorks, "", hole, "", at(bone, 4, 2), at(helmet, 30, 1), at(skull, 18, 4)),
  "rmb-unstable-mine": room(scene.burrow, "Nn", rubble, "", at(gem, 5, 18), at(gem, 32, 8, "cP"), at(bolt, 16, 0), at(barrier, 8, 21)),
  "rmb-sawtooth-pendulum": room(scene.stone, "", sawblade, "", ...many(chain, [22, 0], [22, 5], [22, 9])),
  "rmb-the-catapult": room(scene.dusk, "", barrier, "", at(boulder, 4, 2), at(gear, 8, 22), at(gear, 26, 22), at(spark, 30, 4)),
  "rmb-endless-gallery": room(scene.study, "", frame, "", at(frame, -3, 6), at(frame, 33, 6), at(runner, 18, 19)),
  "rmb-paywall": room(scene.stone, "Yy", bricks, "", at(bricks, 0, 10), at(bricks, 28, 10), at(sign, 16, 12), at(coin, 21, 16), at(bricks, 14, 0)),
  "rmb-living-trap": room(scene.redStone, "Rr", jaws, "", at(grip, 2, 4), flipped(grip, 38, 4)),
  "rmb-the-dreadmill": room(scene.hotWorks, "", treadmill, "", at(runner, 18, 5), at(spikes, 18, 27)),
  "rmb-personnel-office": room(scene.study, "", incubus, "", at(table, 0, 26), at(lamp, 28, 16), at(lantern, 3, 2)),
  "rmb-trophy-room": room(scene.study, "", shield, "", at(minotaur, 2, 1), at(sword, 38, 4), at(shield, 26, 4), at(skull, 24, 20)),
  "rmb-lightning-rod": room(scene.midnight, "ba", column, "", at(bolt, 16, -3), at(spark, 6, 8), at(spark, 34, 6)),
  "rmb-pixie-fountain": room(scene.mossCave, "cP", fountain, "", at(fairy, 3, 4), flipped(fairy, 33, 6), at(sparkle, 30, 26)),
  "rmb-the-keystone": room(scene.sandStone, "yw", gate, "", at(gem, 18, 6), at(crystal, 15, 14)),
  "rmb-pool-of-shadows": room(scene.blueStone, "kB", pit, "", at(wraith, 15, 6), at(moon, 30, 0)),
};
