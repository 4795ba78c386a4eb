import { z } from "zod";
import { instantOut, looseText, reference, slug } from "@/lib/operation/fields";
import { LOOKED_AT, MOST_IMPORT_ROWS, MOST_PROBLEMS, REPORT_DAYS } from "./file-types-schema";
import { IMPORT_FIELDS, type Mapping, ROW_OUTCOMES, TABLE_FORMATS } from "./import-fields-schema";

export const IMPORT_STATES = ["queued", "running", "succeeded", "failed"] as const;

const MappingSchema = z.record(z.string().max(100), z.enum(IMPORT_FIELDS));

/** JSON in a query string: names of columns are anybody's text. */
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
      `What columns hold, as JSON: an object of their names with one of ${IMPORT_FIELDS.join(", ")} each. What is not named is guessed. Anything else is refused as \`invalid\`.`,
    ),
  source_type: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/, "invalid")
    .describe("What kind of list it is, in one word such as `opt_in_list`, `event_signup` or `customers`."),
  source_detail: looseText(500)
    .default("")
    .describe("Where the people agreed, and to what. You answer for it; it is kept with each of them."),
});

const counts = z.object({
  created: z
    .int()
    .describe("New on the list; on the waiting list or to be approved where the event says so."),
  merged: z.int().describe("On the list already, or further up in the file. A blank name was filled."),
  suppressed: z.int().describe("Asked not to be written to, or cannot be: left out."),
  over_capacity: z.int().describe("All places are taken."),
  invalid: z.int().describe("The row names nobody."),
});

export const ImportSchema = z
  .object({
    job_id: z.string().describe("Names the import in calls."),
    event_slug: z.string(),
    state: z.enum(IMPORT_STATES),
    progress: z.int().describe("Percent."),
    format: z.enum(TABLE_FORMATS).describe("What the file is."),
    columns: z
      .array(
        z.object({
          name: z.string(),
          field: z.enum(IMPORT_FIELDS).nullable().describe("Null: left out."),
          samples: z.array(z.string()).describe("From the first rows, on a dry run."),
        }),
      )
      .describe("What is taken from which column. Empty until the file was looked at."),
    rows: z.object({
      total: z.int().nullable().describe("Null until the file was read once."),
      done: z.int().describe(`On a dry run: how many were looked at, ${LOOKED_AT} at most.`),
    }),
    counts: counts.describe("What became of the rows so far."),
    problems: z
      .array(
        z.object({
          row: z.int().describe("From 1, without the header."),
          outcome: z.enum(ROW_OUTCOMES),
          reason: z.string(),
        }),
      )
      .describe(`The first ${MOST_PROBLEMS} rows that came to no registration. The report has all.`),
    error: z
      .string()
      .nullable()
      .describe(
        "Why the import failed. What was written before stays. On a dry run: why it would, until `mapping` says what the columns hold.",
      ),
    report_url: z
      .url()
      .nullable()
      .describe(
        `The file again with what became of each row, as CSV; it can be corrected and sent again. For fifteen minutes; ask again for a new one, for ${REPORT_DAYS} days.`,
      ),
    report_expires_at: instantOut().nullable(),
    created_at: instantOut(),
    ended_at: instantOut().nullable(),
  })
  .meta({ id: "RegistrationImport", description: `A table of up to ${MOST_IMPORT_ROWS} people.` });

export type ImportWire = z.infer<typeof ImportSchema>;

export const OneImportParams = z.strictObject({
  slug: slug(),
  job_id: reference().describe("Of `importRegistrations`."),
});
