/** What lies behind the pictures of cards: walls and floors that repeat. Keep them dark and quiet: the subject must stand out. */
import { bitmap, type Scene } from "./sprites";

const bricks = bitmap(`
  KKKKKKkK
  KKKKKKkK
  kkkkkkkk
  KKkKKKKK
  KKkKKKKK
  kkkkkkkk`);

const flags = bitmap(`
  kkkkkkkk
  sssssdss
  dddddkdd
  sdssssss
  dkdddddd`);

const rock = bitmap(`
  kkkKKkkkkKkk
  kkKKKkkkkkkk
  kkkKkkkkKKkk
  kkkkkkkKKKKk
  KkkkkkkkKKkk
  kkkkKkkkkkkk`);

const earth = bitmap(`
  kNNkNNNN
  NNnNNNNn
  NNNNnNNN
  nNNNNNNN`);

/** A dungeon wall of bricks over flagstones. */
export const dungeon: Scene = { wall: bricks, floor: flags, ground: 14 };

/** A cave. */
export const cave: Scene = { wall: rock, floor: earth, ground: 15 };
