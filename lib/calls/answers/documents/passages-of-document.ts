import type { LanguageRules } from "../../languages/rules";
import { saidIn } from "../../transcript/said";
import { type Passage, passagesUnder, type Sentence } from "../passages";
import type { Section } from "./section";

/** Cuts a document into passages, each under one heading. */
export function passagesOfDocument(sections: readonly Section[], rules: LanguageRules): Passage[] {
  let at = 0;
  return sections.flatMap(({ heading, blocks }) => {
    const lines = blocks.map((text, index) => ({ line: index + 1, speaker: null, text, start_sec: null }));
    const said = saidIn(lines, rules);
    const sentences = said.map(
      ({ text }): Sentence => ({ at: at++, text, speaker: null, start_sec: null, line: 0 }),
    );
    // The next section isn't close to this one.
    at += 10;
    return passagesUnder(
      heading,
      sentences,
      said.map(({ words }) => words),
    );
  });
}
