/**
 * Paths identify parts of the state like JSON pointers, except that members of `stage` and `scenes` are
 * identified by id instead of position ("/stage/ana/muted"), and "/stage#order" is the order alone.
 */
export const joinPath = (segments: readonly string[]): string =>
  segments.map((segment) => `/${segment.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

export const splitPath = (path: string): string[] =>
  path
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Whether two paths touch the same value: equal, or one inside the other. */
export function pathsOverlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

/** Lists whose members have an id, with the field that holds it. */
export const KEYED_LISTS = { stage: "identity", scenes: "id" } as const;
export type KeyedList = keyof typeof KEYED_LISTS;

export const isKeyedList = (name: string): name is KeyedList => Object.hasOwn(KEYED_LISTS, name);
