import type { Kind } from "./kind";

const STATEMENTS = { least: 3, most: 5 };
/** Of one statement, in characters. */
const LONGEST = 260;

/** Who was there, what it was about, and what was said that matters most. */
export const summary: Kind = (teller) => {
  const said = teller.acrossTheShow(STATEMENTS.most, LONGEST);
  if (said.length < STATEMENTS.least) return "too_little_said";
  const facts = [teller.whoWasThere(), teller.whatItWasAbout()].flatMap((fact) => fact ?? []);
  return { title: teller.show.title, blocks: [...facts, ...said.map((one) => teller.quote([one]))] };
};
