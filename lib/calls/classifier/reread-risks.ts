import type { Objection, ObjectionKind, Risk } from "../analysis-shape";
import type { CallContext } from "../by-rules/context";
import { isNoObjection } from "../facts/objections";
import { INSTRUCTION } from "../transcript/instruction";
import { evidenceOf } from "../transcript/said";
import { type Classified, sentenceFor } from "./classify";

/** From here on it's one; chosen by learning from four fifths of the training calls and judging the last. */
const RISK = 0.5;
/** Of an objection that stays open. */
const OPEN_OBJECTION = 0.25;
/** Below this, rules are wrong more often than right. */
const DOUBTFUL_RISK = 0.02;
const NEAR = 1;

/** Kinds of risks that are kinds of objections too. */
const KINDS: Readonly<Partial<Record<ObjectionKind, string>>> = {
  price: "budget",
  timing: "timing",
  authority: "authority",
  competition: "competition",
  trust: "trust",
  legal: "legal",
};

interface Found {
  ruled: readonly Risk[];
  objections: readonly Objection[];
}

/** Keeps the rules' likely risks, and adds open objections and other sentences that are likely ones. */
export function rereadRisks(
  { rules, texts }: CallContext,
  { ruled, objections }: Found,
  classified: Classified,
): Risk[] {
  const all = ruled.filter(({ evidence }) => classified.standsOn(evidence, "risk", DOUBTFUL_RISK));
  const isKnown = (line: number): boolean =>
    all.some(({ evidence }) => evidence.some((one) => Math.abs(one.line - line) <= NEAR));
  const add = (risk: Risk): void => {
    if (!risk.evidence.some(({ line }) => isKnown(line))) all.push(risk);
  };
  for (const { kind, resolved, evidence } of objections)
    if (!resolved && classified.standsOn(evidence, "risk", OPEN_OBJECTION))
      add({ kind: KINDS[kind] ?? "other", reason: texts.risk.objection, evidence: evidence.slice(0, 1) });
  for (const { chunk } of classified.likely("risk", RISK)) {
    const one = sentenceFor(chunk, "risk");
    if (INSTRUCTION.test(one.low) || isNoObjection(one, rules)) continue;
    add({ kind: "other", reason: texts.risk.other, evidence: [evidenceOf(one)] });
  }
  return all.toSorted((a, b) => (a.evidence[0]?.line ?? 0) - (b.evidence[0]?.line ?? 0));
}
