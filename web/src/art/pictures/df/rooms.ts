/** The pictures of the rooms of Dungeon Fighter: a castle of ice, room by room. */
import { at, finePicture as picture, flipped, type Picture } from "../../sprites";
import { ice } from "../../sprites/arenas";
import { nightcap, vault } from "../../sprites/chapel";
import { caveman, monk, princess } from "../../sprites/folk";
import {
  battlement,
  bigboots,
  boiler,
  burrow,
  cheese,
  chefhat,
  chute,
  coalface,
  corridor,
  crawler,
  doorlight,
  eyes,
  fangs,
  flag,
  frog,
  gusts,
  ham,
  hermit,
  igloo,
  mouse,
  overhead,
  penguin,
  pool,
  pothat,
  sausages,
  skater,
  sledge,
  snowball,
  snowflake,
  stack,
  stones,
  thermometer,
  tumbleweed,
} from "../../sprites/frost";
import { aurora, iceHall, paleHall, solstice, winterNight } from "../../sprites/frost-scenes";
import { curtain, frame, highthrone, table } from "../../sprites/furniture";
import { candle, flame, icicle, lantern, moon, smoke, sparkle, torch } from "../../sprites/lights";
import { gear } from "../../sprites/machines";
import { glow, many, overturned, plotted } from "../../bitmap-tools";
import { anvil, crown, hammer } from "../../sprites/inventions";
import { icecube } from "../../sprites/spell-signs";
import { castle, column, fountain } from "../../sprites/places";
import * as scene from "../../sprites/backdrops";
import { roast, web, zzz } from "../../sprites/small-things";
import { coin, coins, heart, sword } from "../../sprites/treasures";

const rink = plotted(48, 14, (x, y) =>
  (x * 2 + y * 9) % 37 < 3 ? "W" : y < 1 ? "W" : (x + y * 5) % 23 === 0 ? "b" : y > 8 ? "c" : "a",
);
const shelfboard = plotted(48, 3, (_x, y) => (y === 0 ? "m" : y === 1 ? "n" : "k"));
const pitch = plotted(48, 36, (x, y) => ((x * 5 + y * 11) % 29 === 0 ? "K" : "k"));
const underfloor = plotted(48, 20, (x, y) => (y > 16 ? "N" : (x * 3 + y * 7) % 31 === 0 ? "K" : "k"));
const carpet = plotted(20, 8, (x, y) =>
  Math.abs(x - 9.5) > 4 + y * 0.7 ? "." : Math.abs(x - 9.5) > 3 + y * 0.7 ? "y" : "r",
);
const COLD = "ob Ob yc Wa OB";

export const roomsDf: Record<string, Picture> = {
  "df-slide": picture(
    iceHall,
    at(chute, 0, 0),
    at(sledge, 13, 6),
    at(penguin, 33, 13),
    at(icicle, 30, 0),
    at(icicle, 38, -2),
    at(icicle, 44, 0),
  ),
  "df-fountain-of-life": picture(
    iceHall,
    at(glow(44, 36, "V", "P"), 2, 0),
    at(fountain, 12, 11, "cr ap Wp"),
    at(heart, 20, 1),
    ...many(heart, [5, 12], [36, 10], [3, 24], [39, 22]),
  ),
  "df-frozen-chamber": picture(
    paleHall,
    at(glow(38, 34, "b", "a"), 5, 1),
    at(caveman, 13, 11),
    at(ice, 5, 4),
    at(thermometer, 41, 10),
    ...many(icicle, [0, 0], [10, -3], [20, -4], [30, -3], [40, -1]),
  ),
  "df-winter-solstice-chamber": picture(solstice, at(stones, 0, 8)),
  "df-steam-engine": picture(
    scene.hotWorks,
    at(stack, 5, 7),
    at(boiler, 4, 13),
    at(flame, 16, 15),
    at(gear, 33, 19),
    at(gear, 0, 24, "lY SO sN"),
    at(smoke, 6, 0),
    at(smoke, 14, -3),
    at(smoke, 24, -1),
    at(smoke, 34, 2),
  ),
  "df-ice-canteen": picture(
    iceHall,
    at(glow(46, 34, "B", "b"), 1, 0),
    at(chefhat, 22, 1),
    at(penguin, 20, 7),
    at(table, 0, 23),
    at(icecube, -6, 6),
    at(roast, 33, 12, "ob Oc yW"),
  ),
  "df-frost-forge": picture(
    scene.iceCave,
    at(glow(46, 36, "B", "c"), 1, 0),
    at(flame, -1, 15, COLD),
    at(flame, 37, 15, COLD),
    at(flame, 39, 19, COLD),
    at(anvil, 10, 23),
    at(sword, 22, 5, "Wc Sb yb YB nb NB"),
    at(hammer, 29, 3),
    ...many(sparkle, [14, 8], [30, 18]),
  ),
  "df-frozen-courtyard": picture(
    { wall: scene.midnight.wall, floor: rink, ground: 22 },
    at(castle, -4, 5),
    flipped(castle, 28, 5),
    at(moon, 16, 0),
    at(skater, 18, 16),
  ),
  "df-hibernating-pond": picture(
    { ...winterNight, ground: 12 },
    at(pool, 1, 16),
    at(frog, 10, 18, "gt et GT kB pb"),
    at(nightcap, 17, 8),
    at(zzz, 35, 3),
    at(moon, 1, -4),
  ),
  "df-ramparts": picture(
    winterNight,
    at(moon, 33, -3),
    at(flag, 1, 4),
    at(penguin, 17, 7),
    at(pothat, 18, 1),
    at(sword, 32, 3),
    at(battlement, 0, 18),
  ),
  "df-hermits-igloo": picture(
    winterNight,
    at(smoke, 24, 0),
    at(smoke, 32, -3),
    at(igloo, 5, 8),
    at(burrow, 16, 20),
    at(hermit, 19, 22),
    at(lantern, 1, 22),
  ),
  "df-snowman-tower": picture(
    scene.dusk,
    at(snowball, 11, 24),
    at(coalface, 16, 27),
    at(pothat, 16, 17),
    at(snowball, 16, 11),
    at(coalface, 20, 14, "ko"),
    at(coalface, 20, 14),
    at(snowball, 12, -1),
    at(coalface, 16, 2),
    at(pothat, 15, -6),
  ),
  "df-icicle-grotto": picture(
    scene.cavern,
    at(glow(48, 30, "K", "V"), 0, 3),
    at(fangs, 0, 0),
    at(overturned(fangs), 0, 19),
    ...many(eyes, [9, 15], [35, 17]),
  ),
  "df-larder": picture(
    scene.study,
    at(shelfboard, 0, 16),
    at(shelfboard, 0, 32),
    at(sausages, 1, 0),
    at(ham, 22, 0),
    at(ham, 34, 0, "rO po RN"),
    at(cheese, 4, 22),
    at(mouse, 21, 25),
    at(roast, 30, 19),
  ),
  "df-snow-ladys-strongroom": picture(
    scene.violetStone,
    at(glow(46, 36, "V", "v"), 1, 0),
    at(vault, -2, 0, "ya YB lS Ss"),
    at(snowflake, 6, 8, "WB"),
    at(princess, 32, 7, "yW YW fa Fc rb RB"),
    at(coins, 15, 28),
  ),
  "df-dark-cold-store": picture(
    { wall: pitch },
    at(ham, 22, -1, "rK pd RK id"),
    at(ham, 35, 1, "rK pd RK id"),
    at(doorlight, 0, 0),
    ...many(eyes, [16, 17], [30, 21], [38, 27], [24, 29], [40, 16]),
  ),
  "df-aurora-chapel": picture(
    aurora,
    at(column, -2, 10),
    at(column, 40, 10),
    at(monk, 14, 13, "ob OB"),
    at(candle, 9, 22),
    at(candle, 34, 22),
  ),
  "df-crawl-space": picture(
    scene.redStone,
    at(torch, 38, 0),
    at(bigboots, 6, 4),
    at(overhead, 0, 11),
    at(underfloor, 0, 16),
    at(glow(30, 18, "N", "n"), -6, 17),
    at(lantern, 2, 24),
    at(crawler, 9, 23),
    at(web, 36, 16),
  ),
  "df-ice-throne-room": picture(
    iceHall,
    at(glow(44, 40, "B", "b"), 2, -3),
    at(carpet, 14, 28),
    at(highthrone, 11, 4, "yc WW Yb ra RB"),
    at(crown, 17, 15),
    ...many(icicle, [1, 0], [7, -3], [36, -2], [42, 0]),
  ),
  "df-gallery-of-winds": picture(
    scene.brownStone,
    at(frame, 2, 4),
    at(frame, 28, 9),
    at(curtain, 38, -3),
    at(gusts, 0, 0),
    at(pothat, 17, 20, "SK lK sk"),
    at(coin, 34, 29),
  ),
  "df-empty-corridor": picture({ wall: corridor }, at(torch, 5, 8), at(torch, 37, 8), at(tumbleweed, 17, 20)),
};
