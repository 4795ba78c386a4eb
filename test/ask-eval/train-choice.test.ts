import { expect, it } from "vitest";
import { strengthOf } from "@/lib/calls/answers/support";
import { type Choice, trainChoice } from "./train-choice";

const right = { signs: { near: 1, "same kind": 1 }, isRight: true };
const wrong = { signs: { near: 1, "about another": 1 }, isRight: false };
const choices: Choice[] = Array.from({ length: 20 }, (_, at) => ({
  options: at % 2 === 0 ? [right, wrong] : [wrong],
}));

it("learns which option answers, and when none does", () => {
  const weights = trainChoice(choices);
  expect(strengthOf(right.signs, weights)).toBeGreaterThan(1);
  expect(strengthOf(wrong.signs, weights)).toBeLessThan(-1);
  expect(weights["about another"]).toBeLessThan(0);
});

it("gives the same weights for the same choices", () => {
  expect(trainChoice(choices)).toEqual(trainChoice(choices));
});
