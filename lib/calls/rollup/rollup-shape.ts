import type { Evidence, NextStep } from "../analysis-shape";
import type { ChangeKind } from "../vocabulary";
import type { Heard } from "../writing/heard";

/** A line of one of several calls, which are numbered from 1. */
export interface CallEvidence extends Evidence {
  call: number;
}

export interface Reason<Kind extends string = string> {
  kind: Kind;
  text: string;
  evidence: CallEvidence[];
}

export interface Change<Kind extends string = ChangeKind> extends Reason<Kind> {
  /** How much it helps the deal; negative if it harms it. */
  weight: number;
}

export interface RollUp {
  language: string;
  momentum: { direction: "up" | "flat" | "down"; reasons: Reason[] };
  risk: { level: "low" | "medium" | "high"; reasons: Reason[] };
  changes: Reason<ChangeKind>[];
  next_step: (Omit<NextStep, "evidence"> & { evidence: CallEvidence[] }) | null;
  went_quiet: { name: string; last_call: number; evidence: CallEvidence[] }[];
  /** What was looked for and isn't there. */
  not_found: string[];
}

/** A call of several, with its place. */
export interface Placed extends Heard {
  number: number;
  /** The day it took place; null if it isn't known. */
  day: string | null;
}

export const placed = (call: Placed, evidence: readonly Evidence[]): CallEvidence[] =>
  evidence.map((one) => ({ call: call.number, ...one }));
