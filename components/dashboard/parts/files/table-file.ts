/** Content types by file extension, because browsers know few of them. */
const TYPES = {
  csv: "text/csv",
  tsv: "text/csv",
  txt: "text/csv",
  jsonl: "application/x-ndjson",
  ndjson: "application/x-ndjson",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

type Ending = keyof typeof TYPES;

const ALL = Object.keys(TYPES) as Ending[];
/** Extensions of spreadsheet files. */
export const SHEETS: readonly Ending[] = ["csv", "tsv", "txt", "xlsx"];

/** The file input's `accept`. */
export const endingsOf = (endings: readonly Ending[] = ALL): string =>
  endings.map((ending) => `.${ending}`).join(",");

/** Returns the file with the content type of its extension; undefined if it is not one of these tables. */
export function tableOf(file: File, endings: readonly Ending[] = ALL): Blob | undefined {
  const ending = endings.find((one) => file.name.toLowerCase().endsWith(`.${one}`));
  return ending && file.slice(0, file.size, TYPES[ending]);
}
