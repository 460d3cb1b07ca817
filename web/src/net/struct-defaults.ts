/** The server leaves out fields that have their default value. These functions put them back, so that other modules see complete structs. */
import { shapes } from "./struct-shapes.generated";

/** Returns a copy of `raw` with all fields of the struct of this name. Unknown fields stay: a newer server may send more. */
export function fillDefaults<T>(name: string, raw: unknown): T {
  const shape = shapes[name];
  if (!shape || raw === null || typeof raw !== "object") return raw as T;
  const filled: Record<string, unknown> = { ...(raw as Record<string, unknown>) };
  for (const [field, { or, is, each }] of Object.entries(shape)) {
    const value = filled[field];
    if (value === undefined) {
      if (or !== undefined)
        filled[field] = Array.isArray(or) ? [...or] : or !== null && typeof or === "object" ? { ...or } : or;
    } else if (is) filled[field] = fillDefaults(is, value);
    else if (each && Array.isArray(value)) filled[field] = value.map((one) => fillDefaults(each, one));
  }
  return filled as T;
}

/** Returns a list of structs of this name, each with all its fields. A value that is no list gives an empty list. */
export function fillDefaultsOfAll<T>(name: string, raw: unknown): T[] {
  return Array.isArray(raw) ? raw.map((one) => fillDefaults<T>(name, one)) : [];
}

/** The name of the struct of each message of the server, by the message's tag `t`. */
export const STRUCT_OF_TAG: Record<string, string> = {
  sync: "Sync",
  update: "Update",
  asked: "Asked",
  people: "People",
  ack: "Done",
  stale: "Stale",
  refused: "Refused",
  chat: "Chatted",
  pong: "Pong",
  farewell: "Farewell",
};
