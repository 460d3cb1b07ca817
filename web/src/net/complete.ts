/** The server leaves out fields that have their default; here they are put back, so that nobody has to think of it. */
import { shapes } from "./shapes";

/** `raw` as a complete struct of this name. Unknown fields stay: a newer server may say more. */
export function complete<T>(name: string, raw: unknown): T {
  const shape = shapes[name];
  if (!shape || raw === null || typeof raw !== "object") return raw as T;
  const whole: Record<string, unknown> = { ...(raw as Record<string, unknown>) };
  for (const [field, { or, is, each }] of Object.entries(shape)) {
    const value = whole[field];
    if (value === undefined) {
      if (or !== undefined) whole[field] = Array.isArray(or) ? [...or] : or !== null && typeof or === "object" ? { ...or } : or;
    } else if (is) whole[field] = complete(is, value);
    else if (each && Array.isArray(value)) whole[field] = value.map((one) => complete(each, one));
  }
  return whole as T;
}

/** A list of structs of this name. */
export function completeAll<T>(name: string, raw: unknown): T[] {
  return Array.isArray(raw) ? raw.map((one) => complete<T>(name, one)) : [];
}

/** The name of the struct of a message, by its `t`. */
export const MESSAGES: Record<string, string> = {
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
