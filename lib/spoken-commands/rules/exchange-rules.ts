import type { Clause } from "../clause/clause";
import type { Concept } from "../words/lexicon";
import type { ActInput, Rule } from "./rule";

/** Content that replaces each other on stage, with the command that shows it. */
const SHOWN: Partial<Record<Concept, ActInput>> = {
  DECK: { action: "show_deck" },
  WHITEBOARD: { action: "show_whiteboard" },
  VIDEO: { action: "show_video" },
};
const CONTENT = Object.keys(SHOWN) as Concept[];

/** "Swap the slides for the whiteboard": the last one is shown, and replaces the other automatically. */
function lastSaid({ concepts }: Clause): ActInput[] | null {
  const said = [...concepts].filter((concept) => CONTENT.includes(concept));
  const act = said.length === 2 ? SHOWN[said[1] ?? "DECK"] : undefined;
  return act ? [act] : null;
}

/** Replaces one content by another. */
export const exchangeRules: Rule[] = [
  { example: "show the whiteboard", need: [["SWAP"], CONTENT], make: lastSaid },
];
