import { QUALIFICATION } from "../analysis-shape";

/** What a sentence is judged by itself. */
export const FIRST_HEADS = [
  "ours",
  "accept",
  "q:identified_pain",
  "q:metrics",
  "q:economic_buyer",
  "q:decision_criteria",
  "q:decision_process",
  "q:paper_process",
  "q:competition",
  "q:objection",
] as const;

export const KINDS = ["price", "timing", "authority", "need", "trust", "competition", "feature", "legal", "other"] as const;

/** What it's judged together with what was said before. */
export const SECOND_HEADS = [
  "objection",
  "risk",
  ...QUALIFICATION.map((element) => `m:${element}` as const),
  ...KINDS.map((kind) => `o:${kind}` as const),
] as const;

export type FirstHead = (typeof FIRST_HEADS)[number];
export type SecondHead = (typeof SECOND_HEADS)[number];
export type Head = FirstHead | SecondHead;
