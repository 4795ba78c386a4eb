import { readXml } from "./read-xml";
import { UnreadableTable } from "./unreadable-table";
import type { WorkbookEntries } from "./workbook-entries";

const PART = "xl/sharedStrings.xml";
/** They must be in memory, because any cell may refer to any of them. */
const MAX_CHARS = 24 * 1024 * 1024;
const MAX_STRINGS = 1_000_000;

/** Reads the texts that cells refer to by number, without pronunciation hints. */
export async function readSharedStrings(entries: WorkbookEntries): Promise<string[]> {
  if (!entries.has(PART)) return [];
  const strings: string[] = [];
  let chars = 0;
  let current = "";
  let isText = false;
  let phonetic = 0;
  const reading = readXml(entries.read(PART), {
    open: (name) => {
      if (name === "si") current = "";
      if (name === "rPh") phonetic += 1;
      isText = name === "t" && phonetic === 0;
    },
    text: (text) => {
      if (!isText) return;
      current += text;
      chars += text.length;
      if (chars > MAX_CHARS) throw new UnreadableTable("The workbook contains too much text.");
    },
    close: (name) => {
      isText = false;
      if (name === "rPh") phonetic -= 1;
      if (name !== "si") return;
      if (strings.length === MAX_STRINGS) throw new UnreadableTable("The workbook contains too many texts.");
      strings.push(current);
    },
  });
  for await (const _ of reading);
  return strings;
}
