export interface ValueChange {
  /** Where in the values, such as `brand.accent`. */
  path: string;
  kind: "added" | "removed" | "changed" | "same";
  before?: string;
  after?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Lists of plain values read as one; lists of objects go member by member. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isObject);

function* leaves(value: unknown, path: string): Generator<[string, unknown]> {
  if (isObject(value) && Object.keys(value).length > 0)
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, path ? `${path}.${name}` : name);
  else if (isList(value)) for (const [at, inner] of value.entries()) yield* leaves(inner, `${path}.${at}`);
  else yield [path, value];
}

const words = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const flat = (value: unknown): Map<string, string> =>
  value === null || value === undefined
    ? new Map()
    : new Map([...leaves(value, "")].map(([path, leaf]) => [path, words(leaf)]));

/** What differs between the former and the new values, member by member; what stayed the same comes last. */
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
