import { nameKey } from "@/lib/modules/people/guests";
import type { SlideRef } from "@/lib/stage";
import type { TableAround } from "../table-around";
import { WrongCell } from "./wrong-cell";

/** File names are shorter. */
const LONGEST = 300;
const PAGE = /^(.*?)[\s,;:#(]*(?:\b(?:pages?|p|slides?|seite|s|folie)\b\.?)?\s*(\d{1,4})\)?$/i;

export function slideCell(slide: SlideRef | null, { decks }: TableAround): string {
  if (!slide) return "";
  const deck = decks.find(({ id }) => id === slide.presentation_id);
  const isAlone = deck && decks.filter(({ name }) => nameKey(name) === nameKey(deck.name)).length === 1;
  return `${isAlone ? deck.name : slide.presentation_id}, ${slide.page}`;
}

/**
 * Parses a presentation's name or ID, and a page. If the show has only one presentation, the page is enough.
 */
export function slideIn(cell: string, { decks }: TableAround): SlideRef | null {
  const text = cell.trim();
  if (text === "") return null;
  const [, name = "", page] = (text.length <= LONGEST && PAGE.exec(text)) || [];
  if (page === undefined)
    throw new WrongCell(`“${text.slice(0, 80)}” has no page number. Write it like “Slides, 3”.`);
  const named = decks.filter((deck) => deck.id === name || nameKey(deck.name) === nameKey(name));
  const [deck, ...others] = name === "" ? decks : named;
  if (!deck || others.length > 0)
    throw new WrongCell(
      deck
        ? "The show has several presentations with this name. Use an id instead."
        : `The show has no presentation named “${name.slice(0, 80)}”.`,
    );
  if (Number(page) < 1 || Number(page) > deck.pages)
    throw new WrongCell(`The presentation has ${deck.pages} pages, so page ${page} doesn't exist.`);
  return { presentation_id: deck.id, page: Number(page) };
}
