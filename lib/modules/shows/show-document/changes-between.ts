import { type Json, own } from "./json";

export interface Change {
  part: string;
  /** Within the part; names of lists stand as they are. */
  path: string;
  change: "added" | "removed" | "changed";
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** What differs, member by member; lists are told as a whole. */
export function changesBetween(part: string, before: unknown, after: unknown, path: string[] = []): Change[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) =>
      changesBetween(part, own(before, name), own(after, name), [...path, name]),
    );
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const change = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return [{ part, path: path.join("."), change, before: before ?? null, after: after ?? null }];
}
