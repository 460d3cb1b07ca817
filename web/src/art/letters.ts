/** Underkeep's own letters for the title: capitals of 5 by 7 pixels, with Polish marks above and below. */
import { bitmap, type Bitmap } from "./sprites";

const ALPHABET = `
A .xxx. x...x x...x xxxxx x...x x...x x...x
B xxxx. x...x x...x xxxx. x...x x...x xxxx.
C .xxx. x...x x.... x.... x.... x...x .xxx.
D xxxx. x...x x...x x...x x...x x...x xxxx.
E xxxxx x.... x.... xxxx. x.... x.... xxxxx
F xxxxx x.... x.... xxxx. x.... x.... x....
G .xxx. x...x x.... x.xxx x...x x...x .xxx.
H x...x x...x x...x xxxxx x...x x...x x...x
I xxx .x. .x. .x. .x. .x. xxx
J ..xxx ...x. ...x. ...x. ...x. x..x. .xx..
K x...x x..x. x.x.. xx... x.x.. x..x. x...x
L x.... x.... x.... x.... x.... x.... xxxxx
M x...x xx.xx x.x.x x.x.x x...x x...x x...x
N x...x xx..x x.x.x x.x.x x..xx x...x x...x
O .xxx. x...x x...x x...x x...x x...x .xxx.
P xxxx. x...x x...x xxxx. x.... x.... x....
Q .xxx. x...x x...x x...x x.x.x x..x. .xx.x
R xxxx. x...x x...x xxxx. x.x.. x..x. x...x
S .xxxx x.... x.... .xxx. ....x ....x xxxx.
T xxxxx ..x.. ..x.. ..x.. ..x.. ..x.. ..x..
U x...x x...x x...x x...x x...x x...x .xxx.
V x...x x...x x...x x...x x...x .x.x. ..x..
W x...x x...x x...x x.x.x x.x.x xx.xx x...x
X x...x x...x .x.x. ..x.. .x.x. x...x x...x
Y x...x x...x .x.x. ..x.. ..x.. ..x.. ..x..
Z xxxxx ....x ...x. ..x.. .x... x.... xxxxx
0 .xxx. x...x x..xx x.x.x xx..x x...x .xxx.
1 ..x.. .xx.. ..x.. ..x.. ..x.. ..x.. .xxx.
2 .xxx. x...x ....x ...x. ..x.. .x... xxxxx
3 xxxx. ....x ....x .xxx. ....x ....x xxxx.
4 ...x. ..xx. .x.x. x..x. xxxxx ...x. ...x.
5 xxxxx x.... xxxx. ....x ....x x...x .xxx.
6 .xxx. x.... x.... xxxx. x...x x...x .xxx.
7 xxxxx ....x ...x. ..x.. ..x.. ..x.. ..x..
8 .xxx. x...x x...x .xxx. x...x x...x .xxx.
9 .xxx. x...x x...x .xxxx ....x ....x .xxx.
Ł .x... .x... .x.x. .xx.. xx... .x... .xxxx
! x x x x x . x
? .xxx. x...x ....x ...x. ..x.. ..... ..x..
. . . . . . . x
, .. .. .. .. .. .x x.
: . . x . x . .
- ... ... ... xxx ... ... ...
' x x . . . . .
& .xx.. x..x. x..x. .xx.x x..x. x..x. .xx.x
`;

const GLYPHS = new Map(
  ALPHABET.trim()
    .split("\n")
    .map((line) => {
      const [letter = "", ...rows] = line.split(" ");
      return [letter, rows];
    }),
);

/** Letters with a mark: the letter beneath, two rows above it, one row below. */
const MARKED: Record<string, readonly [letter: string, above: readonly [string, string], below: string]> = {
  Ą: ["A", ["", ""], "...xx"],
  Ć: ["C", ["...x", "..x"], ""],
  Ę: ["E", ["", ""], "...xx"],
  Ń: ["N", ["...x", "..x"], ""],
  Ó: ["O", ["...x", "..x"], ""],
  Ś: ["S", ["...x", "..x"], ""],
  Ź: ["Z", ["...x", "..x"], ""],
  Ż: ["Z", ["..x", ""], ""],
};

/** The same letter with strokes of twice the width. */
function heavy(row: string): string {
  return [...`${row}.`].map((sign, index) => (sign === "x" || row[index - 1] === "x" ? "x" : ".")).join("");
}

/** A text as a drawing in the colour of the text around it. */
export function written(text: string, bold = false): Bitmap {
  const rows = Array.from({ length: 10 }, () => "");
  for (const sign of text.toUpperCase()) {
    const [letter, above, below] = MARKED[sign] ?? [sign, ["", ""], ""];
    const glyph = GLYPHS.get(letter) ?? Array.from({ length: 7 }, () => "...");
    const width = Math.max(...glyph.map((row) => row.length));
    [...above, ...glyph, below].forEach((row, index) => {
      rows[index] = `${rows[index] ?? ""}${bold ? heavy(row.padEnd(width, ".")) : row.padEnd(width, ".")}.`;
    });
  }
  const used = rows.map((row) => row.slice(0, -1));
  while (used.length > 7 && !used[0]?.includes("x")) used.shift();
  while (used.length > 7 && !used[used.length - 1]?.includes("x")) used.pop();
  return bitmap(used.join("\n"));
}
