/**
 * Runs in the confined child: prints the number of pages and their text, then writes each page as raw pixels.
 * Its arguments: the longer side in pixels, the maximum number of pages, the first page.
 */
export const PDFIUM_SCRIPT = `
import { readFileSync, writeFileSync } from "node:fs";
import { PDFiumLibrary } from "./pdfium.mjs";
const [side, most, from] = process.argv.slice(2).map(Number);
const library = await PDFiumLibrary.init({ wasmBinary: readFileSync("pdfium.wasm").buffer });
let deck;
try {
  deck = await library.loadDocument(readFileSync("deck.pdf"));
} catch (error) {
  console.log(JSON.stringify({ failure: /password/i.test(String(error?.message)) ? "encrypted" : "damaged" }));
  process.exit(0);
}
const pages = deck.getPageCount();
const texts = [];
if (from === 0 && pages <= most) for (const page of deck.pages()) texts.push(page.getText().slice(0, 20000));
console.log(JSON.stringify({ pages, texts }));
if (from > 0)
  for (let index = from - 1; index < pages; index += 1) {
    const page = deck.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = side / Math.max(originalWidth, originalHeight, 1);
    const size = (length) => Math.max(1, Math.round(length * scale));
    const { data, width, height } = await page.render({
      width: size(originalWidth),
      height: size(originalHeight),
      render: "bitmap",
    });
    writeFileSync(\`page-\${index + 1}-\${width}x\${height}.raw\`, data);
  }
process.exit(0);
`;
