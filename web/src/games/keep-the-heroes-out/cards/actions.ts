/** Parses the line of actions of a card: `horde(move) / melee*2`, `discard:coin -> summon:3@here`. */

/** One action; `times` of it stand one after the other. */
export interface Action {
  name: string;
  times: number;
  /** What is placed or discarded. */
  token?: string;
  /** The number of figures that come. */
  count?: number;
  /** The kind of the rooms to which they come. */
  kind?: string;
  /** What each of a horde does, or what reinforcements must show. */
  inner?: string;
}

/** One side of a choice: actions, and what follows if all of them were done. */
export interface Side {
  left: Action[];
  right: Action[];
}

/** The sides of a line; one of them may be used. */
export function sidesOf(line: string): Side[] {
  return line.split(" / ").map(sideOf);
}

export function sideOf(text: string): Side {
  const [left = "", right = ""] = text.split(" -> ");
  return { left: actionsOf(left), right: actionsOf(right) };
}

function actionsOf(text: string): Action[] {
  const found: Action[] = [];
  for (const item of text.split(" + ").filter(Boolean)) {
    const [what = "", times = "1"] = item.trim().split("*");
    const last = found.at(-1);
    if (last && actionNotation(last) === what) last.times += Number(times);
    else found.push({ ...parseAction(what), times: Number(times) });
  }
  return found;
}

function parseAction(text: string): Omit<Action, "times"> {
  const bracket = /^horde\((\w+)\)$/.exec(text);
  if (bracket) return { name: "horde", inner: bracket[1] ?? "" };
  const [name = "", rest = ""] = text.split(":");
  const [what = "", kind = ""] = rest.split("@");
  switch (name) {
    case "reinforce":
      return { name, inner: what };
    case "place":
    case "discard":
      return { name, token: what };
    case "summon":
      return { name, count: Number(what) };
    case "ambush":
      return { name, count: Number(what), kind };
    default:
      return { name };
  }
}

function actionNotation({ name, token, count, kind, inner }: Action): string {
  if (name === "horde") return `horde(${inner})`;
  if (kind !== undefined) return `${name}:${count}@${kind}`;
  if (count !== undefined) return `${name}:${count}@here`;
  const rest = token ?? inner;
  return rest === undefined ? name : `${name}:${rest}`;
}
