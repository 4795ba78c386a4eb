import type { ByteRange } from "@/lib/operation/file-answer";

const ONE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * Parses a `Range` header (RFC 9110, section 14). Undefined if the whole file is the response: another unit,
 * several ranges, or a malformed header. `unsatisfiable` if the range is outside the file.
 */
export function byteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, first, last] = ONE.exec(header?.replace(/[ \t]/g, "") ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  if (first === "") {
    const count = Math.min(Number(last), sizeBytes);
    return count === 0 ? "unsatisfiable" : { start: sizeBytes - count, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? sizeBytes - 1 : Number(last);
  if (last !== "" && end < start) return undefined;
  if (start >= sizeBytes) return "unsatisfiable";
  return { start, end: Math.min(end, sizeBytes - 1) };
}
