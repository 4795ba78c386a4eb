import { type Section, Sections } from "./section";

/** Paragraphs end at empty rows. */
export function sectionsOfText(text: string): Section[] {
  const sections = new Sections();
  for (const paragraph of text.split(/\n\s*\n/u)) sections.block(paragraph);
  return sections.end();
}

/** The text of a PDF, with a section for each page. */
export function sectionsOfPages(pages: readonly string[]): Section[] {
  const sections = new Sections();
  for (const [index, page] of pages.entries()) {
    sections.heading(1, `Page ${index + 1}`);
    for (const paragraph of page.split(/\n\s*\n/u)) sections.block(paragraph);
  }
  return sections.end();
}
