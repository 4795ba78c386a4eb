import { LENGTHS } from "../lengths";
import type { Kind } from "./kind";

const { parts: QUOTES, quote: LONGEST } = LENGTHS.quotes;

/** Sentences that stand alone, from all of the show. */
export const quotes: Kind = (teller) => {
  const said = teller.acrossTheShow(QUOTES.most, LONGEST);
  if (said.length < QUOTES.least) return "too_little_said";
  return { title: teller.show.title, blocks: said.map((one) => teller.quote([one])) };
};
