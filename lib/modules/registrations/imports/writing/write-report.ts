import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { RegistrationImport } from "@/lib/generated/prisma/client";
import { receiveFile } from "@/lib/modules/files/files";
import type { Prepared } from "@/lib/operation/prepared";
import { Problem } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { readTable } from "@/lib/platform/tables/read-table";
import { plainCell } from "@/lib/platform/tables/safe-cell";
import type { TableFormat, TableRow } from "@/lib/platform/tables/table-row";
import { writeCsv } from "@/lib/platform/tables/write-csv";
import type { Mapping, RowResult } from "../import-fields-schema";
import { columnNames } from "../reading/guess-mapping";
import { OUTCOME_COLUMN, REASON_COLUMN, REPORT_COLUMNS } from "../reading/report-columns";

export type Report = Prepared<Upload>;

/**
 * Writes the file with the result of each row to storage, as CSV. Undefined if the workspace's storage is
 * full: the import is complete without it.
 */
export async function writeReport(
  row: RegistrationImport,
  path: string,
  header: readonly string[],
  to: string,
): Promise<Report | undefined> {
  const { batches } = await readTable(path, row.format as TableFormat, columnNames(row.mapping as Mapping));
  await pipeline(
    writeCsv(reported(row.id, header, batches)),
    createWriteStream(to, { flags: "wx", mode: 0o600 }),
  );
  const { plan } = await db().workspace.findUniqueOrThrow({ where: { id: row.workspaceId } });
  try {
    return await receiveFile(
      { workspaceId: row.workspaceId, environment: row.environment, plan },
      createReadStream(to),
      { purpose: "registrations.import.report", types: ["text/csv"], expectedBytes: 0, dryRun: false },
    );
  } catch (error) {
    if (error instanceof Problem && error.code === "storage_full") return undefined;
    throw error;
  }
}

async function* reported(
  importId: string,
  header: readonly string[],
  batches: AsyncGenerator<TableRow[], void>,
): AsyncGenerator<string[][], void> {
  const places = header.flatMap((name, place) => (REPORT_COLUMNS.includes(name) ? [] : [place]));
  const outcomes = outcomesOf(importId);
  yield [[...places.map((place) => header[place] ?? ""), OUTCOME_COLUMN, REASON_COLUMN]];
  for await (const rows of batches) {
    const lines: string[][] = [];
    for (const { cells } of rows) {
      const [outcome, reason = ""] = (await outcomes.next()).value ?? [""];
      // Cells that the last report escaped for spreadsheets are escaped again.
      const own = places.map((place) => plainCell(cells[place] ?? ""));
      lines.push([...own, outcome, reason]);
    }
    yield lines;
  }
}

/** Yields the result of each row, in order. */
async function* outcomesOf(importId: string): AsyncGenerator<RowResult, void> {
  for (let after = 0; ; ) {
    const [batch] = await db().registrationImportBatch.findMany({
      where: { importId, firstRow: { gt: after } },
      orderBy: { firstRow: "asc" },
      take: 1,
    });
    if (!batch) return;
    after = batch.firstRow;
    yield* batch.outcomes as unknown as RowResult[];
  }
}
