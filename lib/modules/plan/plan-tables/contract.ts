import { exampleDraft, examplePlan, exampleSegments } from "@/lib/modules/plan/plans/examples-schema";
import { bytes, contract, operation } from "@/lib/operation/operation";
import { ExportPlanQuery, PlanExportSchema, PlanImportSchema, PlanTableParams } from "./schema";
import { MOST_TABLE_BYTES, PLAN_TABLE_TYPES } from "./table-fields-schema";

const shared = { prefix: "v1", tag: "Run of show", params: PlanTableParams } as const;
const { event_slug: slug, version } = examplePlan;
const { talk } = exampleSegments;

export const planTablesContract = contract({
  exportPlan: operation({
    ...shared,
    http: "GET /events/{slug}/plan/export",
    summary: "Export the run of show as CSV or Excel",
    description:
      "Answers with an address at which the table can be fetched as CSV or as an Excel workbook, without a key and for fifteen minutes: one row a part, and the time of day at which it begins in the show's zone. Its `ID` column is what importPlan knows parts by. Ticker and questions of the whole show are in no table. Cells that a spreadsheet would run as a formula are made plain text.",
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
      "The body is the table as it is, with its `Content-Type`: CSV in any usual encoding and with any usual delimiter, or the first sheet of an Excel workbook, of at most 8 MiB and 100 parts. The run of show stays as it is: the answer has what taking the table would change, and what in its rows could not be taken; decidePlanDraft takes or discards it. Columns are known by their names, in English or German. Rows are parts by their `ID`, else by their title; a part without a row is removed, and what has no column stays. Lengths may be written as 5, 5:30, 1h 10m or as a spreadsheet's time; without any they follow from when the next part begins. A draft that is there already gives way; while one is being written the call is refused (`version_conflict`). `dry_run` and `reason` stand in the query.",
    scope: "events:write",
    effect: "write",
    mcp: { destructive: false },
    input: bytes({ types: PLAN_TABLE_TYPES, most: MOST_TABLE_BYTES, readOnDryRun: true }),
    output: PlanImportSchema,
    errors: ["not_found", "version_conflict", "client_inactive", "storage_full"],
    examples: [
      {
        summary: "A table with another length for the talk",
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
