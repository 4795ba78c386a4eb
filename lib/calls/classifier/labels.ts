import { type Element, OBJECTION_KINDS, type ObjectionKind, QUALIFICATION } from "../analysis-shape";

/** What a chunk of a call may be. */
export type Label =
  | "objection"
  | "question"
  | "step"
  | "competitor"
  | "risk"
  | Exclude<Element, "paper_process">
  | `objection ${ObjectionKind}`;

export const LABELS: readonly Label[] = [
  ...(["objection", "question", "step", "competitor", "risk"] as const),
  ...QUALIFICATION.filter((element) => element !== "paper_process"),
  ...OBJECTION_KINDS.map((kind) => `objection ${kind}` as const),
];
