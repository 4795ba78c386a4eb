import { PDFDocument, rgb, StandardFonts } from "pdf-lib";
import type PptxGen from "pptxgenjs";
import sharp from "sharp";

const PHOTOS = 6;
const PHOTO = { width: 1_600, height: 900 };
const LINES = [
  "What the audience asked for in spring, and what became of it",
  "Three figures that moved, with the one that did not",
  "Who does what until the next show",
  "A demonstration: from the brief to the run of show in a minute",
];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Images with as much detail as photos: noise over a soft background. */
async function photos(): Promise<Buffer[]> {
  const { width, height } = PHOTO;
  return Promise.all(
    Array.from({ length: PHOTOS }, async (_, at) => {
      const background = { r: 40 * at, g: 200 - 30 * at, b: 120 };
      const noise = await sharp({
        create: {
          width,
          height,
          channels: 3,
          background,
          noise: { type: "gaussian", mean: 128, sigma: 24 },
        },
      })
        .blur(1.2)
        .tint(background)
        .jpeg({ quality: 82 })
        .toBuffer();
      return noise;
    }),
  );
}

/** A typical speaker's deck: photos, charts, tables, lists and notes. */
export async function makePptx(slides: number): Promise<Buffer> {
  const { default: given } = await import("pptxgenjs");
  // Depending on the module loader, the class is nested one level deeper.
  const Deck = ("default" in given ? given.default : given) as typeof PptxGen;
  const deck = new Deck();
  deck.layout = "LAYOUT_WIDE";
  const pictures = (await photos()).map((photo) => `image/jpeg;base64,${photo.toString("base64")}`);
  for (let at = 0; at < slides; at += 1) {
    const slide = deck.addSlide();
    slide.addText(`Part ${at + 1}: the year in the studio`, {
      x: 0.5,
      y: 0.3,
      w: 12,
      h: 0.9,
      fontSize: 32,
      bold: true,
    });
    slide.addNotes(`Say hello to part ${at + 1}.\n2:30\n${LINES.join("\n")}`);
    const kind = at % 4;
    if (kind === 0) slide.addImage({ data: pictures[at % PHOTOS] ?? "", x: 0.5, y: 1.4, w: 12.3, h: 5.6 });
    else if (kind === 1) {
      const bullets = LINES.map((text) => ({ text, options: { bullet: true, breakLine: true } }));
      slide.addText(bullets, { x: 0.5, y: 1.4, w: 6, h: 5, fontSize: 20 });
      slide.addImage({ data: pictures[at % PHOTOS] ?? "", x: 7, y: 1.6, w: 5.8, h: 3.3 });
    } else if (kind === 2) addChart(deck, slide, at);
    else addTable(slide);
  }
  return Buffer.from((await deck.write({ outputType: "nodebuffer" })) as Uint8Array);
}

type Slide = ReturnType<PptxGen["addSlide"]>;

function addChart(deck: PptxGen, slide: Slide, at: number): void {
  const series = ["Live", "Replay", "Clips"].map((name, place) => ({
    name,
    labels: MONTHS,
    values: MONTHS.map((_, month) => 10 + ((at + place * 5 + month * 7) % 40)),
  }));
  const { bar, line } = deck.ChartType;
  slide.addChart(at % 8 === 2 ? bar : line, series, { x: 0.5, y: 1.4, w: 12, h: 5.5, showLegend: true });
}

function addTable(slide: Slide): void {
  const rows = MONTHS.map((month, at) => [month, `${at * 3} shows`, `${at * 210} people`, `${90 - at} %`]);
  const cells = rows.map((row) => row.map((text) => ({ text })));
  slide.addTable(cells, {
    x: 0.5,
    y: 1.4,
    w: 12,
    fontSize: 14,
    border: { type: "solid", pt: 1, color: "888888" },
  });
}

/** The same as most programs export it: a photo on every other page, text on all. */
export async function makePdf(pages: number): Promise<Buffer> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  const pictures = await Promise.all((await photos()).map((photo) => made.embedJpg(photo)));
  const [width, height] = [960, 540];
  for (let at = 0; at < pages; at += 1) {
    const page = made.addPage([width, height]);
    const picture = pictures[at % PHOTOS];
    if (at % 2 === 0 && picture) page.drawImage(picture, { x: 0, y: 0, width, height });
    else page.drawRectangle({ x: 0, y: 0, width, height, color: rgb(0.95, 0.95, 0.98) });
    page.drawText(`Part ${at + 1}: the year in the studio`, { x: 60, y: height - 100, size: 36, font });
    for (const [place, line] of LINES.entries())
      page.drawText(line, { x: 60, y: height - 170 - place * 40, size: 20, font });
  }
  return Buffer.from(await made.save());
}
