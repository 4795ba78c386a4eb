import * as z from "zod";
import { upTo } from "./text";

/** What stands between `//` and the path; user, backslashes and escapes in it are read differently by different programs. */
const AUTHORITY = /^https?:\/\/[^/?#@\\%]+(?=[/?#]|$)/i;

/**
 * The one spelling of an http(s) address (that of the WHATWG URL standard), so that whoever reads it later calls or
 * opens the same place. Null for what is no such address, and for what two programs may read as two places.
 */
export function normalAddress(given: string): string | null {
  const text = given.trim();
  if (!AUTHORITY.test(text) || /[\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/** What the one spelling adds to an address in ASCII at most: the slash of a bare host, a zero in one of IPv6. */
const MOST_ADDED = 2;

/** An http(s) address of up to `max` characters in its one spelling. */
export const addressText = (max: number) =>
  upTo(max, z.string().trim())
    .meta({ format: "uri" })
    .transform((value, issues) => {
      const address = normalAddress(value);
      if (address !== null && address.length <= max + MOST_ADDED) return address;
      issues.addIssue({ code: "invalid_format", format: "url", input: value, message: "url" });
      return z.NEVER;
    });
