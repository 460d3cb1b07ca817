/** Kinds of players, the state of a connection, and the buttons of a replay. 12 by 12 pixels; `x` takes the colour of the text around. */
import { bitmap, mirrored } from "../sprites";

export const people = {
  bot: bitmap(`
    .....xx.....
    .....xx.....
    ..xxxxxxxx..
    .xxxxxxxxxx.
    .xx..xx..xx.
    xxx..xx..xxx
    xxxxxxxxxxxx
    .xxxxxxxxxx.
    .xx.x..x.xx.
    .xxxxxxxxxx.
    ............
    ............`),
  person: bitmap(`
    ....xxxx....
    ...xxxxxx...
    ...xxxxxx...
    ...xxxxxx...
    ....xxxx....
    .....xx.....
    ..xxxxxxxx..
    .xxxxxxxxxx.
    xxxxxxxxxxxx
    xxxxxxxxxxxx
    xxxxxxxxxxxx
    ............`),
  people: bitmap(`
    ...xxx......
    ..xxxxx.xx..
    ..xxxxx.xxx.
    ..xxxxx.xxx.
    ...xxx.xxx..
    ............
    .xxxxxxx.xx.
    xxxxxxxxx.xx
    xxxxxxxxx.xx
    xxxxxxxxx.xx
    xxxxxxxxx.xx
    ............`),
  connected: bitmap(`
    ..........xx
    ..........xx
    .......xx.xx
    .......xx.xx
    .......xx.xx
    ....xx.xx.xx
    ....xx.xx.xx
    ....xx.xx.xx
    .xx.xx.xx.xx
    .xx.xx.xx.xx
    .xx.xx.xx.xx
    ............`),
  slow: bitmap(`
    ..........xx
    .........x.x
    .......xxx.x
    .......x.x.x
    .......x.x.x
    ....xx.x.x.x
    ....xx.x.x.x
    ....xx.x.x.x
    .xx.xx.x.x.x
    .xx.xx.x.x.x
    .xx.xx.xxxxx
    ............`),
  reconnecting: bitmap(`
    ....xxxx..x.
    ..xx....xxx.
    .x.......xx.
    .x......xxx.
    x...........
    x..........x
    x..........x
    ...........x
    .xxx......x.
    .xx.......x.
    .xxx....xx..
    .x..xxxx....`),
  offline: bitmap(`
    x....x....xx
    .x..x.....xx
    ..xx......xx
    ..xx...xx.xx
    .x..x..xx.xx
    x....x.xx.xx
    .......xx.xx
    ....xx.xx.xx
    ....xx.xx.xx
    .xx.xx.xx.xx
    .xx.xx.xx.xx
    ............`),
  first: bitmap(`
    ............
    .xx.......x.
    .xx.....xxx.
    .xx...xxxxx.
    .xx.xxxxxxx.
    .xxxxxxxxxx.
    .xxxxxxxxxx.
    .xx.xxxxxxx.
    .xx...xxxxx.
    .xx.....xxx.
    .xx.......x.
    ............`),
  back: bitmap(`
    ............
    ........xx..
    ......xxxx..
    ....xxxxxx..
    ..xxxxxxxx..
    xxxxxxxxxx..
    xxxxxxxxxx..
    ..xxxxxxxx..
    ....xxxxxx..
    ......xxxx..
    ........xx..
    ............`),
  play: bitmap(`
    ..xx........
    ..xxxx......
    ..xxxxxx....
    ..xxxxxxxx..
    ..xxxxxxxxx.
    ..xxxxxxxxxx
    ..xxxxxxxxxx
    ..xxxxxxxxx.
    ..xxxxxxxx..
    ..xxxxxx....
    ..xxxx......
    ..xx........`),
  pause: mirrored(`
    ......
    .xxxx.
    .xxxx.
    .xxxx.
    .xxxx.
    .xxxx.
    .xxxx.
    .xxxx.
    .xxxx.
    .xxxx.
    .xxxx.
    ......`),
  forward: bitmap(`
    ............
    ..xx........
    ..xxxx......
    ..xxxxxx....
    ..xxxxxxxx..
    ..xxxxxxxxxx
    ..xxxxxxxxxx
    ..xxxxxxxx..
    ..xxxxxx....
    ..xxxx......
    ..xx........
    ............`),
  last: bitmap(`
    ............
    .x.......xx.
    .xxx.....xx.
    .xxxxx...xx.
    .xxxxxxx.xx.
    .xxxxxxxxxx.
    .xxxxxxxxxx.
    .xxxxxxx.xx.
    .xxxxx...xx.
    .xxx.....xx.
    .x.......xx.
    ............`),
} as const;
