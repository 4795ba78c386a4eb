import { readUploadedTable } from "@/lib/modules/files/files";
import { findingsOf, lockPlan, planOf, saveTableDraft } from "@/lib/modules/plan/plans";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { invalid } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { type Plan, STAGE_LIMITS } from "@/lib/stage";
import { type TableLines, tableLines, titledColumns } from "../columns/table-lines";
import type { planTablesContract } from "../contract";
import { surroundingsOf } from "../surroundings-of";
import { MAX_ROW_FINDINGS } from "../table-fields-schema";
import { planOfTable } from "./plan-of-table";

type Input = InputOf<typeof planTablesContract.importPlan>;
type Output = OutputOf<typeof planTablesContract.importPlan>;

interface Table extends TableLines {
  isWorkbook: boolean;
}

/** Reads the file before the transaction, and matches it with the run of show inside it. */
export const importPlan = preparedVerb<Input, Output, Table>({
  prepare: async (_ctx, { upload }) => ({
    value: await readFile(upload),
    drop: async () => undefined,
  }),

  run: async (ctx, { slug }, table) => {
    const { event, row } = await lockPlan(ctx, slug);
    const { plan, findings: about } = planOfTable(table, planOf(row), {
      around: await surroundingsOf(ctx, event),
      isWorkbook: table.isWorkbook,
      makeId: () => ctx.newId("seg"),
    });
    requireParts(plan);
    const draft = await saveTableDraft(ctx, event, row, plan);
    return {
      draft,
      version: row?.version ?? 1,
      columns: table.columns,
      parts: plan.segments.length,
      rows: about.slice(0, MAX_ROW_FINDINGS),
      findings: await findingsOf(ctx, event, plan),
    };
  },
});

/** Tables have lines above their header, and lines that don't describe a segment. */
const MAX_LINES = 3 * STAGE_LIMITS.scenes;

async function readFile(upload: Upload): Promise<Table> {
  const isWorkbook = upload.contentType !== "text/csv";
  const { header, rows } = await readUploadedTable(
    upload,
    isWorkbook ? "xlsx" : "csv",
    MAX_LINES + 1,
    titledColumns,
  );
  if (rows.length > MAX_LINES)
    throw invalid({ body: "too_many" }, `The table has more than ${MAX_LINES} rows.`);
  const table = tableLines(header, rows);
  if (!table) throw invalid({ body: "invalid" }, "No title column found. Add a column named Title.");
  return { ...table, isWorkbook };
}

function requireParts({ segments }: Plan): void {
  if (segments.length === 0)
    throw invalid({ body: "required" }, "No row has a title. Fill in the Title column.");
  if (segments.length > STAGE_LIMITS.scenes)
    throw invalid({ body: "too_many" }, `The table has more than ${STAGE_LIMITS.scenes} segments.`);
}
