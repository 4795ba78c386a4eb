/** Content types by the ending of a file's name: browsers know few of them. */
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
/** Of what people keep in a spreadsheet. */
export const SHEETS: readonly Ending[] = ["csv", "tsv", "txt", "xlsx"];

/** As the `accept` of a file input. */
export const endingsOf = (endings: readonly Ending[] = ALL): string =>
  endings.map((ending) => `.${ending}`).join(",");

/** The file as its type is called; undefined for what is none of these tables. */
export function tableOf(file: File, endings: readonly Ending[] = ALL): Blob | undefined {
  const ending = endings.find((one) => file.name.toLowerCase().endsWith(`.${one}`));
  return ending && file.slice(0, file.size, TYPES[ending]);
}
