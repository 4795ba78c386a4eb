import { z } from "zod";
import { instantOut, looseText, reference, slug } from "@/lib/operation/fields";
import { LOOKED_AT, MAX_IMPORT_ROWS, MAX_PROBLEMS, REPORT_DAYS } from "./file-types-schema";
import { IMPORT_FIELDS, type Mapping, ROW_OUTCOMES, TABLE_FORMATS } from "./import-fields-schema";

export const IMPORT_STATES = ["queued", "running", "succeeded", "failed"] as const;

const MappingSchema = z.record(z.string().max(100), z.enum(IMPORT_FIELDS));

/** JSON in a query string, because column names can be any text. */
const mappingText = () =>
  z
    .string()
    .max(4000, "too_long")
    .transform((text, issues): Mapping => {
      try {
        return MappingSchema.parse(JSON.parse(text));
      } catch {
        issues.addIssue({ code: "custom", message: "invalid" });
        return z.NEVER;
      }
    })
    .meta({ examples: ['{"Work e-mail":"email","Full name":"name"}'] });

export const ImportParams = z.strictObject({ slug: slug() });

export const ImportQuery = z.strictObject({
  mapping: mappingText()
    .optional()
    .describe(
      `What the columns contain, as JSON: an object that maps column names to one of ${IMPORT_FIELDS.join(", ")}. Columns not listed are guessed. Anything else is refused as \`invalid\`.`,
    ),
  source_type: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/, "invalid")
    .describe("The kind of list, in one word, such as `opt_in_list`, `event_signup` or `customers`."),
  source_detail: looseText(500)
    .default("")
    .describe(
      "Where people consented, and to what. You are responsible for it; it is saved with each registration.",
    ),
});

const counts = z.object({
  created: z.int().describe("Newly registered; waitlisted or pending approval if the event requires it."),
  merged: z.int().describe("Already registered, or listed earlier in the file. Blank names were filled in."),
  suppressed: z.int().describe("Skipped because the address is suppressed."),
  over_capacity: z.int().describe("The event is full."),
  invalid: z.int().describe("The row has no valid email address."),
});

export const ImportSchema = z
  .object({
    job_id: z.string().describe("Identifies the import."),
    event_slug: z.string(),
    state: z.enum(IMPORT_STATES),
    progress: z.int().describe("In percent."),
    format: z.enum(TABLE_FORMATS).describe("The file's format."),
    columns: z
      .array(
        z.object({
          name: z.string(),
          field: z.enum(IMPORT_FIELDS).nullable().describe("Null: ignored."),
          samples: z.array(z.string()).describe("From the first rows, in a dry run."),
        }),
      )
      .describe("Which column each field is read from. Empty until the file has been read."),
    rows: z.object({
      total: z.int().nullable().describe("Null until the file has been read once."),
      done: z.int().describe(`In a dry run: number of rows read, at most ${LOOKED_AT}.`),
    }),
    counts: counts.describe("The results so far."),
    problems: z
      .array(
        z.object({
          row: z.int().describe("From 1, without the header."),
          outcome: z.enum(ROW_OUTCOMES),
          reason: z.string(),
        }),
      )
      .describe(`The first ${MAX_PROBLEMS} rows that weren't registered. The report contains all of them.`),
    error: z
      .string()
      .nullable()
      .describe(
        "Why the import failed. Rows already imported stay. In a dry run: why it would fail until `mapping` says what the columns contain.",
      ),
    report_url: z
      .url()
      .nullable()
      .describe(
        `The file with the result of each row, as CSV; you can correct it and send it again. The URL is valid for 15 minutes; request a new one for up to ${REPORT_DAYS} days.`,
      ),
    report_expires_at: instantOut().nullable(),
    created_at: instantOut(),
    ended_at: instantOut().nullable(),
  })
  .meta({ id: "RegistrationImport", description: `A table of up to ${MAX_IMPORT_ROWS} people.` });

export type ImportWire = z.infer<typeof ImportSchema>;

export const OneImportParams = z.strictObject({
  slug: slug(),
  job_id: reference().describe("From `importRegistrations`."),
});
