import * as z from "zod";

export const FREE_FORM_MAX_BYTES = 16 * 1024;
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

/** Size of the value as UTF-8 JSON. Only for values that `JsonObjectSchema` has accepted. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** A free-form object, kept verbatim: JSON values only, ≤ 16 KiB as JSON, depth ≤ 32. */
export const JsonObjectSchema = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const refuse = (fieldCode: string) => context.addIssue({ code: "custom", params: { fieldCode } });
  if (!isJson(value, 0)) refuse("invalid");
  else if (jsonBytes(value) > FREE_FORM_MAX_BYTES) refuse("too_large");
});
