import { expect, it } from "vitest";
import { type Plan, PlanSchema, PlanSegmentSchema } from "@/lib/stage";
import { planProblem } from "./plan-problem";

const part = (id: string, more: object = {}) =>
  PlanSegmentSchema.parse({ id, title: `Part ${id}`, type: "talk", duration_sec: 300, ...more });
const planOf = (...segments: Plan["segments"]): Plan => ({ segments, ticker: [], questions: [] });

it("finds no problem in a valid run of show", () => {
  expect(planProblem(planOf(part("a"), part("b")))).toBeNull();
});

it.each([
  ["a title", { title: " " }, "Segment 2 needs a title."],
  ["a length", { duration_sec: 1 }, "Segment 2 takes 5 seconds to 4 hours."],
  ["notes", { notes: "x".repeat(5_000) }, "Segment 2 has notes that are too long."],
  [
    "a poll",
    { poll: { question: "Which?", options: ["one"] } },
    "Segment 2 has a poll without a question or 2 to 10 answers.",
  ],
])("names the segment and %s", (_what, change, told) => {
  expect(planProblem(planOf(part("a"), { ...part("b"), ...change }))).toBe(told);
});

it("checks a segment again when it changes or is fixed", () => {
  const [first, second] = [part("a"), part("b")];
  expect(planProblem(planOf(first, second))).toBeNull();
  const emptied = { ...second, title: "" };
  expect(planProblem(planOf(first, emptied))).toBe("Segment 2 needs a title.");
  expect(planProblem(planOf(first, emptied))).toBe("Segment 2 needs a title.");
  expect(planProblem(planOf(first, { ...emptied, title: "Again" }))).toBeNull();
});

it("rejects what the schema rejects: duplicate ids, too many segments, invalid list lines", () => {
  const twice = planOf(part("a"), part("a"));
  const many = planOf(...Array.from({ length: 101 }, (_, index) => part(`s${index}`)));
  const line = { ...planOf(part("a")), ticker: [""] };
  for (const plan of [twice, many, line]) {
    expect(PlanSchema.safeParse(plan).success).toBe(false);
    expect(planProblem(plan)).not.toBeNull();
  }
  expect(planProblem(many)).toBe("There are more than 100 segments.");
  expect(planProblem(line)).toBe("A list has an empty or overlong line, or too many lines.");
});
