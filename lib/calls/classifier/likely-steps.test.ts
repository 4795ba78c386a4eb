import { expect, it } from "vitest";
import { contextOf } from "../by-rules/context";
import { chunksOf } from "./chunks";
import { Classified } from "./classify";
import { likelySteps } from "./likely-steps";

const found = (lines: string[], score = 0.9) => {
  const context = contextOf({
    transcript: lines.map((text, at) => `${at % 2 === 0 ? "Ann" : "Bob"}: ${text}`).join("\n"),
    started_at: "2026-05-04T10:00:00Z",
    timezone: "Europe/London",
    language: "en",
  });
  const chunks = chunksOf(context.said);
  const likely = new Classified(
    chunks,
    chunks.map(() => new Map([["step", score] as const])),
  );
  return likelySteps(context, [], likely).map(({ what, owner, due, agreed }) => [what, owner, due, agreed]);
};

it("takes a promise in any words, by whoever makes it", () => {
  expect(found(["I'll put it under his nose on Friday."])).toEqual([
    ["put it under his nose on Friday", "Ann", "2026-05-08", true],
  ]);
  expect(found(["Fine.", "You'll hear from me by Friday."])).toEqual([
    ["You'll hear from me by Friday", "Bob", "2026-05-08", true],
  ]);
});

it("takes a day that answers a question as a meeting of both", () => {
  expect(found(["Could I come on Wednesday?", "Wednesday's fine."])).toEqual([
    ["come on Wednesday", null, "2026-05-06", true],
  ]);
  expect(found(["Could I come on Wednesday?", "No, Wednesday is full."])).toEqual([]);
});

it("leaves what is unlikely, conditional, a joke or no promise", () => {
  expect(found(["I'll put it under his nose on Friday."], 0.3)).toEqual([]);
  expect(found(["If you sign today I'll put it under his nose."])).toEqual([]);
  expect(found(["I'll put it under his nose, haha."])).toEqual([]);
  expect(found(["I'll be honest with you about that."])).toEqual([]);
});
