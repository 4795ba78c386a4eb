import * as z from "zod";
import { upTo } from "./text";

/** The text between `//` and the path. Programs disagree about user names, backslashes and escapes in it. */
const AUTHORITY = /^https?:\/\/[^/?#@\\%]+(?=[/?#]|$)/i;

/**
 * Returns an http(s) URL in its normal form (WHATWG URL standard), so that every later reader calls or opens
 * the same place. Null if it isn't such a URL, or if two programs could read it as different places.
 */
export function normalAddress(given: string): string | null {
  const text = given.trim();
  if (!AUTHORITY.test(text) || /[\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/**
 * The most that normalization can add to an ASCII URL: the slash after a bare host, a zero in an IPv6
 * address.
 */
const MAX_ADDED = 2;

/** Schema of an http(s) URL of up to `max` characters, normalized. */
export const addressText = (max: number) =>
  upTo(max, z.string().trim())
    .meta({ format: "uri" })
    .transform((value, issues) => {
      const address = normalAddress(value);
      if (address !== null && address.length <= max + MAX_ADDED) return address;
      issues.addIssue({ code: "invalid_format", format: "url", input: value, message: "url" });
      return z.NEVER;
    });
