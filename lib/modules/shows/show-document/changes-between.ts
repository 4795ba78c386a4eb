import { type Json, own } from "./json";

export interface Change {
  part: string;
  /** Path within the part, with the names of list items unchanged. */
  path: string;
  change: "added" | "removed" | "changed";
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Returns the differences, field by field. Lists count as a whole. */
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
