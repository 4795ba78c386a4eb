const MAX_BYTES = 16 * 1024;
const MAX_DEPTH = 32;

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((entry) => isJson(entry, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((entry) => isJson(entry, depth + 1));
}

/** Returns the size of the JSON in UTF-8. */
function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** Returns why a value can't be stored as free-form data, or null if it can. */
export function freeFormProblem(value: Record<string, unknown>): "invalid" | "too_large" | null {
  if (!isJson(value, 0)) return "invalid";
  return jsonBytes(value) > MAX_BYTES ? "too_large" : null;
}
