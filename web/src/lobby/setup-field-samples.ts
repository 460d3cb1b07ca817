/** Samples of setup fields for tests. */
import type { Ask } from "../protocol";

/** A setup field with these options, one of which is chosen. */
export function sampleField(field: string, options: string[], more: Partial<Ask> = {}): Ask {
  const choices = options.map((id) => ({ id, name: id, about: "", group: "" }));
  return {
    field,
    name: field,
    about: "",
    options: choices,
    many: false,
    usual: [],
    first: false,
    unless: "",
    own: null,
    ...more,
  };
}
