import { hash } from "node:crypto";

/** Returns the SHA-256 of a plain value in hex. The order of an object's members doesn't matter. */
export const keyOf = (value: unknown): string => hash("sha256", canonical(value));

/** JSON with sorted members: rows from the database have another order than states in memory. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = value as Record<string, unknown>;
  const names = Object.keys(members).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(members[name])}`).join()}}`;
}
