import { sha256Hex } from "@/lib/platform/security/crypto";

/** Returns JSON text that doesn't depend on the order of keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

/** Equal for two requests that ask for the same thing. */
export const fingerprint = (value: unknown): string => sha256Hex(canonicalJson(value));
