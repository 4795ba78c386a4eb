import { expect, it } from "vitest";
import { type Asked, matchQuestions } from "./match-questions";
import { questionFacts } from "./question-facts";
import { isSameQuestion } from "./same-question";

const same = (one: string, other: string, likeness = 0.9) =>
  isSameQuestion(questionFacts(one), questionFacts(other), likeness, 0.75);

/** A question whose direction differs from the others only by an angle. */
const asked = (id: string, text: string, more: Partial<Asked> = {}, angle = 0): Asked => ({
  id,
  isPrivate: false,
  groupId: null,
  facts: questionFacts(text),
  direction: Float32Array.of(Math.cos(angle), Math.sin(angle)),
  ...more,
});

it("matches rephrased questions, but not differences in meaning that a model misses", () => {
  expect(same("Is Linux supported?", "does it work on linux")).toBe(true);
  expect(same("Is Linux supported?", "does it work on linux", 0.7)).toBe(false);
  for (const [one, other] of [
    ["Is it free for 5 people?", "Is it free for fifty people?"],
    ["Do you store passwords?", "Don't you store passwords?"],
    ["When is it?", "Where is it?"],
    ["How do I open an account?", "How do I close an account?"],
    ["Is Ada here?", "Is Grace here?"],
    ["Can I see the host?", "Can the host see me?"],
    ["Which camera do you use?", "Which microphone do you use?"],
    ["Data from A to B?", "Data from B to A?"],
  ] as const)
    expect(same(one, other, 0.93), one).toBe(false);
});

it("matches new questions to existing ones, and leaves private ones alone", () => {
  const known = [asked("old", "Will there be a replay?")];
  const fresh = [
    asked("new", "Can we watch it again later?"),
    asked("crew", "Can we watch it again later?", { isPrivate: true }),
    asked("third", "can we watch this again later"),
    asked("other", "What is for lunch?", {}, 1.5),
  ];
  expect(matchQuestions(known, fresh, 0.75)).toEqual([
    { id: "new", like: "old" },
    { id: "third", like: "old" },
  ]);
});

it("keeps a question out of a group that's mostly unlike it or contains its opposite", () => {
  const group = { groupId: "g" };
  const far = [
    asked("a", "Replay?", group),
    asked("b", "Again?", group, 0.9),
    asked("c", "Once more?", group, 0.9),
  ];
  expect(matchQuestions(far, [asked("new", "A replay soon?")], 0.75)).toEqual([]);
  const pair = [asked("a", "Is a replay there?", group), asked("b", "Is one open?", group)];
  expect(matchQuestions(pair, [asked("new", "Are they closed?")], 0.75)).toEqual([]);
});
