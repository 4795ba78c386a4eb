import { readUpTo } from "@/lib/platform/runtime/read-up-to";

const MAX_BYTES = 8 * 1024;

/** Returns the fields of a small form or JSON object; undefined if it is neither, or too large. */
export async function readForm(request: Request): Promise<Record<string, string> | undefined> {
  const bytes = await readUpTo(request, MAX_BYTES);
  if (!bytes) return undefined;
  const text = bytes.toString("utf8");
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("application/x-www-form-urlencoded"))
    return Object.fromEntries(new URLSearchParams(text));
  if (!type.startsWith("application/json")) return bytes.length === 0 ? {} : undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== "object") return undefined;
    return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === "string"));
  } catch {
    return undefined;
  }
}
