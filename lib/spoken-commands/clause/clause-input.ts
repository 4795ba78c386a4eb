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
  /** Words after "a" or "an", which can't be the title of something on this stage: "a story". */
  indefinite: ReadonlySet<string>;
};
