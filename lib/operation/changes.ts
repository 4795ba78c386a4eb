import { isDeepStrictEqual } from "node:util";

/** Returns the members of `next` that differ from `row`. Undefined members count as not given. */
export function changesOf<T extends object>(row: T, next: Partial<T>): Partial<T> {
  const entries = Object.entries(next).filter(
    ([name, value]) =>
      value !== undefined && !isDeepStrictEqual((row as Record<string, unknown>)[name], value),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

/** Returns the previous values of the changed members, for the audit log. */
export function previousOf<T extends object>(row: T, changes: Partial<T>): Partial<T> {
  return Object.fromEntries(
    Object.keys(changes).map((name) => [name, (row as Record<string, unknown>)[name]]),
  ) as Partial<T>;
}
