export type Json = { [name: string]: unknown };

/** As it is on the wire: instants as text, and nothing of what was not given. */
export const asJson = <T>(value: T): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Members in one order, so that the same content has the same text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** A member, unless it is one that every object has. */
export const own = (object: Json, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;
