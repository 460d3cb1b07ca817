/** The figures of a summary, as numbers and as words. */
import type { SummaryKill } from "../../protocol";
import { hasMessage, say } from "../../messages.svelte";

type Figures = Readonly<Record<string, unknown>>;

/** A figure by its name, 0 if there is none. */
export function figureOf(figures: Figures | undefined, name: string): number {
  const value = figures?.[name];
  return typeof value === "number" ? value : 0;
}

/** The name of a figure; some games have their own word for it. */
export function figureName(game: string, name: string): string {
  const own = `figure-${game}-${name}`;
  return say(hasMessage(own) ? own : `figure-${name}`);
}

/** The figures that are worth a line: those above 0 that have a name. */
export function shownFigures(game: string, figures: Figures): { name: string; label: string; value: number }[] {
  return Object.keys(figures)
    .filter(
      (name) => figureOf(figures, name) > 0 && (hasMessage(`figure-${name}`) || hasMessage(`figure-${game}-${name}`)),
    )
    .map((name) => ({ name, label: figureName(game, name), value: figureOf(figures, name) }));
}

export interface KillGroup {
  /** The key of the card or character that did it; empty if neither did. */
  by: string;
  byName: string;
  /** The seat that did it; null if a thing of all players did. */
  seat: number | null;
  count: number;
  /** The names of the victims, each once, with their number. */
  victims: { name: string; count: number }[];
  /** The number of the event of the last one. */
  event: number;
}

/** The kills by what did them and for which seat, the most successful first. */
export function killGroups(kills: readonly SummaryKill[]): KillGroup[] {
  const groups = new Map<string, KillGroup>();
  for (const { by, byName, seat, victimName, event } of kills) {
    const key = `${by}/${seat}`;
    const group = groups.get(key) ?? { by, byName, seat, count: 0, victims: [], event };
    group.count += 1;
    group.event = event;
    const victim = group.victims.find(({ name }) => name === victimName);
    if (victim) victim.count += 1;
    else group.victims.push({ name: victimName, count: 1 });
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
