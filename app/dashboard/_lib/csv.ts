import { stringify } from "csv-stringify/sync";
import type { ReadProblem } from "./read";

/**
 * Writes rows as CSV with their member names as the header. Cells that a spreadsheet would run as a formula
 * become plain text.
 */
export const csvOf = <Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
  header = true,
): string =>
  stringify([...rows], { header, columns: [...columns], escape_formulas: true, record_delimiter: "windows" });

/** A CSV download of a text or a stream. */
export const csvFile = (name: string, body: string | ReadableStream): Response =>
  new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });

const STATUSES: Record<string, number> = { insufficient_scope: 403, validation_error: 400 };

/** Explains in plain text why there is no file. Browsers show it in place of the download. */
export const noFile = ({ code, message }: ReadProblem): Response =>
  new Response(`${message}\n`, {
    status: STATUSES[code] ?? 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
