import { describe, expect, it } from "vitest";
import type { NextStep } from "../analysis-shape";
import { contextOf } from "../by-rules/context";
import { joinedSteps } from "./join";

const context = contextOf({
  transcript: "Ann: I'll send you the signed contract by Friday.\nBob: We'll send you the signed contract.",
  language: "en",
});

const step = (speaker: string | null, line: number, more: Partial<NextStep> = {}): NextStep => ({
  ...{ what: "send the signed contract", owner: null, due: null, agreed: true },
  evidence: [{ line, speaker, start_sec: null, quote: `Line ${line}` }],
  ...more,
});
const ann = { owner: "Ann", due: "2026-06-05" };
const joined = (byRules: NextStep, checked: NextStep) =>
  joinedSteps([byRules], [checked], context).map(({ owner, due }) => [owner, due]);

describe("steps of rules and a model that are alike", () => {
  it("stay two if other people say them and one has no owner", () => {
    expect(joined(step("Bob", 1), step("Ann", 20, ann))).toEqual([
      [null, null],
      ["Ann", "2026-06-05"],
    ]);
    expect(joined(step("Ann", 1, ann), step("Bob", 20))).toEqual([
      ["Ann", "2026-06-05"],
      [null, null],
    ]);
  });

  it("are one if one person says both", () => {
    expect(joined(step("Ann", 1), step("Ann", 20, ann))).toEqual([["Ann", "2026-06-05"]]);
    expect(joined(step(null, 1), step(null, 20, { due: "2026-06-05" }))).toEqual([[null, "2026-06-05"]]);
  });

  it("take an owner and a day only from the same person or the same line", () => {
    expect(joined(step("Bob", 1), step("Ann", 2, ann))).toEqual([[null, null]]);
    const evidence = [...step("Bob", 1).evidence, ...step("Ann", 2).evidence];
    expect(joined(step("Bob", 1), step("Ann", 2, { ...ann, evidence }))).toEqual([["Ann", "2026-06-05"]]);
  });
});
