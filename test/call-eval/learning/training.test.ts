import { describe, expect, it } from "vitest";
import { LABELS } from "@/lib/calls/classifier/labels";
import { readWeights } from "@/lib/calls/facts/learned/linear";
import { readTraining } from "../set/read-set";
import { examplesOf } from "./examples";
import { labelsOfLines } from "./labels";
import { storedWeights } from "./store-weights";
import { topicExamplesOf } from "./topic-examples";
import { type Example, trainLinear } from "./train-linear";

const some = readTraining().slice(0, 3);

const toy: Example[] = Array.from({ length: 40 }, (_, at) => ({
  features: new Map([
    [1, 1],
    [at % 2 === 0 ? 2 : 3, 1],
  ]),
  labels: [at % 2 === 0 ? 1 : 0, at % 4 === 0 ? null : 0],
}));

describe("learning from the training calls", () => {
  it("gives the same weights for the same calls", () => {
    const learn = () => storedWeights(trainLinear(some.flatMap(examplesOf), LABELS.length), LABELS);
    expect(learn()).toEqual(learn());
  });

  it("learns what tells a label, and nothing from lines where either is right", () => {
    const { features, weights } = trainLinear(toy, 2);
    expect(features).toEqual([1, 2, 3]);
    const of = (feature: number, label: number): number =>
      weights[features.indexOf(feature) * 2 + label] ?? 0;
    expect(of(2, 0)).toBeGreaterThan(1);
    expect(of(3, 0)).toBeLessThan(-1);
    const { values, scales } = readWeights(storedWeights({ features, weights }, ["objection", "question"]));
    expect((values[2] ?? 0) * (scales[0] ?? 0)).toBeCloseTo(of(2, 0), 1);
  });

  it("marks each line of an expected objection, and leaves optional ones open", () => {
    for (const call of some) {
      const labels = labelsOfLines(call);
      const at = LABELS.indexOf("objection");
      for (const { lines, optional } of call.expected.objections)
        for (const line of lines) expect([1, ...(optional ? [null] : [])]).toContain(labels.get(line)?.[at]);
      const noted = new Set(call.expected.objections.flatMap(({ lines }) => lines));
      for (const { line } of call.lines) if (!noted.has(line)) expect(labels.get(line)?.[at]).toBe(0);
    }
  });

  it("marks where topics begin and the words that name them", () => {
    for (const call of some) {
      const examples = topicExamplesOf(call);
      const count = (label: number, of: 0 | 1): number =>
        examples.filter(({ labels }) => labels[label] === of).length;
      expect(count(0, 1)).toBe(new Set(call.expected.topics.map(({ from }) => from)).size);
      expect(count(0, 0)).toBeGreaterThan(count(0, 1));
      expect(count(1, 1)).toBeGreaterThan(0);
      expect(count(1, 0)).toBeGreaterThan(count(1, 1));
    }
  });
});
