import { stringify } from "csv-stringify/sync";
import type { ReadProblem } from "./read";

/** Rows as CSV under the names of their members. What a spreadsheet would run as a formula is made plain text. */
export const csvOf = <Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
  header = true,
): string =>
  stringify([...rows], { header, columns: [...columns], escape_formulas: true, record_delimiter: "windows" });

/** A file to keep, of a text or of one that is still being written. */
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

/** Why there is no file, as text: browsers show it where the download was asked for. */
export const noFile = ({ code, message }: ReadProblem): Response =>
  new Response(`${message}\n`, {
    status: STATUSES[code] ?? 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
