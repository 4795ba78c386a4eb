import { z } from "zod";
import { FindingSchema, PlanDraftSchema } from "@/lib/modules/plan/plans/schema";
import { instantOut, slug } from "@/lib/operation/fields";
import { MAX_ROW_FINDINGS, TABLE_FIELDS } from "./table-fields-schema";

export const PLAN_TABLE_FORMATS = ["csv", "xlsx"] as const;

export const PlanTableParams = z.strictObject({ slug: slug() });

export const ExportPlanQuery = z.strictObject({
  format: z.enum(PLAN_TABLE_FORMATS).default("csv").describe("`xlsx` is an Excel workbook."),
});

export const PlanExportSchema = z
  .object({
    format: z.enum(PLAN_TABLE_FORMATS),
    rows: z.int().describe("Number of segments it has now. The table is created when it is downloaded."),
    url: z.url().describe("Anyone with this URL can download the table until it expires."),
    expires_at: instantOut().describe("15 minutes from now."),
  })
  .meta({ id: "PlanExport" });

export const PlanImportSchema = z
  .object({
    draft: PlanDraftSchema,
    version: z
      .int()
      .describe(
        "The version of the run of show that `draft.changes` is based on: send it with your decision.",
      ),
    columns: z
      .array(
        z.object({
          name: z.string(),
          field: z.enum(TABLE_FIELDS).nullable().describe("Null: ignored."),
        }),
      )
      .describe("Which column each field is read from."),
    parts: z.int().describe("Number of segments in the table."),
    rows: z
      .array(
        z.object({
          row: z.int().describe("From 1, without the header."),
          field: z.enum(TABLE_FIELDS).nullable().describe("The cell's content; null for the whole row."),
          message: z.string().describe("What wasn't used as it is, and what was done instead."),
        }),
      )
      .describe(`What can't be read or used, row by row: the first ${MAX_ROW_FINDINGS}.`),
    findings: z
      .array(FindingSchema)
      .describe("What validatePlan would find after accepting the draft, errors first."),
  })
  .meta({ id: "PlanImport", description: "A run of show read from a table." });
