/** The pictures of the spells of the later sets. */
import { at, flipped, type Picture } from "../sprites";
import { jar } from "../sprites/alchemy";
import { beast } from "../sprites/beasts";
import { fist, helmet, palm } from "../sprites/costume";
import { gobhead, imp, incubus } from "../sprites/fiends";
import { assassin, runner } from "../sprites/folk";
import { blackboard, poster } from "../sprites/furniture";
import { blast, bolt, flame, smoke, spark, sparkle } from "../sprites/lights";
import { gear, smasher } from "../sprites/machines";
import { many } from "../bitmap-tools";
import { castle, roomlet, tombstone } from "../sprites/places";
import * as scene from "../sprites/backdrops";
import { arrow, bang, crack, hole, magnifier, rubble, sign } from "../sprites/small-things";
import { boulder } from "../sprites/traps";
import { bigsword, coin, coins, dagger, heart, sack, shield } from "../sprites/treasures";
import { dracolich, hand, skull, wisp, zombie } from "../sprites/undead";
import { cardback, hero, thing } from "./composition";

const { circle, rays, star, whirl } = scene;

export const spellsMore: Record<string, Picture> = {
  "rmb-windfall": thing(
    rays("Y", "O", "y"),
    "",
    coins,
    "",
    ...many(coin, [8, 4], [20, 1], [34, 5], [14, 26], [30, 28]),
  ),
  "rmb-internship": thing(circle("B", "k", "b"), "", gobhead, "", at(cardback, 2, 12), at(cardback, 35, 12)),
  "rmb-spirit-dragon": thing(whirl("B", "T", "c"), "", dracolich, "ic Ib wa"),
  "rmb-sabotage": thing(rays("K", "R", "o"), "", gear, "", at(crack, 18, 10), at(spark, 6, 4), at(spark, 34, 22)),
  "rmb-rage": thing(rays("R", "r", "o", 16), "", beast, "gr GR eo"),
  "rmb-ambush": thing(circle("G", "k", "g"), "", assassin, "", at(bang, 2, 4), at(bang, 40, 4)),
  "rmb-rebirth": thing(rays("O", "o", "y"), "", flame, "", at(heart, 20, 14), at(sparkle, 10, 6), at(sparkle, 34, 8)),
  "rmb-smash": thing(rays("N", "n", "w"), "", fist, "", at(bang, 3, 20), at(bang, 39, 20)),
  "rmb-pay-to-win": thing(star("G", "k", "y"), "", palm, "", at(coin, 12, 5), at(coin, 32, 5), at(coin, 22, 2)),
  "rmb-zoning-board": thing(circle("B", "d", "w"), "", blackboard, "", at(roomlet, 18, 13), at(sign, 2, 18)),
  "rmb-respawn": thing(whirl("V", "v", "u"), "", tombstone, "", at(hand, 19, 3, "ge")),
  "rmb-heist": thing(circle("k", "T", "t"), "", sack, "", at(runner, 2, 12), at(coin, 34, 8), at(coin, 38, 22)),
  "rmb-short-circuit": thing(star("B", "k", "c", 6), "", bolt, "", at(spark, 6, 6), at(spark, 32, 22)),
  "rmb-traitor": thing(rays("V", "k", "P"), "", hero, "", at(dagger, 26, 10), flipped(hero, 8, 11, "rK bk")),
  "rmb-armor-up": thing(rays("B", "b", "a"), "", shield, "", at(helmet, 17, 0), at(shield, 4, 14), at(shield, 32, 14)),
  "crl-finish-him": thing(rays("k", "R", "r"), "", bigsword, "", at(skull, 2, 22)),
  "crl-essence-transfer": thing(
    whirl("T", "t", "c", 2),
    "",
    wisp,
    "",
    at(wisp, 6, 8),
    at(wisp, 34, 16),
    at(arrow, 18, 24),
  ),
  "crl-healing-tank": thing(circle("T", "k", "c"), "", jar, "", at(hero, 19, 10), at(heart, 4, 4)),
  "crl-meteorite": thing(
    scene.midnight,
    "",
    boulder,
    "sO So lo dR",
    at(flame, 26, 0),
    at(flame, 32, -3),
    at(smoke, 36, 4),
  ),
  "crl-not-dead-yet": thing(whirl("G", "k", "g"), "", zombie, "", at(heart, 32, 4)),
  "thk-excavation": thing(circle("N", "n", "m"), "", hole, "", at(rubble, 2, 24), at(magnifier, 28, 2)),
  "vov-hostile-takeover": thing(
    rays("R", "k", "o"),
    "",
    castle,
    "",
    at(imp, 15, 0),
    at(flame, 3, 20),
    at(flame, 36, 20),
  ),
  "vov-payday": thing(star("Y", "O", "w"), "", sack, "", at(coins, -2, 26), at(coins, 22, 26)),
  "vov-villainous-monologue": thing(circle("V", "k", "P"), "", incubus, "", at(poster, 30, 4), at(bang, 4, 3)),
  "vov-henchman-swap": thing(
    whirl("N", "O", "y", 2),
    "",
    arrow,
    "",
    at(gobhead, -2, 3),
    at(imp, 30, 14),
    flipped(arrow, 18, 24),
  ),
  "vov-grand-scheme": thing(star("k", "B", "a"), "", smasher, "", at(gear, 0, 20), at(gear, 35, 20)),
  "dbm-fireball": thing(rays("R", "O", "y", 14), "", blast),
};
