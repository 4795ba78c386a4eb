import { z } from "zod";
import { FindingSchema, PlanDraftSchema } from "@/lib/modules/plan/plans/schema";
import { instantOut, slug } from "@/lib/operation/fields";
import { MOST_ROW_FINDINGS, TABLE_FIELDS } from "./table-fields-schema";

export const PLAN_TABLE_FORMATS = ["csv", "xlsx"] as const;

export const PlanTableParams = z.strictObject({ slug: slug() });

export const ExportPlanQuery = z.strictObject({
  format: z.enum(PLAN_TABLE_FORMATS).default("csv").describe("`xlsx` is an Excel workbook."),
});

export const PlanExportSchema = z
  .object({
    format: z.enum(PLAN_TABLE_FORMATS),
    rows: z.int().describe("How many parts it would have now. The table is made when it is fetched."),
    url: z.url().describe("Whoever has this address can fetch the table, until it ends."),
    expires_at: instantOut().describe("Fifteen minutes later."),
  })
  .meta({ id: "PlanExport" });

export const PlanImportSchema = z
  .object({
    draft: PlanDraftSchema,
    version: z
      .int()
      .describe(
        "The version of the run of show that `draft.changes` was made from: send it with the decision.",
      ),
    columns: z
      .array(
        z.object({
          name: z.string(),
          field: z.enum(TABLE_FIELDS).nullable().describe("Null: left out."),
        }),
      )
      .describe("What is taken from which column."),
    parts: z.int().describe("How many parts the table makes."),
    rows: z
      .array(
        z.object({
          row: z.int().describe("From 1, without the header."),
          field: z.enum(TABLE_FIELDS).nullable().describe("What the cell holds; null for the whole row."),
          message: z.string().describe("What was not taken as it stands, and what was done instead."),
        }),
      )
      .describe(`What cannot be read, or cannot be kept, row by row: the first ${MOST_ROW_FINDINGS}.`),
    findings: z
      .array(FindingSchema)
      .describe("What validatePlan would find once the draft is taken, errors first."),
  })
  .meta({ id: "PlanImport", description: "What a table makes of a run of show." });
