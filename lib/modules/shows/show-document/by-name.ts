import { type Json, own } from "./json";

/**
 * Turns a list into an object by name. The second item with the same name is called "Ana (2)", in list order.
 */
export function byName<Item extends { name: string }>(items: readonly Item[]): Record<string, Item> {
  const named = new Map<string, Item>();
  for (const item of items) {
    let key = item.name;
    for (let number = 2; named.has(key); number += 1) key = `${item.name} (${number})`;
    named.set(key, item);
  }
  // A name may equal a built-in property of objects.
  return Object.fromEntries(named);
}

interface ListChange {
  added: [string, Json][];
  /** Contains only the fields that differ. */
  changed: [string, Json][];
  removed: string[];
}

/** Returns the changes that turn one list into another. */
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
