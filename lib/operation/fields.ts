import { z } from "zod";
import { addressText } from "@/lib/stage/web-address";
import { FREE_FORM_BYTES } from "./limits";

// Shared field shapes of the wire. A message that is one of the field codes becomes that code in `error.fields`.

/** Trimmed text of 1 to `max` characters. */
export const text = (max: number) => z.string().trim().min(1, "too_short").max(max, "too_long");
/** Text of up to `max` characters that may be empty. */
export const looseText = (max: number) => z.string().max(max, "too_long");

/** ISO 8601 with a zone in; a Date inside. */
export const instant = () =>
  z.iso
    .datetime({ offset: true, error: ({ input }) => (input === undefined ? "required" : "iso_8601") })
    .refine((value) => {
      const time = Date.parse(value);
      return time >= Date.UTC(2000, 0, 1) && time < Date.UTC(2200, 0, 1);
    }, "iso_8601")
    .transform((value) => new Date(value));

/** An instant on the way out. */
export const instantOut = () => z.iso.datetime();

export const uuid = () => z.uuid("uuid");
export const emailAddress = () =>
  z
    .string()
    .trim()
    .max(254, "too_long")
    .pipe(
      z.email({
        error: "email",
        pattern: /^[^\s@<>"(),:;[\]\\\p{Cc}]+@[^\s@<>"(),:;[\]\\\p{Cc}]+\.[^\s@<>"(),:;[\]\\\p{Cc}]+$/u,
      }),
    );

/** An absolute http(s) address of up to 2,048 characters, kept in its normal spelling. */
export const webAddress = () => addressText(2048);

export const hexColor = () => z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, "hex_color");

/** An object kept and returned as it came, up to 16 KiB of JSON. */
export const freeForm = () =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= FREE_FORM_BYTES, "too_large");

/** Text that its reader sees once: kept out of logs by the name of its member. */
export const secretText = () => z.string().meta({ "x-secret": true });

/** An amount of US dollars above nothing, down to a micro-dollar, which is what costs are counted in. */
export const usdAmount = (most: number) =>
  z
    .number()
    .min(0.000_001, "too_small")
    .max(most, "too_large")
    .refine((usd) => Math.abs(usd * 1e6 - Math.round(usd * 1e6)) < 1e-6, "invalid");

export const slug = () => z.string().min(1).max(80).describe("The event's slug: the last part of its links.");
/** A path parameter that names something of ours; its form is not checked, so a wrong one is simply not found. */
export const reference = () => z.string().min(1).max(200);

/** A whole number in a query string. */
export const queryInt = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/, "invalid")
    .transform(Number)
    .pipe(z.number().int().min(least, "too_small").max(most, "too_large"))
    .default(fallback)
    .meta({ wire: { type: "integer", minimum: least, maximum: most, default: fallback } });

/** `true` or `false` in a query string. */
export const queryFlag = () => z.enum(["true", "false"]).transform((value) => value === "true");

/** The query of a list: `limit`, `cursor`, `sort`, `order`. `sorts[0]` is the default order. */
export const listQuery = <const S extends readonly [string, ...string[]]>(sorts: S) => ({
  limit: queryInt(1, 200, 50).describe("How many to answer with at most."),
  cursor: z
    .string()
    .max(2000, "too_long")
    .optional()
    .describe("`meta.next_cursor` of the page before. Goes with the same sort, order and filters."),
  sort: z
    .enum(sorts)
    .default(sorts[0] as never)
    .describe("What the list is ordered by.") as unknown as z.ZodDefault<z.ZodEnum<{ [K in S[number]]: K }>>,
  order: z.enum(["asc", "desc"]).default("desc").describe("Upwards or downwards by `sort`."),
});

/** Text that may be emptied: null and "" both mean "nothing". */
export const emptyableText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "too_long")
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
