import { Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { readText } from "./read-text";
import { MOST_RECORD_BYTES } from "./table-row";
import { UnreadableTable } from "./unreadable-table";

const BATCH = 500;
const DELIMITERS = [",", ";", "\t", "|"];

/** The rows of a text with delimiters, its first one included; blank lines are left out. */
export async function* csvRows(path: string): AsyncGenerator<string[][], void> {
  const text = readText(path);
  const head = await firstLine(text);
  const parser = parse({
    delimiter: delimiterOf(head.line),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_RECORD_BYTES,
  });
  const source = Readable.from(both(head.read, text));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    let batch: string[][] = [];
    for await (const record of parser) {
      batch.push(record as string[]);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } catch (error) {
    throw explained(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** What has to be read to see the first line whole, and that line. */
async function firstLine(text: AsyncGenerator<string, void>): Promise<{ read: string; line: string }> {
  let read = "";
  for (let next = await text.next(); !next.done; next = await text.next()) {
    read += next.value;
    const end = read.search(/[\r\n]/);
    if (end > 0) return { read, line: read.slice(0, end) };
    if (read.length > MOST_RECORD_BYTES) break;
  }
  return { read, line: read.slice(0, MOST_RECORD_BYTES) };
}

async function* both(first: string, rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  if (first) yield first;
  yield* rest;
}

/** The one that the first line has most of, outside of quotes. */
function delimiterOf(line: string): string {
  const bare = line.replace(/"(?:[^"]|"")*"/g, "");
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const { code, lines } = error as CsvError & { lines?: number };
  const where = lines === undefined ? "" : ` in line ${lines}`;
  switch (code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return new UnreadableTable(`A quotation mark is never closed${where}.`);
    case "CSV_MAX_RECORD_SIZE":
      return new UnreadableTable(
        `A row is longer than ${MOST_RECORD_BYTES / 1024} KiB${where}. Check for a quotation mark that is never closed.`,
      );
    default:
      return String(code).startsWith("CSV_") ? new UnreadableTable(error.message) : error;
  }
}
