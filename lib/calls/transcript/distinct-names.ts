import { plainOf } from "./clean";

interface Named {
  id: string;
  name: string;
}

/** Returns what each speaker is called. Names that would be read as one are told apart by a number. */
export function distinctNames(speakers: Iterable<Named>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of speakers) {
    if (names.has(id)) continue;
    const base = plainOf(name) || "Speaker";
    let free = base;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base} (${number})`;
    taken.add(free.toLowerCase());
    names.set(id, free);
  }
  return names;
}
