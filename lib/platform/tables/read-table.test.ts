import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { inTempFolder } from "../runtime/temp-folder";
import type { HeaderScore } from "./find-header";
import { readTable } from "./read-table";
import { plainCell, safeCell } from "./safe-cell";
import type { TableFormat, TableRow } from "./table-row";
import { UnreadableTable } from "./unreadable-table";
import { writeCsv } from "./write-csv";
import { writeWorkbook } from "./write-workbook";

type Content = string | Uint8Array | Readable;

async function read(content: Content, format: TableFormat = "csv", score?: HeaderScore) {
  return inTempFolder(async (folder) => {
    const path = join(folder, "table");
    if (content instanceof Readable) await pipeline(content, createWriteStream(path));
    else await writeFile(path, content);
    const { header, batches } = await readTable(path, format, score);
    const rows: TableRow[] = [];
    for await (const batch of batches) rows.push(...batch);
    return { header, rows, cells: rows.map((row) => row.cells) };
  });
}

const refusal = async (content: Content, format: TableFormat = "csv"): Promise<string> => {
  const error = await read(content, format).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UnreadableTable);
  return (error as Error).message;
};

const utf16 = (text: string, littleEndian: boolean, mark: boolean): Buffer => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, "utf16le");
  return littleEndian ? bytes : bytes.swap16();
};

describe("delimited text", () => {
  it("is read with its header, quotes and any line ending", async () => {
    const text = 'Name,"E-Mail",Note\r\nAda,ada@example.com,"a ""b"",\nc"\r\n\r\nBen,ben@example.com\n';
    const { header, rows } = await read(text);
    expect(header).toEqual(["Name", "E-Mail", "Note"]);
    expect(rows).toEqual([
      { row: 1, cells: ["Ada", "ada@example.com", 'a "b",\nc'] },
      { row: 2, cells: ["Ben", "ben@example.com"] },
    ]);
  });

  it.each([",", ";", "\t", "|"])("can be delimited by %j", async (delimiter) => {
    const lines = [
      ["name", "email"],
      ["Ada", "ada@example.com"],
    ];
    const { header, cells } = await read(lines.map((line) => line.join(delimiter)).join("\n"));
    expect([header, ...cells]).toEqual(lines);
  });

  const umlauts = "name,email\nJürgen Müßig,jürgen@example.com\n";
  it.each([
    ["UTF-8", Buffer.from(umlauts)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${umlauts}`)],
    ["UTF-16, little end first", utf16(umlauts, true, true)],
    ["UTF-16, big end first", utf16(umlauts, false, true)],
    ["UTF-16 without a mark", utf16(umlauts, true, false)],
    ["Latin-1", Buffer.from(umlauts, "latin1")],
  ])("is read as %s", async (_name, bytes) => {
    const { header, cells } = await read(bytes);
    expect([header, ...cells]).toEqual([
      ["name", "email"],
      ["Jürgen Müßig", "jürgen@example.com"],
    ]);
  });

  it("is detected as Latin-1 or UTF-8 wherever its non-ASCII letters are", async () => {
    const long = `name,email\n${"Ada,ada@example.com\n".repeat(20_000)}Zoë,z@example.com\n`;
    for (const encoding of ["latin1", "utf8"] as const) {
      const { cells } = await read(Buffer.from(long, encoding));
      expect(cells.at(-1)).toEqual(["Zoë", "z@example.com"]);
    }
    const euros = `name,email\n${"€,€@example.com\n".repeat(30_000)}`;
    expect((await read(euros)).cells.every(([name]) => name === "€")).toBe(true);
  });

  it("gets names for unnamed and duplicate columns, and for a missing header", async () => {
    expect((await read("email,,email\na@example.com,x,y\n")).header).toEqual([
      "email",
      "column 2",
      "email (2)",
    ]);
    const bare = await read("a@example.com,Ada\nb@example.com,Ben\n");
    expect(bare.header).toEqual(["column 1", "column 2"]);
    expect(bare.rows.map(({ row }) => row)).toEqual([1, 2]);
    expect((await read("")).header).toEqual([]);
  });

  it("reports a row that is longer than the header, and continues", async () => {
    const { rows } = await read("email,name\na@example.com,Ada,x,y\nb@example.com,Ben,,\nc@example.com,Cy\n");
    expect(rows.map(({ problem }) => problem)).toEqual([
      "The row has 2 more cells than the header.",
      undefined,
      undefined,
    ]);
  });

  it.each([
    ["as Excel wants it", "sep=;\r\nName;Notes, other\r\nAda;a, b\r\n"],
    ["quoted, behind a mark", '\ufeff"sep=;"\nName;Notes, other\nAda;a, b\n'],
    ["in capitals", "SEP=;\nName;Notes, other\nAda;a, b\n"],
  ])("uses the delimiter that its first line declares: %s", async (_how, text) => {
    const { header, rows } = await read(text);
    expect(header).toEqual(["Name", "Notes, other"]);
    expect(rows).toEqual([{ row: 1, cells: ["Ada", "a, b"] }]);
  });

  it("uses a tab that its first line declares", async () => {
    expect((await read("sep=\t\nName\tEmail\nAda\ta@example.com\n")).header).toEqual(["Name", "Email"]);
    expect((await read("sep=;")).header).toEqual([]);
  });

  it("skips blank rows of any kind", async () => {
    const { rows } = await read('\n;;\nName;Email\n\n;\n ; \n"";""\nAda;a@example.com\n;;;;\n');
    expect(rows).toEqual([{ row: 1, cells: ["Ada", "a@example.com"] }]);
    const many = `Name;Email\n${";\n".repeat(2_000)}Ada;a@example.com\n`;
    expect((await read(many)).rows).toEqual([{ row: 1, cells: ["Ada", "a@example.com"] }]);
  });

  it.each([
    ["a title", "Guests of the fair\nName;Email\n"],
    ["a title with commas", "Guests, partners, and press\n;;\nName;Email\n"],
    ["a title block", "Guests;\nDate:;2026-11-26\nOrganiser:;ana@example.com\n\nName;Email\n"],
    ["unknown names", "Guests of the fair\nPerson;Contact point\n"],
  ])("finds its header under %s", async (_what, above) => {
    const text = `${above}Ada;ada@example.com\nBen;ben@example.com\n`;
    const names = ["name", "email"];
    const score = (cells: readonly string[]) =>
      cells.filter((cell) => names.includes(cell.toLowerCase())).length;
    const { header, rows } = await read(text, "csv", score);
    expect(header).toEqual(above.trim().split("\n").at(-1)?.split(";"));
    expect(rows).toEqual([
      { row: 1, cells: ["Ada", "ada@example.com"] },
      { row: 2, cells: ["Ben", "ben@example.com"] },
    ]);
  });

  it("fails with a reason if it is malformed or isn't text", async () => {
    const people = "Ada,ada@example.com\n".repeat(100);
    expect(await refusal(`name,email\nEve,"eve@example.com\n${people}`)).toContain("never closed");
    expect(await refusal(`name,email\nEve,"eve@example.com\n${people.repeat(200)}`)).toContain(
      "never closed",
    );
    expect(await refusal(`name,email\n${"x".repeat(10_000_000)},a@example.com\n`)).toContain("128 KiB");
    expect(await refusal(`${"a,".repeat(1_000)}\n`)).toContain("columns");
    expect(await refusal(Buffer.concat([Buffer.from("name,email\n"), Buffer.from([0, 1, 2, 3])]))).toContain(
      "isn't text",
    );
  });
});

describe("JSON Lines", () => {
  it("are read by field name, whichever fields a line has", async () => {
    const lines = [
      '{"email":"a@example.com","vip":true}',
      "",
      '{"name":"Ben","email":"b@example.com"}',
      "[1]",
      "{",
    ];
    const { header, rows } = await read(lines.join("\r\n"), "jsonl");
    expect(header).toEqual(["email", "vip", "name"]);
    expect(rows).toEqual([
      { row: 1, cells: ["a@example.com", "true"] },
      { row: 2, cells: ["b@example.com", "", "Ben"] },
      { row: 3, cells: [], problem: "The line isn't a JSON object." },
      { row: 4, cells: [], problem: "The line isn't a JSON object." },
    ]);
  });

  it("fail with a reason if a line is too long or has too many fields", async () => {
    expect(await refusal(`{"email":"${"x".repeat(10_000_000)}"}\n`, "jsonl")).toContain("128 KiB");
    const names = Object.fromEntries(Array.from({ length: 201 }, (_, name) => [`n${name}`, 1]));
    expect(await refusal(JSON.stringify(names), "jsonl")).toContain("200");
    const own = '{"__proto__":{"x":1},"constructor":"c","email":"a@example.com"}';
    expect((await read(own, "jsonl")).header).toEqual(["__proto__", "constructor", "email"]);
  });
});

async function* batchesOf(rows: string[][], times = 1): AsyncGenerator<string[][], void> {
  for (let time = 0; time < times; time++) yield rows;
}

const zipOf = (parts: Record<string, string | Buffer>): Readable => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return Readable.from(zip.outputStream);
};

const PARTS = {
  "xl/workbook.xml": '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="x2"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels":
    '<Relationships><Relationship Id="x1" Target="worksheets/other.xml"/><Relationship Id="x2" Target="worksheets/people.xml"/></Relationships>',
};
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** A number for each style, which is how spreadsheets store dates. */
const VALUES = [
  46023,
  46023,
  46023 + 18.5 / 24,
  9.5 / 24,
  25.5 / 24,
  46023.5,
  46023.25,
  46023,
  18.5 / 24,
  45 / 24,
  7,
];

describe("a workbook", () => {
  it("is read back as written", async () => {
    const rows = [
      ["name", "email", "note"],
      ["Ada & <Co>", "ada@example.com", '=HYPERLINK("http://evil.example")'],
      ["Jürgen 🎬", "j@example.com", " two\nlines "],
      ["", "only@example.com", ""],
    ];
    const { header, cells } = await read(writeWorkbook(batchesOf(rows)), "xlsx");
    expect([header, ...cells]).toEqual([
      ...rows.slice(0, 3),
      // Trailing empty cells are dropped.
      ["", "only@example.com"],
    ]);
  });

  it("is read with shared strings, gaps, booleans, numbers and formula results", async () => {
    const strings =
      "<sst><si><t>email</t></si><si><r><t>na</t></r><r><t>me</t></r><rPh><t>x</t></rPh></si><si><t>ada@example.com</t></si></sst>";
    const people = sheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>yes</t></is></c></row>' +
        '<row r="2"/><row r="7"><c r="A7" t="s"><v>2</v></c><c r="C7" t="str"><f>CONCAT("A","da")</f><v>Ada</v></c><c r="D7" t="b"><v>1</v></c><c r="AA7"><v>12.5</v></c></row>',
    );
    const { header, rows } = await read(
      zipOf({ ...PARTS, "xl/sharedStrings.xml": strings, "xl/worksheets/people.xml": people }),
      "xlsx",
    );
    expect(header).toEqual(["email", "column 2", "name", "yes"]);
    expect(rows[0]?.cells.slice(0, 4)).toEqual(["ada@example.com", "", "Ada", "true"]);
    expect(rows[0]?.problem).toContain("1 more cells");
  });

  const DATED = zipDated();
  function zipDated(date1904 = false): Record<string, string> {
    const formats = [
      "0.00",
      "dd.mm.yyyy\\ hh:mm",
      "[$-409]mmmm yyyy;@",
      "h:mm AM/PM",
      "[h]:mm:ss",
      '0" days"',
    ];
    const own = formats.map(
      (code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
    );
    const ids = [0, 14, 22, 20, 46, ...formats.map((_, n) => 164 + n)];
    const styles = ids.map((id) => `<xf numFmtId="${id}"/>`).join("");
    const cells = ids.map((_, style) => `<c s="${style}"><v>${VALUES[style]}</v></c>`).join("");
    const about = date1904 ? '<workbookPr date1904="1"/>' : "";
    return {
      ...PARTS,
      "xl/workbook.xml": PARTS["xl/workbook.xml"].replace("<sheets>", `${about}<sheets>`),
      "xl/styles.xml": `<styleSheet><numFmts>${own.join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles}</cellXfs></styleSheet>`,
      "xl/worksheets/people.xml": sheet(
        `<row>${ids.map((_, place) => `<c t="str"><v>c${place}</v></c>`).join("")}</row><row>${cells}</row>`,
      ),
    };
  }

  it("shows dates, times and durations as such, and numbers as numbers", async () => {
    const { cells } = await read(zipOf(DATED), "xlsx");
    expect(cells).toEqual([
      [
        ...["46023", "2026-01-01", "2026-01-01 18:30", "9:30:00", "25:30:00"],
        ...["46023.5", "2026-01-01 06:00", "2026-01-01", "18:30:00", "45:00:00", "7"],
      ],
    ]);
    const early = (await read(zipOf(zipDated(true)), "xlsx")).cells[0];
    expect(early?.[1]).toBe("2030-01-02");
  });

  it("that unpacks to far more than its size is rejected early, with little memory", async () => {
    const bomb = zipOf({
      ...PARTS,
      "xl/worksheets/people.xml": sheet("<row><c><v>1</v></c></row>".repeat(2_000_000)),
    });
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb, "xlsx")).toContain("too large");
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
    const strings = zipOf({
      ...PARTS,
      "xl/sharedStrings.xml": `<sst><si><t>${"x".repeat(40_000_000)}</t></si></sst>`,
      "xl/worksheets/people.xml": sheet(""),
    });
    expect(await refusal(strings, "xlsx")).toMatch(/too large|too much text/);
  });

  it.each([
    ["bytes", randomBytes(5_000)],
    ["an archive of something else", zipOf({ "a.txt": "a" })],
    ["no sheet", zipOf({ ...PARTS, "xl/workbook.xml": "<workbook/>" })],
    ["a sheet that is missing", zipOf(PARTS)],
    ["broken XML", zipOf({ ...PARTS, "xl/worksheets/people.xml": "<worksheet><row>" })],
    [
      "entities of its own",
      zipOf({
        ...PARTS,
        "xl/worksheets/people.xml": `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${sheet("<row><c t='str'><v>&b;</v></c></row>")}`,
      }),
    ],
    [
      "a cell that never ends",
      zipOf({
        ...PARTS,
        "xl/worksheets/people.xml": sheet(
          `<row><c t="str"><v>${randomBytes(300_000).toString("base64")}</v></c></row>`,
        ),
      }),
    ],
    [
      "a column far out",
      zipOf({ ...PARTS, "xl/worksheets/people.xml": sheet('<row><c r="ZZZZZZZZ1"><v>1</v></c></row>') }),
    ],
  ])("of %s fails with a reason", async (_name, content) => {
    expect((await refusal(content, "xlsx")).length).toBeGreaterThan(10);
  });
});

describe("delimited text that we write", () => {
  const rows = [
    ["name", "note"],
    ["=1+1", "+49 30"],
    ["-1", "@SUM(A1)"],
    ["\tx", 'a "b", c;\nd'],
  ];

  it("is safe in spreadsheets, and is read back unchanged", async () => {
    const text = Buffer.concat(await writeCsv(batchesOf(rows)).toArray()).toString();
    expect(text.startsWith("\ufeffname,note\r\n")).toBe(true);
    for (const cell of ["'=1+1", "'+49 30", "'-1", "'@SUM(A1)", "'\tx"]) expect(text).toContain(cell);
    const { cells } = await read(text);
    expect(cells.map((row) => row.map(plainCell))).toEqual(rows.slice(1));
  });

  it.each(["=x", "+x", "-x", "@x", "\tx", "\rx"])("%j is escaped and restored", (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
    expect(plainCell(safeCell(text))).toBe(text);
  });

  it.each(["'x", "it's", "x=1", ""])("%j is left unchanged", (text) => {
    expect([safeCell(text), plainCell(text)]).toEqual([text, text]);
  });
});
