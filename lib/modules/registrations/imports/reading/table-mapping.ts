import type { ImportField, Mapping } from "../import-fields-schema";
import { guessMapping } from "./guess-mapping";
import { REPORT_COLUMNS } from "./report-columns";

const SAMPLES = 3;

/**
 * Returns the mapping of the columns: as given, or guessed if none was given. The columns that a report adds
 * are ignored.
 */
export function mappingOf(
  header: readonly string[],
  rows: readonly { cells: readonly string[] }[],
  asked: Mapping,
): Mapping {
  const said = new Set(Object.values(asked));
  const cells = rows.map((row) => row.cells);
  const guessed = Object.entries(guessMapping(header, cells)).filter(
    ([name, field]) => !Object.hasOwn(asked, name) && !said.has(field),
  );
  return { ...Object.fromEntries(guessed), ...asked };
}

/** Returns why no one can be read with this mapping. Undefined if it is valid. */
export function mappingProblem(header: readonly string[], mapping: Mapping): string | undefined {
  const missing = Object.keys(mapping).find((name) => !header.includes(name));
  if (missing !== undefined) return `This file has no column “${missing}”.`;
  const fields = Object.values(mapping).filter((field) => field !== "ignore");
  const twice = fields.find((field, place) => fields.indexOf(field) !== place);
  if (twice !== undefined) return `Two columns are mapped to ${twice}. Choose one.`;
  if (!fields.includes("email")) return "No email column found. Add a column named Email.";
  return undefined;
}

export interface Column {
  name: string;
  field: ImportField | null;
  samples: string[];
}

export const columnsOf = (
  header: readonly string[],
  mapping: Mapping,
  rows: readonly { cells: readonly string[] }[] = [],
): Column[] =>
  header
    .filter((name) => !REPORT_COLUMNS.includes(name))
    .map((name) => ({
      name,
      field: Object.hasOwn(mapping, name) ? (mapping[name] ?? null) : null,
      samples: samplesOf(rows, header.indexOf(name)),
    }));

function samplesOf(rows: readonly { cells: readonly string[] }[], place: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cells[place]?.trim().slice(0, 80) ?? "";
    if (text !== "") samples.push(text);
    if (samples.length === SAMPLES) break;
  }
  return samples;
}
