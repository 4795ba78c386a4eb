import { type DateKind, dateText, readDateStyles } from "./date-cells";
import { readXml } from "./read-xml";
import { readSharedStrings } from "./shared-strings";
import { MAX_COLUMNS, MAX_RECORD_BYTES } from "./table-row";
import { UnreadableTable } from "./unreadable-table";
import { WorkbookEntries } from "./workbook-entries";

/** Reads the rows of a workbook's first sheet, without blank ones. A formula counts as its saved result. */
export async function* workbookRows(path: string): AsyncGenerator<string[][], void> {
  const entries = await WorkbookEntries.open(path);
  try {
    const { sheet, from1904 } = await firstSheet(entries);
    const strings = await readSharedStrings(entries);
    const reader = new SheetReader(strings, await readDateStyles(entries), from1904);
    for await (const _ of readXml(entries.read(sheet), reader)) {
      const rows = reader.take();
      if (rows.length > 0) yield rows;
    }
    const rows = reader.take();
    if (rows.length > 0) yield rows;
  } finally {
    entries.close();
  }
}

/** Returns the part with the first sheet, from the lists of sheets and parts. */
async function firstSheet(entries: WorkbookEntries): Promise<{ sheet: string; from1904: boolean }> {
  let id = "";
  let from1904 = false;
  const sheets = readXml(entries.read("xl/workbook.xml"), {
    open: (name, attributes) => {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      if (name === "sheet" && id === "" && attributes.state !== "veryHidden") id = attributes["r:id"] ?? "";
    },
  });
  for await (const _ of sheets);
  let target = "";
  const parts = readXml(entries.read("xl/_rels/workbook.xml.rels"), {
    open: (_name, attributes) => {
      if (id !== "" && attributes.Id === id) target = attributes.Target ?? "";
    },
  });
  for await (const _ of parts);
  if (target === "") throw new UnreadableTable("The workbook has no sheet.");
  return { sheet: target.startsWith("/") ? target.slice(1) : `xl/${target}`, from1904 };
}

class SheetReader {
  #rows: string[][] = [];
  #row: string[] = [];
  #size = 0;
  #column = -1;
  #type = "";
  #style = 0;
  #value = "";
  #isValue = false;

  constructor(
    private readonly strings: readonly string[],
    private readonly dates: ReadonlyMap<number, DateKind>,
    /** Workbooks from old Macs count days from another date. */
    private readonly from1904: boolean,
  ) {}

  take(): string[][] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open = (name: string, attributes: Record<string, string>): void => {
    if (name === "row") {
      this.#row = [];
      this.#size = 0;
      this.#column = -1;
    } else if (name === "c") {
      this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1;
      this.#type = attributes.t ?? "n";
      this.#style = Number(attributes.s ?? 0);
      this.#value = "";
    }
    // A value or inline text, not the formula that produced it.
    this.#isValue = name === "v" || name === "t";
  };

  text = (text: string): void => {
    if (!this.#isValue) return;
    this.#value += text;
    if (this.#value.length > MAX_RECORD_BYTES) throw tooLong();
  };

  close = (name: string): void => {
    this.#isValue = false;
    if (name === "c") this.#put();
    else if (name === "row" && this.#row.some((cell) => (cell ?? "").trim() !== ""))
      this.#rows.push(Array.from(this.#row, (cell) => cell ?? ""));
  };

  #put(): void {
    const text = this.#textOf();
    this.#size += text.length;
    if (this.#size > MAX_RECORD_BYTES) throw tooLong();
    if (text === "") return;
    if (this.#column >= MAX_COLUMNS)
      throw new UnreadableTable(`The sheet has more than ${MAX_COLUMNS} columns.`);
    this.#row[this.#column] = text;
  }

  #textOf(): string {
    if (this.#type === "s") return this.strings[Number(this.#value)] ?? "";
    if (this.#type === "b") return this.#value === "1" ? "true" : "false";
    const date = this.#type === "n" ? this.dates.get(this.#style) : undefined;
    return date ? dateText(this.#value, date, this.from1904) : this.#value;
  }
}

const tooLong = () => new UnreadableTable(`A row is longer than ${MAX_RECORD_BYTES / 1024} KiB.`);

/** Returns the column of a cell's name such as AB12, counted from 0. */
function columnOf(cell: string): number {
  let column = 0;
  for (const letter of cell) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
    if (column > 20_000) break;
  }
  return column - 1;
}
