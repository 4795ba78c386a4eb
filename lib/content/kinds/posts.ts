import { basisOf, type Told } from "../passages";
import type { Teller } from "../teller";
import type { Block } from "../written";
import { xLength } from "../x-length";
import type { Kind } from "./kind";

const STATEMENTS = { least: 3, most: 4 };
/** In characters. */
const LONGEST = { takeaway: 220, x: 280, url: 23 };

/** One quote that makes people stop, what else was said, and where the replay is. */
export const linkedinPost: Kind = (teller) => {
  const said = teller.acrossTheShow(STATEMENTS.most, LONGEST.takeaway);
  if (said.length < STATEMENTS.least) return "too_little_said";
  const best = said.reduce((one, other) => (other.weight > one.weight ? other : one));
  const others = said.filter((one) => one !== best);
  const facts = [teller.whoWasThere()].flatMap((fact) => fact ?? []);
  const blocks = [
    teller.quote([best]),
    ...facts,
    ...others.map((one) => teller.quote([one])),
    ...teller.replay(),
  ];
  return { title: teller.show.title, blocks };
};

/** One quote in at most 280 characters, as X counts them. */
export const xPost: Kind = (teller) => {
  const { replayUrl, title } = teller.show;
  const room = LONGEST.x - (replayUrl === null ? 0 : LONGEST.url + 2);
  for (const told of teller.said.statements()) {
    const block = shortQuote(teller, told);
    if (xLength(block.text) > room) continue;
    const address: Block[] = replayUrl === null ? [] : [{ kind: "fact", text: replayUrl }];
    return { title, blocks: [block, ...address] };
  }
  return "too_little_said";
};

function shortQuote({ words }: Teller, told: Told): Block {
  const text = `${words.quoted(told.text)}\n${told.speaker ?? words.someone}`;
  return { kind: "said", text, basis: [basisOf(told)] };
}
