import { type Json, own } from "./json";

/** A list as an object by name. The second of one name is called "Ana (2)", in the list's own order. */
export function byName<Item extends { name: string }>(items: readonly Item[]): Record<string, Item> {
  const named = new Map<string, Item>();
  for (const item of items) {
    let key = item.name;
    for (let number = 2; named.has(key); number += 1) key = `${item.name} (${number})`;
    named.set(key, item);
  }
  // A name may be one of every object's own members.
  return Object.fromEntries(named);
}

interface ListChange {
  added: [string, Json][];
  /** With no more than the members that differ. */
  changed: [string, Json][];
  removed: string[];
}

/** What it takes to make one list into another. */
export function listChange(current: Json, wanted: Json): ListChange {
  const change: ListChange = { added: [], changed: [], removed: [] };
  for (const [key, item] of Object.entries(wanted) as [string, Json][]) {
    const before = own(current, key) as Json | undefined;
    const different = Object.entries(item).filter(
      ([name, value]) => !before || JSON.stringify(before[name]) !== JSON.stringify(value),
    );
    if (!before) change.added.push([key, item]);
    else if (different.length > 0) change.changed.push([key, Object.fromEntries(different)]);
  }
  change.removed = Object.keys(current).filter((key) => !Object.hasOwn(wanted, key));
  return change;
}
