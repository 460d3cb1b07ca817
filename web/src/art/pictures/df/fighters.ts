/** The heroes of Dungeon Fighter, put together from `figures/` like all others, in places with snow. */
import * as p from "../../figures";
import { figure, left, type Part } from "../../figures";
import { cave, dungeon, evening, ice, night, roofscape } from "../../backdrops";
import { at, bitmap, picture, type Layer, type Picture, type Scene } from "../../sprites";
import { many } from "../../bitmap-tools";

/** Puts snow on the floor of a scene. */
export const snowed = (scene: Scene, ...layers: Layer[]): Scene => ({
  ...scene,
  ...(ice.floor ? { floor: ice.floor } : {}),
  ground: 14,
  layers,
});

const flake = bitmap("W");
/** Falling snow. */
const snowfall = (letter = "W"): Layer[] =>
  many(flake, [1, 2], [5, 6], [3, 11], [9, 1], [15, 0], [20, 3], [22, 8], [18, 6], [0, 8], [21, 12]).map((each) => ({
    ...each,
    swap: `W${letter}`,
  }));

function one(scene: Scene, colours: string, ...parts: Part[]): Picture {
  return picture(scene, ...figure(6, 3, colours, ...parts));
}

const note = bitmap(`
  .yyy
  .y.y
  .y.y
  yyyy
  yy..`);

/** A snowdrift up to the belt. */
const drift = bitmap(`
  ........aWWWa...........
  ..aWWWaaWWWWWWWa..aWWa..
  aWWWWWWWWWwwwWWWWWWWWWWa
  WWwwwWWwwwwwwwwwWWwwwWWW
  wwwwwwwwwwwwwwwwwwwwwwww`);

export const fightersDf: Record<string, Picture> = {
  "df-marla-morningstar": one(
    snowed(dungeon, ...snowfall("S")),
    "1R 2k 3y 5o",
    p.armour,
    p.face,
    p.braids,
    p.furCollar,
    p.morningStar,
    p.herbs,
  ),
  "df-daniel-the-bard": picture(
    snowed(evening),
    ...figure(5, 3, "1t 2T 3y 5y 8P 9V", p.coat, p.face, p.goatee, p.featherHat, p.lute),
    at(note, 0, 2),
    at(note, 20, 0),
    at(note, 19, 8, "yw"),
  ),
  "df-jack-the-corsair": picture(
    snowed(roofscape),
    ...figure(
      8,
      3,
      "1b 2B 3y 5O 8K 9k 0m Yy",
      p.coat,
      p.face,
      p.eyepatch,
      p.goatee,
      p.tricorn,
      p.bird,
      p.pistol,
      p.hook,
    ),
  ),
  "df-rick-the-bear-hunter": one(
    snowed(cave, ...snowfall("s")),
    "1G 2T 3m 5O 8n 9N",
    p.tunic,
    p.face,
    p.beard,
    p.bearHood,
    p.bow,
  ),
  "df-halina-coldfinger": one(ice, "1v 2V 3w 6a 7c wm in", p.dress, p.face, p.furHood, p.frost, left(p.frost)),
  "df-bogdan-snowdrift": picture(
    snowed(night, ...snowfall()),
    ...figure(6, 2, "1r 2R 3w 5w 8h 9H", p.tunic, p.face, p.longBeard, p.ushanka, p.shovel),
    at(drift, 0, 13),
  ),
};
