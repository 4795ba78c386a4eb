import { expect, it } from "vitest";
import type { Objection, Risk } from "../analysis-shape";
import { contextOf } from "../by-rules/context";
import { chunksOf } from "./chunks";
import { Classified } from "./classify";
import { rereadRisks } from "./reread-risks";

const context = contextOf({
  transcript: "Ann: That's above my budget.\nAnn: Our landlord may sell.\nBob: We sell it too.\nAnn: Fine.",
  participants: [
    { name: "Ann", side: "customer" },
    { name: "Bob", side: "ours" },
  ],
});
const at = (line: number) => [{ line, speaker: "Ann", start_sec: null, quote: "…" }];
const objection = (line: number, resolved: boolean): Objection => ({
  ...{ kind: "price", text: "…", answer: null, resolved, evidence: at(line) },
});
const risk = (line: number): Risk => ({ kind: "timing", reason: "…", evidence: at(line) });
const classified = (scores: number[]) =>
  new Classified(
    chunksOf(context.said),
    scores.map((score) => new Map([["risk", score]])),
  );
const found = (scores: number[], ruled: Risk[], objections: Objection[]) =>
  rereadRisks(context, { ruled, objections }, classified(scores)).map(({ kind, reason, evidence }) => [
    evidence[0]?.line,
    kind,
    reason,
  ]);

it("lists open objections that are likely risks, and other likely sentences of the customer", () => {
  expect(found([0.3, 0, 0, 0], [], [objection(1, false)])).toEqual([
    [1, "budget", context.texts.risk.objection],
  ]);
  expect(found([0.3, 0, 0, 0], [], [objection(1, true)])).toEqual([]);
  expect(found([0.1, 0, 0, 0], [], [objection(1, false)])).toEqual([]);
  expect(found([0, 0.9, 0, 0], [], [])).toEqual([[2, "other", context.texts.risk.other]]);
  expect(found([0, 0, 0.9, 0], [], [])).toEqual([]);
});

it("keeps the rules' risks, once for each place, without unlikely ones", () => {
  expect(found([0, 0.9, 0, 0], [risk(2)], [])).toEqual([[2, "timing", "…"]]);
  expect(found([0, 0, 0, 0], [risk(4)], [])).toEqual([]);
});
