export interface ValueChange {
  /** Path within the values, such as `brand.accent`. */
  path: string;
  kind: "added" | "removed" | "changed" | "same";
  before?: string;
  after?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** An object without members has no values, so nothing was removed from it. */
const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** Lists of plain values are compared as one value; lists of objects member by member. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isObject);

function* leaves(value: unknown, path: string): Generator<[string, unknown]> {
  if (isObject(value) && Object.keys(value).length > 0)
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, path ? `${path}.${name}` : name);
  else if (isList(value)) for (const [at, inner] of value.entries()) yield* leaves(inner, `${path}.${at}`);
  else yield [path, value];
}

const words = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const flat = (value: unknown): Map<string, string> =>
  value === null || value === undefined || isEmpty(value)
    ? new Map()
    : new Map([...leaves(value, "")].map(([path, leaf]) => [path, words(leaf)]));

/**
 * Returns the differences between the previous and new values, member by member; unchanged ones come last.
 */
export function valueChanges(before: unknown, after: unknown): ValueChange[] {
  const [old, now] = [flat(before), flat(after)];
  const all = [...new Set([...old.keys(), ...now.keys()])].map((path): ValueChange => {
    const [was, is] = [old.get(path), now.get(path)];
    if (was === undefined) return { path, kind: "added", after: is ?? "" };
    if (is === undefined) return { path, kind: "removed", before: was };
    return { path, kind: was === is ? "same" : "changed", before: was, after: is };
  });
  return [...all.filter(({ kind }) => kind !== "same"), ...all.filter(({ kind }) => kind === "same")];
}
