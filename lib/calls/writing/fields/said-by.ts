import type { Evidence } from "../../analysis-shape";
import { evidenceOf, type Said } from "../../transcript/said";

/** A sentence, with the side of who said it. */
export type SaidBy = Said;

/** A sentence in which a name occurs, as a whole word. */
export function whereNamed(said: readonly SaidBy[], name: string): Evidence | null {
  const key = name.toLowerCase();
  if (key.length < 2) return null;
  const found = said.find(({ low }) => {
    const at = low.indexOf(key);
    if (at < 0) return false;
    return !/\p{L}/u.test(low.charAt(at - 1)) && !/\p{L}/u.test(low.charAt(at + key.length));
  });
  return found ? evidenceOf(found) : null;
}
