import type { Layout, SegmentType } from "@/lib/stage/vocabulary";
import type { Clause } from "../clause/clause";
import type { Concept } from "../words/lexicon";

export const LAYOUT_WORDS: [Concept, Layout][] = [
  ["LAYOUT_DUO", "duo"],
  ["LAYOUT_PRESENT", "present"],
  ["LAYOUT_SOLO", "solo"],
  ["LAYOUT_GRID", "grid"],
];

const TYPE_WORDS: [Concept, SegmentType][] = [
  ["TYPE_INTRO", "intro"],
  ["TYPE_TALK", "talk"],
  ["TYPE_INTERVIEW", "interview"],
  ["TYPE_PANEL", "panel"],
  ["TYPE_DEMO", "demo"],
  ["TYPE_QA", "qa"],
  ["TYPE_HOT_TAKE", "hot_take"],
  ["TYPE_BREAK", "break"],
  ["TYPE_OUTRO", "outro"],
  ["POLL", "poll"],
  ["QUOTE", "quote"],
  ["VIDEO", "video"],
];
export const TYPES = TYPE_WORDS.map(([concept]) => concept);

export const typeIn = ({ concepts }: Clause): SegmentType | undefined =>
  TYPE_WORDS.find(([concept]) => concepts.has(concept))?.[1];
export const layoutIn = ({ concepts }: Clause): Layout | undefined =>
  LAYOUT_WORDS.find(([concept]) => concepts.has(concept))?.[1];
