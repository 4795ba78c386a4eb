import { expect, it } from "vitest";
import { areDaysInOrder, BLANK_QUESTION, questionBody } from "./question-input";

const draft = (more: object) => ({ ...BLANK_QUESTION, question: " Who signs? ", ...more });
const local = (time: string): string => new Date(time).toISOString();

it("asks all calls and documents without filters, and only one call where one is chosen", () => {
  expect(questionBody(draft({}), null)).toEqual({ question: "Who signs?" });
  expect(questionBody(draft({ person: "Ann", from: "2026-11-02" }), "crm/1")).toEqual({
    question: "Who signs?",
    call_ids: ["crm/1"],
  });
});

it("asks calls with a person and a company, from the first day to the end of the last", () => {
  const filters = { person: " Ann ", company: " Acme ", from: "2026-11-02", to: "2026-11-30" };
  expect(questionBody(draft(filters), null)).toEqual({
    ...{ question: "Who signs?", people: ["Ann"], company: "Acme" },
    ...{ since: local("2026-11-02T00:00"), until: local("2026-12-01T00:00") },
  });
  expect(questionBody(draft({ to: "2026-11-02" }), null)).toEqual({
    question: "Who signs?",
    until: local("2026-11-03T00:00"),
  });
});

it("knows which days are the wrong way round", () => {
  expect(areDaysInOrder({ from: "2026-11-02", to: "2026-11-02" })).toBe(true);
  expect(areDaysInOrder({ from: "", to: "2026-11-02" })).toBe(true);
  expect(areDaysInOrder({ from: "2026-11-03", to: "2026-11-02" })).toBe(false);
});
