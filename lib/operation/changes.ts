import { isDeepStrictEqual } from "node:util";

/** The members of `next` that differ from `row`; undefined members are "not given". */
export function changesOf<T extends object>(row: T, next: Partial<T>): Partial<T> {
  const entries = Object.entries(next).filter(
    ([name, value]) =>
      value !== undefined && !isDeepStrictEqual((row as Record<string, unknown>)[name], value),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

/** For the audit log: the former values of the changed members. */
export function formerOf<T extends object>(row: T, changes: Partial<T>): Partial<T> {
  return Object.fromEntries(
    Object.keys(changes).map((name) => [name, (row as Record<string, unknown>)[name]]),
  ) as Partial<T>;
}
