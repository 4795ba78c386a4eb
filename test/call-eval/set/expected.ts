import type { CallInput, Element, Side } from "../shape";

export const STYLES = ["clean", "asr", "no-labels", "german", "hostile"] as const;
export type Style = (typeof STYLES)[number];

export const FACTS = [
  "next",
  "number",
  "objection",
  "question",
  "competitor",
  "date",
  "meddicc",
  "risk",
] as const;
export type Fact = (typeof FACTS)[number];

/** Values an analysis may give; null where none may be given, `*` where any will do. */
export type Allowed = readonly (string | null)[];

interface Item {
  lines: readonly number[];
  /** May be found or not. */
  optional: boolean;
}

export interface ExpectedStep extends Item {
  /** The first is the best answer. */
  owner: Allowed;
  due: Allowed;
  agreed: boolean | null;
}
export interface ExpectedNumber extends Item {
  kind: Allowed;
  amount: Allowed;
  currency: Allowed;
}
export interface ExpectedObjection extends Item {
  kind: Allowed;
  resolved: boolean | null;
}
export interface ExpectedQuestion extends Item {
  answered: boolean | null;
}
export interface ExpectedCompetitor extends Item {
  /** As it's written, and as it may have been misheard. */
  names: readonly string[];
}
export interface ExpectedDate extends Item {
  date: Allowed;
}
export interface ExpectedElement extends Item {
  element: Element;
  state: Allowed;
}
export interface ExpectedRisk extends Item {
  kind: string | null;
}
export interface ExpectedTopic {
  words: readonly string[];
  from: number;
  to: number;
  optional: boolean;
}
export interface Trap {
  fact: Fact;
  lines: readonly number[];
  why: string;
}

export interface Expected {
  next_steps: ExpectedStep[];
  numbers: ExpectedNumber[];
  objections: ExpectedObjection[];
  questions: ExpectedQuestion[];
  competitors: ExpectedCompetitor[];
  dates: ExpectedDate[];
  qualification: ExpectedElement[];
  risks: ExpectedRisk[];
  topics: ExpectedTopic[];
  sides: Record<string, Side>;
  traps: Trap[];
  /** Without speaker labels there are neither owners nor a talk ratio. */
  labels: boolean;
}

export interface Line {
  line: number;
  speaker: string | null;
  text: string;
  start_sec: number | null;
}

export interface Ask {
  question: string;
  /** null where the call has no answer. */
  lines: readonly number[] | null;
}

export interface EvalCall {
  /** Style and file name. */
  id: string;
  style: Style;
  heldBack: boolean;
  call: CallInput;
  lines: readonly Line[];
  expected: Expected;
  asks: readonly Ask[];
}
