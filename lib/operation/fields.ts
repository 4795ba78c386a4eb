import { z } from "zod";
import { asciiDomain, asciiEmail } from "@/lib/platform/text/normal-email";
import { canonicalTimeZone } from "@/lib/platform/text/time-zone";
import { saysSomething, upTo } from "@/lib/stage/text";
import { addressText } from "@/lib/stage/web-address";
import { CURSOR, INSTANT, LANGUAGE, MAIL } from "./field-patterns";
import { FREE_FORM_BYTES } from "./limits";

// Shared field shapes of the wire. A message that is one of the field codes becomes that code in `error.fields`.
// What a shape refuses stands in its JSON Schema too: callers make their requests by that.

/** Trimmed text of 1 to `max` characters. */
export const text = (max: number) => upTo(max, saysSomething());
/** Text of up to `max` characters that may be empty. */
export const looseText = (max: number) => upTo(max);

/** RFC 3339 in, of the years 2000 to 2199 as they are written; a Date inside. */
export const instant = () =>
  z
    .string({ error: ({ input }) => (input === undefined ? "required" : "iso_8601") })
    .regex(INSTANT, "iso_8601")
    .meta({ format: "date-time" })
    .transform((value) => new Date(value.toUpperCase()));

/** An instant on the way out. */
export const instantOut = () => z.iso.datetime();

export const uuid = () => z.uuid("uuid");

const MAX_MAIL = 254;
/** What the description promises to take; letters beyond ASCII are taken too, and domains kept in ASCII. */
const mailForm = { format: "email", maxLength: MAX_MAIL, pattern: MAIL };

export const emailAddress = () =>
  upTo(MAX_MAIL, z.string().trim())
    .meta(mailForm)
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
  if (ascii !== undefined && ascii.length <= MAX_MAIL) return ascii;
  issues.addIssue({ code: "custom", message: ascii === undefined ? "email" : "too_long" });
  return z.NEVER;
}

/** A mail address in a query string. It holds no blank: one is a plus sign that nobody escaped. */
export const emailInQuery = () =>
  z
    .string()
    .meta(mailForm)
    .transform((given) => given.trim().replaceAll(" ", "+"))
    .pipe(emailAddress());

/** The domain of email addresses, as they are kept; `example.com` does not stand for `mail.example.com`. */
export const emailDomain = () =>
  z
    .string()
    .trim()
    .max(253, "too_long")
    .toLowerCase()
    .regex(/^[^\s@]+\.[^\s@]+$/, "invalid")
    .transform((domain) => asciiDomain(domain) ?? domain);

/** An absolute http(s) address of up to 2,048 characters, kept in its normal spelling. */
export const webAddress = () => addressText(2048);

export const hexColor = () => z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, "hex_color");

/** An object kept and returned as it came, up to 16 KiB of JSON. */
export const freeForm = () =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= FREE_FORM_BYTES, "too_large");

/**
 * Text that its reader sees once: kept out of logs by the name of its member, and from agents whose person did not allow
 * it. They get the dashboard's page instead, where a person finds it or makes it anew: `seenAt`, its names filled from
 * the members beside it. Without such a page the member is left out.
 */
export const secretText = (seenAt?: string) => z.string().meta(secretMark(seenAt));

/** The same for an address. */
export const secretAddress = (seenAt?: string) => z.url().nullable().meta(secretMark(seenAt));

const secretMark = (seenAt?: string) => ({ "x-secret": true, ...(seenAt ? { "x-seen-at": seenAt } : {}) });

/** An address whose query lets somebody in: without it, it is anybody's. */
export const addressWithKey = () => z.url().meta({ "x-secret": "query" });

/** An amount of US dollars above nothing, down to a micro-dollar, which is what costs are counted in. */
export const usdAmount = (most: number) =>
  z
    .number()
    .min(0.000_001, "too_small")
    .max(most, "too_large")
    .refine((usd) => Math.abs(usd * 1e6 - Math.round(usd * 1e6)) < 1e-6, "invalid");

export const slug = () =>
  upTo(80, z.string().min(1)).describe("The event's slug: the last part of its links.");
/** A path parameter that names something of ours; its form is not checked, so a wrong one is simply not found. */
export const reference = () => upTo(200, z.string().min(1));

/** The IANA name of a zone, in whatever capitals, or what Windows calls it; inside it has its one spelling. */
export const timeZone = () =>
  z
    .string()
    .max(64, "too_long")
    .refine((name) => canonicalTimeZone(name) !== undefined, "invalid")
    .meta({ "x-form": "time-zone", examples: ["Europe/London"] })
    .transform((name) => canonicalTimeZone(name) ?? name);

/** The BCP 47 tag of a language, in its one spelling. */
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

/** A whole number in a query string. */
export const queryInt = (least: number, most: number, fallback: number) =>
  wholeNumber(least, most)
    .default(fallback)
    .meta({ wire: { type: "integer", minimum: least, maximum: most, default: fallback } });

/** The same where none stands for one that is not given. */
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

/** Text that may be emptied: null and "" both mean "nothing". */
export const emptyableText = (max: number) =>
  upTo(max, z.string().trim())
    .nullable()
    .transform((value) => value ?? "");

/** An http(s) address that may be emptied. */
export const emptyableAddress = () =>
  z
    .union([webAddress(), z.literal("")])
    .nullable()
    .transform((value) => value ?? "");

/** A mail address that may be taken away with null or "". */
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
