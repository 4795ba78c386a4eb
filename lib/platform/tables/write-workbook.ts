import { Readable } from "node:stream";
import { ZipFile } from "yazl";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Everything in a workbook except its one sheet, which has no formats. */
const PARTS: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Characters that XML must escape or can't contain. */
const UNFIT = /[&<>"\ufffe\uffff]|[^\P{Cc}\t\n\r]/gu;
const LONGEST_CELL = 32_767;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .slice(0, LONGEST_CELL)
    .replace(UNFIT, (found) => ESCAPES[found] ?? "");

/** Streams rows as an Excel workbook. Every cell is text, so never a formula. */
export function writeWorkbook(batches: AsyncIterable<readonly (readonly string[])[]>): Readable {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(XML + text), name);
  const sheet = Readable.from(sheetXml(batches), { objectMode: false });
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml", { compressionLevel: 1 });
  zip.end();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on("error", (error) => output.destroy(error));
  sheet.on("error", (error) => output.destroy(error));
  output.on("close", () => sheet.destroy());
  return output;
}

async function* sheetXml(
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string, void> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
  for await (const rows of batches) yield rows.map(rowXml).join("");
  yield "</sheetData></worksheet>";
}

const rowXml = (cells: readonly string[]): string => `<row>${cells.map(cellXml).join("")}</row>`;

const cellXml = (text: string): string =>
  text === "" ? "<c/>" : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
