import { exampleDraft, examplePlan, exampleSegments } from "@/lib/modules/plan/plans/examples-schema";
import { bytes, contract, operation } from "@/lib/operation/operation";
import { ExportPlanQuery, PlanExportSchema, PlanImportSchema, PlanTableParams } from "./schema";
import { MAX_TABLE_BYTES, PLAN_TABLE_TYPES } from "./table-fields-schema";

const shared = { prefix: "v1", tag: "Run of show", params: PlanTableParams } as const;
const { event_slug: slug, version } = examplePlan;
const { talk } = exampleSegments;

export const planTablesContract = contract({
  exportPlan: operation({
    ...shared,
    http: "GET /events/{slug}/plan/export",
    summary: "Export the run of show as CSV or Excel",
    description:
      "Returns a URL to download the table as CSV or as an Excel workbook, valid for 15 minutes without a key: one row per segment, with its start time in the show's time zone. importPlan identifies segments by the `ID` column. The show's ticker and questions aren't included. Cells that a spreadsheet would run as a formula are escaped.",
    scope: "events:read",
    effect: "read",
    query: ExportPlanQuery,
    output: PlanExportSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "As an Excel workbook",
        input: { slug, format: "xlsx" },
        output: {
          format: "xlsx",
          rows: 2,
          url: "https://shows.example.com/files/wsp_01k9/test/plan_xlsx_evt_01k9?expires=1795251600&signature=c2lnbmVk",
          expires_at: "2026-11-21T09:15:00.000Z",
        },
      },
    ],
  }),
  importPlan: operation({
    ...shared,
    http: "POST /events/{slug}/plan/import",
    summary: "Import the run of show from CSV or Excel as a draft",
    description:
      "Send the raw table with its `Content-Type`: CSV in any common encoding and with any common delimiter, or the first sheet of an Excel workbook, up to 8 MiB and 100 segments. The run of show doesn't change: the response shows what the table would change and which rows couldn't be used; decidePlanDraft accepts or discards it. Columns are recognized by name, in English or German. Rows match segments by `ID`, otherwise by title; segments without a row are removed, and fields without a column stay as they are. Write lengths as 5, 5:30, 1h 10m or as a spreadsheet time; without one, the length follows from the next segment's start. Replaces an existing draft; refused while one is being written (`version_conflict`). `dry_run` and `reason` go in the query.",
    scope: "events:write",
    effect: "write",
    mcp: { destructive: false },
    input: bytes({ types: PLAN_TABLE_TYPES, most: MAX_TABLE_BYTES, readOnDryRun: true }),
    output: PlanImportSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "storage_full"],
    examples: [
      {
        summary: "A table with a different length for the talk",
        input: { slug },
        output: {
          draft: {
            ...exampleDraft,
            status: "ready",
            job_id: null,
            source: "person",
            changes: [
              {
                change: "changed",
                segment_id: talk.id,
                title: talk.title,
                fields: [{ field: "duration_sec", before: 3_300, after: 2_700 }],
              },
            ],
          },
          version,
          columns: [
            { name: "Topic", field: "title" },
            { name: "Min", field: "length" },
            { name: "Room", field: null },
          ],
          parts: 2,
          rows: [],
          findings: [],
        },
      },
    ],
  }),
});
