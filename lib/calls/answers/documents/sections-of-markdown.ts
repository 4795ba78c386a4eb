import { type Section, Sections } from "./section";

const HEADING = /^ {0,3}(#{1,6})\s+(.*)$/u;
const UNDERLINE = /^ {0,3}(=+|-{2,})\s*$/u;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/u;
const FENCE = /^\s*(?:`{3,}|~{3,})/u;
const RULER = /^[\s|:+-]*$/u;

/**
 * Reads Markdown row by row: only headings, paragraphs, items and rows of tables matter, and what is quoted later stays as it was written.
 * Takes time in proportion to the text, whatever it is.
 */
export function sectionsOfMarkdown(text: string): Section[] {
  const sections = new Sections();
  let paragraph: string[] = [];
  let isCode = false;
  const flush = (): void => {
    sections.block(paragraph.join(" "));
    paragraph = [];
  };
  for (const row of text.split("\n")) {
    if (FENCE.test(row)) {
      flush();
      isCode = !isCode;
      continue;
    }
    const heading = isCode ? null : HEADING.exec(row.slice(0, 1_000));
    const under = isCode || paragraph.length !== 1 ? null : UNDERLINE.exec(row.slice(0, 1_000));
    if (heading) {
      flush();
      sections.heading(heading[1]?.length ?? 1, plain(withoutEnd(heading[2] ?? "")));
    } else if (under) {
      sections.heading(under[1]?.startsWith("=") ? 1 : 2, plain(paragraph[0] ?? ""));
      paragraph = [];
    } else if (row.trim() === "" || RULER.test(row.slice(0, 2_000))) flush();
    else if (row.trim().startsWith("|")) {
      flush();
      sections.block(cells(row));
    } else if (ITEM.test(row.slice(0, 200))) {
      flush();
      paragraph.push(row.replace(ITEM, ""));
    } else paragraph.push(row.replace(/^\s*>\s?/u, ""));
  }
  flush();
  return sections.end();
}

/** A heading without the number signs that may close it. A pattern would try each row of them from every place. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === "#") end -= 1;
  return text.slice(0, end).trimEnd();
}

const plain = (text: string): string => text.replace(/[*_`]+/gu, "");

const cells = (row: string): string =>
  row
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" | ");
