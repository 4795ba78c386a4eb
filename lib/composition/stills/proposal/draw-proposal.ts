import { createCanvas, PDFDocument } from "@napi-rs/canvas";
import { registerFonts } from "../canvas/fonts";
import type { Pen } from "../canvas/pen";
import type { Type } from "../canvas/type";
import {
  type Block,
  beside,
  gap,
  MARGIN,
  MUTED,
  PAGE,
  paragraph,
  rule,
  single,
  stack,
  TYPES,
  WIDTH,
  whole,
} from "./blocks";
import type { ProposalDocument, ProposalRow } from "./proposal-document";

const FOOT = 40;
const BOTTOM = PAGE.height - MARGIN - FOOT / 2;
const GAP = 12;
/** Columns of the table: what is sold, how much, at what price, for how much. */
const NUMBERS = { qty: 62, price: 96, amount: 106 } as const;
const ITEM = WIDTH - NUMBERS.qty - NUMBERS.price - NUMBERS.amount - 3 * GAP;
const QTY_X = MARGIN + ITEM + GAP;
const PRICE_X = QTY_X + NUMBERS.qty + GAP;
const AMOUNT_X = PRICE_X + NUMBERS.price + GAP;
const TOTALS = 250;

/** Draws a proposal as PDF, on as many A4 pages as it needs. Its texts can be selected and searched. */
export function drawProposal(document: ProposalDocument): Buffer {
  registerFonts();
  const pen = withoutLigatures(createCanvas(8, 8).getContext("2d"));
  const head = tableHead(pen, document.columns);
  const pages = paginated(blocksOf(pen, document, head), head);
  const pdf = new PDFDocument({
    title: document.title,
    producer: "Showrunner",
  });
  pages.forEach((page, index) => {
    // The same object as a canvas has; the package's types know less of it.
    const at = withoutLigatures(pdf.beginPage(PAGE.width, PAGE.height) as unknown as Pen);
    for (const { block, y } of page) block.draw(at, y);
    const number = `${index + 1} / ${pages.length}`;
    const line = { colour: MUTED, width: WIDTH - 60 };
    single(at, document.footer, TYPES.small, line).draw(at, PAGE.height - FOOT);
    single(at, number, TYPES.small, { colour: MUTED, align: "right" }).draw(at, PAGE.height - FOOT);
    pdf.endPage();
  });
  return pdf.close();
}

/** Readers of PDFs find no letters in a ligature: "office" would be copied as "o ice". */
function withoutLigatures(pen: Pen): Pen {
  pen.fontVariantLigatures = "none";
  return pen;
}

function blocksOf(pen: Pen, document: ProposalDocument, head: Block): Block[] {
  const { notice, title, parties, rows, totals, remarks, notes, signature } = document;
  return [
    ...(notice === null ? [] : [whole(pen, notice, TYPES.strong, { colour: MUTED }), gap(10)]),
    ...paragraph(pen, title, TYPES.title),
    gap(18),
    partiesBlock(pen, parties),
    gap(22),
    { ...head, isRow: true },
    ...rows.flatMap((row) => rowBlocks(pen, row, head)),
    gap(10),
    ...totalsBlocks(pen, totals),
    gap(14),
    ...remarks.flatMap((one) => paragraph(pen, one, TYPES.small, { colour: MUTED })),
    ...(notes === null ? [] : [gap(18), single(pen, notes.label, TYPES.label, { colour: MUTED }), gap(3)]),
    ...(notes === null ? [] : paragraph(pen, notes.text, TYPES.text)),
    ...(signature === null ? [] : [gap(24), signatureBlock(pen, signature)]),
  ];
}

function partiesBlock(pen: Pen, parties: ProposalDocument["parties"]): Block {
  const width = (WIDTH - GAP) / 2;
  return beside(
    parties.map(({ label, lines }, index) => {
      const place = { x: MARGIN + index * (width + GAP), width };
      return stack([
        single(pen, label, TYPES.label, { ...place, colour: MUTED }),
        gap(3),
        ...lines.map((line, at) => whole(pen, line, at === 0 ? TYPES.strong : TYPES.text, place)),
      ]);
    }),
  );
}

function tableHead(pen: Pen, { item, qty, price, amount }: ProposalDocument["columns"]): Block {
  const cells = numbers(pen, { qty, price, amount }, TYPES.label, MUTED);
  const first = single(pen, item, TYPES.label, { width: ITEM, colour: MUTED });
  return stack([beside([first, ...cells]), gap(5), rule()]);
}

/** A row stays together, unless it's longer than a page. */
function rowBlocks(pen: Pen, row: ProposalRow, head: Block): Block[] {
  const place = { width: ITEM };
  const name = whole(pen, row.name, TYPES.strong, place);
  const details = row.details.flatMap((one) => paragraph(pen, one, TYPES.small, { ...place, colour: MUTED }));
  const cells = numbers(pen, row, TYPES.text);
  const one = stack([gap(7), beside([stack([name, ...details]), ...cells]), gap(7), rule()]);
  const parts =
    one.height <= BOTTOM - MARGIN - head.height
      ? [one]
      : [stack([gap(7), beside([name, ...cells])]), ...details, stack([gap(7), rule()])];
  return parts.map((part) => ({ ...part, isRow: true }));
}

function numbers(
  pen: Pen,
  { qty, price, amount }: Pick<ProposalRow, "qty" | "price" | "amount">,
  type: Type,
  colour?: string,
): Block[] {
  const cell = (text: string, x: number, width: number) =>
    whole(pen, text, type, { x, width, align: "right", ...(colour ? { colour } : {}) });
  return [
    cell(qty, QTY_X, NUMBERS.qty),
    cell(price, PRICE_X, NUMBERS.price),
    cell(amount, AMOUNT_X, NUMBERS.amount),
  ];
}

/** There can be a sum for each of hundreds of tax rates. */
function totalsBlocks(pen: Pen, totals: ProposalDocument["totals"]): Block[] {
  const x = MARGIN + WIDTH - TOTALS;
  return totals.map(({ label, amount, isStrong }) => {
    const type = isStrong ? TYPES.total : TYPES.text;
    return stack([
      gap(isStrong ? 6 : 2),
      beside([
        whole(pen, label, type, { x, width: TOTALS / 2 }),
        whole(pen, amount, type, { x, width: TOTALS, align: "right" }),
      ]),
    ]);
  });
}

function signatureBlock(pen: Pen, { label, name, lines }: NonNullable<ProposalDocument["signature"]>): Block {
  return stack([
    rule(),
    gap(12),
    single(pen, label, TYPES.label, { colour: MUTED }),
    gap(4),
    whole(pen, name, TYPES.name),
    gap(4),
    ...lines.flatMap((one) => paragraph(pen, one, TYPES.small, { colour: MUTED })),
  ]);
}

interface Placed {
  block: Block;
  y: number;
}

/** Places blocks on pages. A table that goes on has its head again. */
function paginated(blocks: readonly Block[], head: Block): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = MARGIN;
  const place = (block: Block) => {
    pages.at(-1)?.push({ block, y });
    y += block.height;
  };
  for (const block of blocks) {
    if (y + block.height > BOTTOM && y > MARGIN) {
      pages.push([]);
      y = MARGIN;
      if (block.isRow) place(head);
    }
    place(block);
  }
  return pages;
}
