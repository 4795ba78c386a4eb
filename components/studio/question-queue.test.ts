import { expect, it } from "vitest";
import type { AudienceQuestion } from "@/lib/live";
import { questionQueue } from "./question-queue";

const question = (id: string, votes: number, more: Partial<AudienceQuestion> = {}): AudienceQuestion => ({
  id,
  votes,
  text: `${id}?`,
  author: { person: "attendee-1", name: "Vera" },
  state: "open",
  private: false,
  at: `2031-01-14T17:04:1${id.length}.000Z`,
  ...more,
});

const queue = (questions: AudienceQuestion[], together: string[], votes: number, shown?: string) =>
  questionQueue(
    {
      questions: Object.fromEntries(questions.map((one) => [one.id, one])),
      groups: { g: { id: "g", questions: together, votes } },
    },
    shown,
  ).map(({ lead, others, votes }) => [lead.id, others.map(({ id }) => id), votes]);

it("leads a group with its most voted question, or the oldest on a tie, and counts its voters", () => {
  const [a, bb, ccc] = [question("a", 2), question("bb", 3), question("ccc", 4)];
  expect(queue([a, bb, ccc], ["a", "bb"], 5)).toEqual([
    ["bb", ["a"], 5],
    ["ccc", [], 4],
  ]);
  expect(queue([question("bb", 1), question("a", 1)], ["a", "bb"], 1)).toEqual([["a", ["bb"], 1]]);
});

it("lists questions alone when ungrouped, answered separately or last in their group", () => {
  const [a, bb] = [question("a", 2), question("bb", 3)];
  expect(queue([a, bb], [], 4)).toEqual([
    ["bb", [], 3],
    ["a", [], 2],
  ]);
  expect(queue([a, { ...bb, state: "answered" }], ["a", "bb"], 4)).toEqual([
    ["a", [], 2],
    ["bb", [], 3],
  ]);
  expect(queue([a], ["a", "gone"], 4)).toEqual([["a", [], 2]]);
});

it("keeps the group on stage at the top, whichever of its questions is shown", () => {
  const answered = { state: "answered" } as const;
  const [a, bb, ccc] = [question("a", 1, answered), question("bb", 3, answered), question("ccc", 9)];
  expect(queue([a, bb, ccc], ["a", "bb"], 3, "a")[0]).toEqual(["bb", ["a"], 3]);
});
