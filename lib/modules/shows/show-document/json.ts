export type Json = { [name: string]: unknown };

/** Converts a value to its JSON form: dates as text, without undefined fields. */
export const asJson = <T>(value: T): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Returns JSON with sorted keys, so that the same content gives the same text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Returns an own property, not one inherited by every object. */
export const own = (object: Json, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;
