import { DECK_LIMITS, DeckError, type SlideWords } from "./port";
import type { PptxEntries } from "./pptx-entries";
import { readPart } from "./read-part";
import { readRelations, targetOf } from "./relations";
import { readSlideWords } from "./slide-words";

const MAIN = /presentationml\.(presentation|slideshow)\.main\+xml$/;
const WITH_MACROS = /macroEnabled/i;

/**
 * Reads the text of a package's slides, in order and without hidden ones.
 * @throws DeckError if it isn't a presentation, has macros, or too many slides
 */
export async function readPptx(entries: PptxEntries): Promise<SlideWords[]> {
  await requireDeck(entries);
  const main = (await readRelations(entries, "")).find(
    ({ kind, isExternal }) => kind === "officeDocument" && !isExternal,
  );
  const part = targetOf("", main?.target ?? "ppt/presentation.xml");
  if (!entries.all.has(part)) throw new DeckError("not_a_deck");
  const slides = await slidesOf(entries, part);
  if (slides.length > DECK_LIMITS.pages) throw new DeckError("too_many_pages");
  const words: SlideWords[] = [];
  for (const slide of slides) {
    const found = await readSlideWords(entries, slide);
    if (found) words.push(found);
  }
  if (words.length === 0) throw new DeckError("no_pages");
  return words;
}

async function requireDeck(entries: PptxEntries): Promise<void> {
  if (!entries.all.has("[Content_Types].xml")) throw new DeckError("not_a_deck");
  const types: string[] = [];
  await readPart(entries, "[Content_Types].xml", {
    open: (_name, { ContentType }) => void (ContentType && types.push(ContentType)),
  });
  if (types.some((type) => WITH_MACROS.test(type))) throw new DeckError("macros");
  if (!types.some((type) => MAIN.test(type))) throw new DeckError("not_a_deck");
}

async function slidesOf(entries: PptxEntries, part: string): Promise<string[]> {
  const ids: string[] = [];
  await readPart(entries, part, {
    open: (name, attributes) => {
      if (name !== "sldId") return;
      // It also has a number of its own, under the unprefixed name.
      const [, id = ""] = Object.entries(attributes).find(([key]) => key.endsWith(":id")) ?? [];
      ids.push(id);
    },
  });
  const relations = new Map((await readRelations(entries, part)).map((one) => [one.id, one]));
  return ids.map((id) => {
    const relation = relations.get(id);
    const slide = relation && !relation.isExternal && targetOf(part, relation.target);
    if (!slide || !entries.all.has(slide)) throw new DeckError("damaged");
    return slide;
  });
}
