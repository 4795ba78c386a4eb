import type { StagePerson } from "@/lib/stage/state";
import type { ThingIndex } from "../things/things";
import type { Lexicon } from "../words/lexicon";

export type ClauseInput = {
  words: readonly string[];
  quotes: readonly string[];
  people: readonly StagePerson[];
  speaker: StagePerson | null;
  things: readonly ThingIndex[];
  lexicon: Lexicon;
  /** What was said with "a" or "an", and so is no title of something here: "a story". */
  indefinite: ReadonlySet<string>;
};
