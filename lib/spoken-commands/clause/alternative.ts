import type { StagePerson } from "@/lib/stage/state";
import type { Named } from "../things/things";
import type { Concept } from "../words/lexicon";

/** A piece of a clause: a few words that belong together. */
export type Piece =
  | { kind: "concept"; concept: Concept; exact: boolean }
  | { kind: "number"; value: number; ordinal: boolean }
  | { kind: "people"; people: StagePerson[]; exact: boolean; all?: true }
  | { kind: "things"; named: Named[]; exact: boolean }
  | { kind: "quote"; text: string }
  | { kind: "filler" }
  /** A word that only says which one is meant: "the team size poll". */
  | { kind: "description" }
  | { kind: "unknown"; word: string };

/** A possible meaning of the next words. The lower the cost, the likelier. */
export type Alternative = { piece: Piece; length: number; cost: number };
