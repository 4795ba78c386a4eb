import { PDFiumLibrary } from "@hyzyla/pdfium";
import { beforeAll, describe, expect, it } from "vitest";
import { drawProposal } from "./draw-proposal";
import type { ProposalDocument, ProposalRow } from "./proposal-document";

let pdfium: PDFiumLibrary;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});

const row = (name: string, details: string[] = []): ProposalRow => ({
  ...{ name, details, qty: "3", price: "$19.99", amount: "$59.97" },
});

const document = (more: Partial<ProposalDocument> = {}): ProposalDocument => ({
  ...{ notice: null, title: "Yearly plan", remarks: ["Valid until 4 December 2026."] },
  parties: [
    { label: "From", lines: ["Lima Audio"] },
    { label: "For", lines: ["Dana Reyes", "Northwind"] },
  ],
  columns: { item: "Item", qty: "Qty", price: "Price", amount: "Amount" },
  rows: [row("Seat")],
  totals: [{ label: "Total", amount: "$59.97", isStrong: true }],
  ...{ notes: null, signature: null, footer: "Lima Audio" },
  ...more,
});

/** The text of each page without white space, which readers guess from distances. */
async function textsOf(bytes: Buffer): Promise<string[]> {
  const opened = await pdfium.loadDocument(bytes);
  const texts = [...opened.pages()].map((page) => page.getText().replace(/\s/g, ""));
  opened.destroy();
  return texts;
}

describe("a proposal's PDF", () => {
  it("has every text, to select and to search", async () => {
    const signature = { label: "Signed", name: "Dana Reyes", lines: ["I accept.", "4 December 2026"] };
    const drawn = drawProposal(
      document({
        notice: "Test",
        rows: [row("Seat"), row("five office flats", ["Five fine files"])],
        notes: { label: "Notes", text: "First.\n\nSecond." },
        signature,
      }),
    );
    expect(drawn.subarray(0, 5).toString()).toBe("%PDF-");
    const [page = "", ...others] = await textsOf(drawn);
    expect(others).toEqual([]);
    for (const text of [
      ...["five office flats", "Five fine files"],
      ...["Test", "Yearly plan", "Lima Audio", "Northwind", "Seat", "$19.99", "$59.97", "Total"],
      ...["Valid until 4 December 2026.", "Notes", "First.", "Second.", "Signed", "I accept.", "1 / 1"],
    ])
      expect(page).toContain(text.replaceAll(" ", ""));
  });

  it("goes on on further pages, with the table's head on each", async () => {
    const rows = Array.from({ length: 500 }, (_, index) => row(`Item ${index};`, ["A description"]));
    const texts = await textsOf(drawProposal(document({ rows })));
    expect(texts.length).toBeGreaterThan(15);
    const listing = texts.filter((text) => /Item\d/.test(text));
    for (const text of listing) expect(text).toContain("Qty");
    const found = texts.join("\n").match(/Item\d+;/g);
    expect(found).toEqual(rows.map(({ name }) => name.replace(" ", "")));
    expect(texts.at(-1)).toContain(`${texts.length}/${texts.length}`);
  });

  it("leaves nothing out of a row that is longer than a page, or of sums that are", async () => {
    const lines = Array.from({ length: 200 }, (_, at) => `part${at};`);
    const rates = Array.from({ length: 200 }, (_, at) => ({ label: `Rate ${at};`, amount: `$${at}.00` }));
    const drawn = drawProposal(
      document({ rows: [row("Kit", [lines.join("\n")]), row("Seat")], totals: rates }),
    );
    const texts = await textsOf(drawn);
    expect(texts.join("").match(/part\d+;/g)).toEqual(lines);
    expect(texts.join("").match(/Rate\d+;/g)).toHaveLength(200);
    const onPage = texts.map((text) => text.match(/(?:part|Rate)\d+;/g)?.length ?? 0);
    expect(Math.max(...onPage)).toBeLessThan(70);
  });

  it("takes text as it comes: markup, long words, other scripts", async () => {
    const rows = [
      row("<script>alert(1)</script>", ["W".repeat(1_000)]),
      row("مقعد واحد", ["שלום עולם"]),
      row("座席 👩‍🚀", ["x".repeat(1_000)]),
    ];
    const drawn = drawProposal(document({ rows, title: "M".repeat(200) }));
    const text = (await textsOf(drawn)).join("\n");
    expect(text).toContain("<script>alert(1)</script>");
    expect(text.match(/W/g)?.length).toBe(1_000);
    expect(text).toMatch(/\p{Script=Arabic}/u);
  });
});
