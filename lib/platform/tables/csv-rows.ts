import { Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { readText } from "./read-text";
import { MAX_RECORD_BYTES } from "./table-row";
import { UnreadableTable } from "./unreadable-table";

const BATCH = 500;
/** Number of lines that decide the delimiter. A title above the header may contain none. */
const LOOKED_AT = 10;
const DELIMITERS = [",", ";", "\t", "|"];

/** Reads the rows of a delimited text file, including the first. Skips blank lines. */
export async function* csvRows(path: string): AsyncGenerator<string[][], void> {
  const text = readText(path);
  const read = await firstLines(text);
  const [said, delimiter] = SAYS_DELIMITER.exec(read) ?? [];
  const parser = parse({
    delimiter: delimiter ?? delimiterOf(read),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_BYTES,
  });
  const source = Readable.from(both(read.slice(said?.length ?? 0), text));
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

/** Excel's own first line, such as `sep=;`. */
const SAYS_DELIMITER = /^\s*"?sep=([^\r\n"])"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** Reads enough text to include the first line, and usually those below it. */
async function firstLines(text: AsyncGenerator<string, void>): Promise<string> {
  let read = "";
  for (let next = await text.next(); !next.done; next = await text.next()) {
    read += next.value;
    if (/[\r\n]/.test(read.trimStart()) || read.length > MAX_RECORD_BYTES) break;
  }
  return read;
}

async function* both(first: string, rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  if (first) yield first;
  yield* rest;
}

/**
 * Returns the delimiter that most of the first lines contain outside of quotes, or of several the most
 * frequent.
 */
function delimiterOf(read: string): string {
  const bare = read.slice(0, MAX_RECORD_BYTES).replace(/"(?:[^"]|"")*"/g, "");
  const lines = bare.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  const looked = lines.slice(0, LOOKED_AT);
  const weight = (delimiter: string): number => {
    const counts = looked.map((line) => line.split(delimiter).length - 1);
    return counts.filter((count) => count > 0).length * MAX_RECORD_BYTES + counts.reduce((a, b) => a + b, 0);
  };
  const weights = DELIMITERS.map(weight);
  return DELIMITERS[weights.indexOf(Math.max(...weights))] ?? ",";
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
        `A row is longer than ${MAX_RECORD_BYTES / 1024} KiB${where}. Check for a quotation mark that is never closed.`,
      );
    default:
      return String(code).startsWith("CSV_") ? new UnreadableTable(error.message) : error;
  }
}
