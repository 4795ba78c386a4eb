import { PDFDocument, rgb, StandardFonts } from "pdf-lib";

const SLIDES = [
  [
    "Evaluations before release",
    "Sixty tasks from last month's tickets",
    "Two graders, one of them a person",
  ],
  ["What a release has to pass", "No task worse than the last one", "Cost of a run within its budget"],
  ["What we found", "Three regressions that no user saw", "One that the graders did not see either"],
];

export const PAGES = SLIDES.length;

/** The first guest's deck. */
export async function makeSlides(): Promise<Buffer> {
  const deck = await PDFDocument.create();
  const bold = await deck.embedFont(StandardFonts.HelveticaBold);
  const plain = await deck.embedFont(StandardFonts.Helvetica);
  for (const [title = "", ...lines] of SLIDES) {
    const page = deck.addPage([1280, 720]);
    page.drawRectangle({ x: 0, y: 0, width: 1280, height: 720, color: rgb(0.97, 0.97, 0.95) });
    page.drawRectangle({ x: 96, y: 470, width: 72, height: 8, color: rgb(0.06, 0.46, 0.43) });
    page.drawText(title, { x: 96, y: 510, size: 56, font: bold, color: rgb(0.1, 0.11, 0.14) });
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 96, y: 380 - at * 64, size: 32, font: plain, color: rgb(0.25, 0.27, 0.32) });
  }
  return Buffer.from(await deck.save());
}
