import { fittedStatements, isTooLong, LENGTHS } from "../lengths";
import { basisOf, type Told } from "../passages";
import type { Teller } from "../teller";
import type { Block } from "../written";
import type { Kind } from "./kind";

const { parts: STATEMENTS, quote: TAKEAWAY } = LENGTHS.linkedin_post;

/** One quote that makes people stop, what else was said, and where the replay is. */
export const linkedinPost: Kind = (teller) => {
  const said = teller.acrossTheShow(STATEMENTS.most, TAKEAWAY);
  if (said.length < STATEMENTS.least) return "too_little_said";
  const best = said.reduce((one, other) => (other.weight > one.weight ? other : one));
  const others = said.filter((one) => one !== best);
  const facts = [teller.whoWasThere()].flatMap((fact) => fact ?? []);
  const statements = [best, ...others].map((one) => teller.quote([one]));
  const blocks = fittedStatements("linkedin_post", statements, (quotes) => [
    ...quotes.slice(0, 1),
    ...facts,
    ...quotes.slice(1),
    ...teller.replay(),
  ]);
  return blocks ? { title: teller.show.title, blocks } : "too_little_said";
};

/** One quote in at most 280 characters, as X counts them. */
export const xPost: Kind = (teller) => {
  const { replayUrl, title } = teller.show;
  const address: Block[] = replayUrl === null ? [] : [{ kind: "fact", text: replayUrl }];
  for (const told of teller.said.statements()) {
    const blocks = [shortQuote(teller, told), ...address];
    if (!isTooLong("x_post", blocks)) return { title, blocks };
  }
  return "too_little_said";
};

function shortQuote({ words }: Teller, told: Told): Block {
  const text = `${words.quoted(told.text)}\n${told.speaker ?? words.someone}`;
  return { kind: "said", text, basis: [basisOf(told)] };
}
