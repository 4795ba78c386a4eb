import { fittedStatements, LENGTHS } from "../lengths";
import type { Teller } from "../teller";
import type { Block } from "../written";
import type { Kind } from "./kind";

const { parts, quote } = LENGTHS.summary;

/** Who was there, what it was about, and what was said that matters most. */
export const summary: Kind = (teller) => {
  const facts = aboutFacts(teller);
  const blocks = fittedStatements("summary", statementsOf(teller), (said) => [...facts, ...said]);
  return blocks ? { title: teller.show.title, blocks } : "too_little_said";
};

/** What the show says of itself. */
export const aboutFacts = (teller: Teller): Block[] =>
  [teller.whoWasThere(), teller.whatItWasAbout()].flatMap((fact) => fact ?? []);

/** What was said that matters most. */
export const statementsOf = (teller: Teller): Block[] =>
  teller.acrossTheShow(parts.most, quote).map((one) => teller.quote([one]));
