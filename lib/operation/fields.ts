import { z } from "zod";
import { asciiDomain, asciiEmail } from "@/lib/platform/text/normal-email";
import { canonicalTimeZone } from "@/lib/platform/text/time-zone";
import { saysSomething, upTo } from "@/lib/stage/text";
import { addressText } from "@/lib/stage/web-address";
import { CURSOR, EMAIL, INSTANT, LANGUAGE } from "./field-patterns";
import { FREE_FORM_BYTES } from "./limits";

// Shared field shapes of the API. A message that is a field code becomes that code in `error.fields`.
// Whatever a shape refuses is in its JSON Schema too, because callers build their requests from it.

/** Trimmed text of 1 to `max` characters. */
export const text = (max: number) => upTo(max, saysSomething());
/** Text of up to `max` characters that may be empty. */
export const looseText = (max: number) => upTo(max);

/** RFC 3339 on input, from 2000 to 2199 as written; a Date inside. */
export const instant = () =>
  z
    .string({ error: ({ input }) => (input === undefined ? "required" : "iso_8601") })
    .regex(INSTANT, "iso_8601")
    .meta({ format: "date-time" })
    .transform((value) => new Date(value.toUpperCase()));

/** A timestamp on output. */
export const instantOut = () => z.iso.datetime();

export const uuid = () => z.uuid("uuid");

const MAX_EMAIL = 254;
/**
 * What the description promises to accept. Characters beyond ASCII are accepted too, and domains are stored
 * in ASCII.
 */
const emailForm = { format: "email", maxLength: MAX_EMAIL, pattern: EMAIL };

export const emailAddress = () =>
  upTo(MAX_EMAIL, z.string().trim())
    .meta(emailForm)
    .pipe(
      z.email({
        error: "email",
        pattern: /^[^\s@<>"(),:;[\]\\\p{Cc}]+@[^\s@<>"(),:;[\]\\\p{Cc}]+\.[^\s@<>"(),:;[\]\\\p{Cc}]+$/u,
      }),
    )
    .transform(withAsciiDomain)
    .pipe(z.string().meta({ format: "email" }));

function withAsciiDomain(address: string, issues: z.RefinementCtx<string>): string {
  const ascii = asciiEmail(address);
  if (ascii !== undefined && ascii.length <= MAX_EMAIL) return ascii;
  issues.addIssue({ code: "custom", message: ascii === undefined ? "email" : "too_long" });
  return z.NEVER;
}

/** An email address in a query string. A space in it is an unescaped plus sign. */
export const emailInQuery = () =>
  z
    .string()
    .meta(emailForm)
    .transform((given) => given.trim().replaceAll(" ", "+"))
    .pipe(emailAddress());

/** The domain of email addresses, as stored. `example.com` does not include `mail.example.com`. */
export const emailDomain = () =>
  z
    .string()
    .trim()
    .max(253, "too_long")
    .toLowerCase()
    .regex(/^[^\s@]+\.[^\s@]+$/, "invalid")
    .transform((domain) => asciiDomain(domain) ?? domain);

/** An absolute http(s) URL of up to 2,048 characters, stored in normalized form. */
export const webAddress = () => addressText(2048);

export const hexColor = () => z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, "hex_color");

/** An object stored and returned unchanged, up to 16 KiB of JSON. */
export const freeForm = () =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= FREE_FORM_BYTES, "too_large");

/**
 * Text that is shown once. Its member name keeps it out of logs, and out of the results of agents without
 * their person's permission. They get the dashboard page where a person can find or recreate it (`seenAt`),
 * with names filled in from the members next to it. Without such a page the member is omitted.
 */
export const secretText = (seenAt?: string) => z.string().meta(secretMark(seenAt));

/** The same for a URL. */
export const secretAddress = (seenAt?: string) => z.url().nullable().meta(secretMark(seenAt));

const secretMark = (seenAt?: string) => ({ "x-secret": true, ...(seenAt ? { "x-seen-at": seenAt } : {}) });

/** A URL whose query grants access. Without its query, it is public. */
export const addressWithKey = () => z.url().meta({ "x-secret": "query" });

/** A positive amount of US dollars, down to a micro-dollar, which is the unit of costs. */
export const usdAmount = (most: number) =>
  z
    .number()
    .min(0.000_001, "too_small")
    .max(most, "too_large")
    .refine((usd) => Math.abs(usd * 1e6 - Math.round(usd * 1e6)) < 1e-6, "invalid");

export const slug = () =>
  upTo(80, z.string().min(1)).describe("The event's slug: the last part of its links.");
/**
 * A path parameter that identifies one of our resources. Its form isn't checked, so an invalid one is simply
 * not found.
 */
export const reference = () => upTo(200, z.string().min(1));

/** The IANA name of a time zone in any case, or its Windows name. Normalized inside. */
export const timeZone = () =>
  z
    .string()
    .max(64, "too_long")
    .refine((name) => canonicalTimeZone(name) !== undefined, "invalid")
    .meta({ "x-form": "time-zone", examples: ["Europe/London"] })
    .transform((name) => canonicalTimeZone(name) ?? name);

/** A BCP 47 language tag, normalized. */
export const languageTag = () =>
  z
    .string()
    .max(35, "too_long")
    .refine((tag) => canonical(tag) !== undefined, "invalid")
    .meta({ pattern: LANGUAGE, examples: ["en-GB"] })
    .transform((tag) => canonical(tag) ?? tag);

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/, "invalid")
    .transform(Number)
    .pipe(z.number().int().min(least, "too_small").max(most, "too_large"));

/** An integer in a query string. */
export const queryInt = (least: number, most: number, fallback: number) =>
  wholeNumber(least, most)
    .default(fallback)
    .meta({ wire: { type: "integer", minimum: least, maximum: most, default: fallback } });

/** The same, without a default. */
export const queryIntIfGiven = (least: number, most: number) =>
  wholeNumber(least, most)
    .optional()
    .meta({ wire: { type: "integer", minimum: least, maximum: most } });

/** `true` or `false` in a query string. */
export const queryFlag = () => z.enum(["true", "false"]).transform((value) => value === "true");

/** The query of a list: `limit`, `cursor`, `sort`, `order`. `sorts[0]` is the default order. */
export const listQuery = <const S extends readonly [string, ...string[]]>(sorts: S) => ({
  limit: queryInt(1, 200, 50).describe("Maximum number of items to return."),
  cursor: z
    .string()
    .max(2000, "too_long")
    .regex(CURSOR, "invalid")
    .optional()
    .describe(
      "`meta.next_cursor` from the previous page, with the same sort, order and filters; any other is refused as `invalid`.",
    ),
  sort: z
    .enum(sorts)
    .default(sorts[0] as never)
    .describe("Sort field.") as unknown as z.ZodDefault<z.ZodEnum<{ [K in S[number]]: K }>>,
  order: z.enum(["asc", "desc"]).default("desc").describe("Ascending or descending."),
});

/** Text that may be cleared: null and "" both mean none. */
export const emptyableText = (max: number) =>
  upTo(max, z.string().trim())
    .nullable()
    .transform((value) => value ?? "");

/** An http(s) URL that may be cleared. */
export const emptyableAddress = () =>
  z
    .union([webAddress(), z.literal("")])
    .nullable()
    .transform((value) => value ?? "");

/** An email address that may be cleared with null or "". */
export const emptyableEmail = () =>
  z
    .union([emailAddress(), z.literal("")])
    .nullable()
    .transform((value) => value || null);

/** The field `send` of a body. */
export const sendFlag = () =>
  z
    .boolean()
    .optional()
    .describe("Must be true if the call sends email (`must_be_true`), so that nothing is sent by accident.");
