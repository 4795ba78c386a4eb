import { PDFDocument, PDFHexString, PDFName, rgb, StandardFonts } from "pdf-lib";
import type PptxGen from "pptxgenjs";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";

interface Slide {
  title: string;
  lines?: readonly string[];
  notes?: string;
  isHidden?: boolean;
  chart?: boolean;
  link?: string;
}

/** A deck as PowerPoint would write it. */
export async function pptxOf(slides: readonly Slide[]): Promise<Buffer> {
  const { default: given } = await import("pptxgenjs");
  // Depending on the module loader, the class is nested one level deeper.
  const Deck = ("default" in given ? given.default : given) as typeof PptxGen;
  const deck = new Deck();
  deck.layout = "LAYOUT_WIDE";
  deck.defineSlideMaster({
    title: "PLAIN",
    objects: [
      {
        placeholder: {
          options: { name: "title", type: "title", x: 0.5, y: 0.4, w: 12, h: 1, fontSize: 32 },
          text: "",
        },
      },
    ],
  });
  for (const { title, lines = [], notes, isHidden, chart, link } of slides) {
    const slide = deck.addSlide({ masterName: "PLAIN" });
    slide.addText(title, { placeholder: "title" });
    for (const [index, line] of lines.entries())
      slide.addText(link ? [{ text: line, options: { hyperlink: { url: link } } }] : line, {
        x: 0.6,
        y: 1.8 + index * 0.6,
        w: 11,
        h: 0.5,
        fontSize: 18,
      });
    if (chart)
      slide.addChart(deck.ChartType.bar, [{ name: "Sales", labels: ["a", "b"], values: [3, 5] }], {
        x: 1,
        y: 3,
        w: 6,
        h: 3,
      });
    if (notes) slide.addNotes(notes);
    if (isHidden) slide.hidden = true;
  }
  return Buffer.from((await deck.write({ outputType: "nodebuffer" })) as Uint8Array);
}

/** Pages with a color each and text on them. */
export async function pdfOf(pages: readonly string[], size: [number, number] = [960, 540]): Promise<Buffer> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  for (const [index, words] of pages.entries()) {
    const page = made.addPage(size);
    page.drawRectangle({ x: 0, y: 0, width: size[0], height: size[1], color: rgb(1, (index % 10) / 10, 0) });
    page.drawText(words, { x: 60, y: size[1] - 120, size: 40, font });
  }
  return Buffer.from(await made.save());
}

/** A PDF with one line, whose font says which UTF-16 units, in hexadecimal, its "~" and "^" are. */
export function pdfWithUnits(words: string, [tilde, caret]: readonly [string, string]): Buffer {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Odd def /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <20> <5D> <0020> endbfrange 1 beginbfrange <5F> <7D> <005F> endbfrange
2 beginbfchar <7E> <${tilde}> <5E> <${caret}> endbfchar endcmap end end`;
  const shown = `BT /F1 24 Tf 60 400 Td (${words}) Tj ET`;
  const stream = (text: string) => `<< /Length ${text.length} >> stream\n${text}\nendstream`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    stream(shown),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
    stream(map),
  ];
  let pdf = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(`${pdf}${table}${end}`, "latin1");
}

interface Part {
  name: string;
  content: Buffer | string;
}

/** The parts of a package, to be changed and packed again. */
export async function partsOf(pptx: Buffer): Promise<Part[]> {
  const zip = await fromBufferPromise(pptx, { lazyEntries: true });
  const parts: Part[] = [];
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts.push({ name: entry.fileName, content: Buffer.concat(chunks) });
  }
  return parts;
}

export async function packed(parts: readonly Part[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of parts)
    if (!name.endsWith("/")) zip.addBuffer(Buffer.from(content), name, { compressionLevel: 1 });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A deck with some parts changed, by name, or added. */
export async function pptxWith(change: (parts: Part[]) => Part[], slides = 1): Promise<Buffer> {
  const deck = await pptxOf(Array.from({ length: slides }, (_, index) => ({ title: `Slide ${index + 1}` })));
  return packed(change(await partsOf(deck)));
}

/** Changes the text of one part. */
export const changing =
  (name: RegExp, change: (text: string) => string) =>
  (parts: Part[]): Part[] =>
    parts.map((part) =>
      name.test(part.name) ? { ...part, content: change(part.content.toString()) } : part,
    );

/** A PDF with a password that no one knows. */
export async function lockedPdf(): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.addPage([960, 540]);
  const noise = (byte: string) => PDFHexString.of(byte.repeat(32));
  const { context } = made;
  context.trailerInfo.Encrypt = context.register(
    context.obj({ Filter: PDFName.of("Standard"), V: 1, R: 2, O: noise("a1"), U: noise("b2"), P: -4 }),
  );
  context.trailerInfo.ID = context.obj([noise("c3"), noise("c3")]);
  return Buffer.from(await made.save({ useObjectStreams: false }));
}

/** An archive whose directory lists that many empty files. */
export function archiveOfEmpty(count: number): Buffer {
  const name = (at: number) => Buffer.from(`ppt/x/${String(at).padStart(6, "0")}`);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name(0).length, 26);
  const entries = Array.from({ length: count }, (_, at) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(name(at).length, 28);
    return Buffer.concat([head, name(at)]);
  });
  const directory = Buffer.concat(entries);
  const start = local.length + name(0).length;
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  for (const [value, place] of [
    [count, 24],
    [count, 32],
    [directory.length, 40],
    [start, 48],
  ] as const)
    end64.writeBigUInt64LE(BigInt(value), place);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22, 0xff);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(0, 4);
  end.writeUInt16LE(0, 20);
  return Buffer.concat([local, name(0), directory, end64, locator, end]);
}
