import type { Kind } from "./kind";

const QUOTES = { least: 3, most: 8 };
/** In characters: a quote fits on a card. */
const LONGEST = 240;

/** Sentences that stand alone, from all of the show. */
export const quotes: Kind = (teller) => {
  const said = teller.acrossTheShow(QUOTES.most, LONGEST);
  if (said.length < QUOTES.least) return "too_little_said";
  return { title: teller.show.title, blocks: said.map((one) => teller.quote([one])) };
};
