import { bytes, contract, operation } from "@/lib/operation/operation";
import { IMPORT_TYPES, MAX_IMPORT_BYTES } from "./file-types-schema";
import { ImportParams, ImportQuery, ImportSchema, OneImportParams } from "./schema";

const slug = "designing-for-delight-k3m9qz";

const queued = {
  job_id: "job_01k9import0000000000000000",
  event_slug: slug,
  state: "queued",
  progress: 0,
  format: "csv",
  columns: [],
  rows: { total: null, done: 0 },
  counts: { created: 0, merged: 0, suppressed: 0, over_capacity: 0, invalid: 0 },
  problems: [],
  error: null,
  report_url: null,
  report_expires_at: null,
  created_at: "2026-11-21T09:00:00.000Z",
  ended_at: null,
};

export const registrationImportsContract = contract({
  importRegistrations: operation({
    http: "POST /events/{slug}/registrations/imports",
    prefix: "v1",
    tag: "Registrations",
    summary: "Import registrations from CSV, JSON Lines or Excel",
    description:
      "Send the raw table: CSV in any common encoding and with any common delimiter, JSON Lines, or the first sheet of an Excel workbook, up to 64 MiB and 100,000 rows, with its `Content-Type`. The header can be in any of the first ten rows, blank rows are skipped, and cells that Excel shows as dates are read as dates. All other fields go in the query, including `dry_run` and `reason`. A dry run reads the first rows and returns how each column is interpreted and what is wrong. The import itself runs in the background: poll `getRegistrationImport`, or wait for the webhook `import.finished`. Sends no email. Existing registrations don't change, except that blank names are filled in; importing the same file twice registers no one twice.",
    scope: "registrations:write",
    effect: "write",
    input: bytes({ types: IMPORT_TYPES, most: MAX_IMPORT_BYTES, readOnDryRun: true }),
    params: ImportParams,
    query: ImportQuery,
    output: ImportSchema,
    status: 202,
    errors: ["not_found", "version_conflict", "client_inactive", "storage_full"],
    examples: [
      {
        summary: "A list of people who opted in",
        input: { slug, source_type: "opt_in_list", source_detail: "Newsletter sign-up, autumn 2026" },
        output: queued,
      },
    ],
  }),
  getRegistrationImport: operation({
    http: "GET /events/{slug}/registrations/imports/{job_id}",
    prefix: "v1",
    tag: "Registrations",
    summary: "Get an import's progress and results",
    scope: "registrations:read",
    effect: "read",
    params: OneImportParams,
    output: ImportSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "A finished import",
        input: { slug, job_id: queued.job_id },
        output: {
          ...queued,
          state: "succeeded",
          progress: 100,
          columns: [
            { name: "Name", field: "name", samples: [] },
            { name: "E-mail", field: "email", samples: [] },
          ],
          rows: { total: 859, done: 859 },
          counts: { created: 812, merged: 14, suppressed: 31, over_capacity: 0, invalid: 2 },
          problems: [{ row: 17, outcome: "invalid", reason: "“ada@” isn't an email address." }],
          report_url:
            "https://shows.example.com/files/wsp_01k9/test/fil_01k9?expires=1795251600&signature=c2lnbmVk",
          report_expires_at: "2026-11-21T09:17:00.000Z",
          ended_at: "2026-11-21T09:00:12.000Z",
        },
      },
    ],
  }),
});
