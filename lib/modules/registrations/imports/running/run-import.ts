import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RegistrationImport } from "@/lib/generated/prisma/client";
import { copyFile } from "@/lib/modules/files/files";
import { Problem } from "@/lib/operation/problem";
import { db, sql } from "@/lib/platform/database/db";
import { FinalError } from "@/lib/platform/jobs/errors";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { readTable } from "@/lib/platform/tables/read-table";
import type { TableFormat, TableRow } from "@/lib/platform/tables/table-row";
import { UnreadableTable } from "@/lib/platform/tables/unreadable-table";
import { MAX_IMPORT_ROWS } from "../file-types-schema";
import type { Mapping } from "../import-fields-schema";
import { columnNames } from "../reading/guess-mapping";
import { personReader } from "../reading/read-person";
import { columnsOf, mappingOf, mappingProblem } from "../reading/table-mapping";
import { IMPORT_BATCH } from "../writing/import-batch";
import { writeBatch } from "../writing/write-batch";
import { writeReport } from "../writing/write-report";
import { finishImport } from "./finish-import";
import { startImport } from "./start-import";

interface Running {
  progress: (percent: number, stage?: string) => Promise<void>;
  signal: AbortSignal;
}

/**
 * With this many new rows, the database's statistics are updated immediately, because lists are read right
 * after.
 */
const MANY = 5_000;
/** Pause between batches, as a multiple of the batch's duration, which leaves the database to others. */
const REST = 1.5;

/**
 * Reads the file twice: once to the end, so that an unreadable file registers no one, and once to register
 * its people in batches. A retry continues after the last committed rows.
 */
export async function runImport(importId: string, { progress, signal }: Running): Promise<void> {
  const row = await db().registrationImport.findUnique({ where: { id: importId } });
  if (!row || row.endedAt) return;
  try {
    await inTempFolder(async (folder) => {
      const path = join(folder, "table");
      await copyFile(row.fileId, path);
      await progress(0, "reading");
      const survey = await surveyTable(path, row);
      await startImport(row.id, survey);
      await writeAll(path, row, survey, { progress, signal });
      await progress(99, "report");
      const report = await writeReport(row, path, survey.header, join(folder, "report"));
      await finishImport(row, report);
      if (survey.rows >= MANY) await sql("", "ANALYZE registration");
    });
  } catch (error) {
    throw explained(error);
  }
}

/** Marks errors that a retry wouldn't change. */
function explained(error: unknown): unknown {
  if (error instanceof UnreadableTable) return new FinalError(error.message);
  if (error instanceof Problem && !error.retryable) return new FinalError(error.message);
  return error;
}

interface Survey {
  header: string[];
  mapping: Mapping;
  columns: ReturnType<typeof columnsOf>;
  rows: number;
}

async function surveyTable(path: string, row: RegistrationImport): Promise<Survey> {
  const asked = row.mapping as Mapping;
  const { header, batches } = await readTable(path, row.format as TableFormat, columnNames(asked));
  let first: TableRow[] = [];
  let rows = 0;
  for await (const batch of batches) {
    if (rows === 0) first = batch;
    rows += batch.length;
    if (rows > MAX_IMPORT_ROWS)
      throw new UnreadableTable(`The file has more than ${MAX_IMPORT_ROWS.toLocaleString("en-US")} rows.`);
  }
  if (rows === 0) throw new UnreadableTable("This file has no rows below its header.");
  const mapping = mappingOf(header, first, asked);
  const why = mappingProblem(header, mapping);
  if (why) throw new UnreadableTable(why);
  return { header, mapping, columns: columnsOf(header, mapping), rows };
}

async function writeAll(
  path: string,
  row: RegistrationImport,
  { header, mapping, rows }: Survey,
  { progress, signal }: Running,
): Promise<void> {
  const read = personReader(header, mapping);
  let done = row.rowsDone;
  for await (const batch of rowsFrom(path, row, done)) {
    signal.throwIfAborted();
    const began = performance.now();
    await writeBatch(row, batch.map(read), done);
    done += batch.length;
    await progress(Math.floor((98 * done) / rows), "registering");
    await sleep(REST * (performance.now() - began), undefined, { signal });
  }
}

/** Yields the rows after the first `done`, in batches of equal size. */
async function* rowsFrom(
  path: string,
  { format, mapping }: RegistrationImport,
  done: number,
): AsyncGenerator<TableRow[], void> {
  const { batches } = await readTable(path, format as TableFormat, columnNames(mapping as Mapping));
  const held: TableRow[] = [];
  for await (const batch of batches) {
    held.push(...batch.filter(({ row }) => row > done));
    while (held.length >= IMPORT_BATCH) yield held.splice(0, IMPORT_BATCH);
  }
  if (held.length > 0) yield held;
}
