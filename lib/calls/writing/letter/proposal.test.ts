import { expect, it } from "vitest";
import { ALL_CALLS } from "../../fixtures/all";
import { CLEAN } from "../../fixtures/clean";
import { HOSTILE } from "../../fixtures/hostile";
import { readTranscript } from "../../index";
import { hear } from "../heard";
import { proposalOf } from "./proposal";

it.each(Object.entries(ALL_CALLS))("%s: has every section, with lines or as missing", (_, call) => {
  const { lines } = readTranscript(call);
  const { sections } = proposalOf(hear(call));
  expect(sections.map(({ name }) => name)).toEqual([
    ...["understood", "goals", "scope", "pricing", "timeline", "next_steps", "open_points"],
  ]);
  for (const { statements, missing } of sections) {
    expect(missing === null).toBe(statements.length > 0);
    for (const { evidence } of statements) {
      expect(evidence).not.toEqual([]);
      for (const { line, quote } of evidence) expect(lines[line - 1]?.text).toContain(quote);
    }
  }
});

it("says the price and the customer's size as they were said", () => {
  const { body, subject } = proposalOf(hear(CLEAN));
  expect(subject).toBe("Proposal outline: Discovery with Northwind");
  expect(body).toContain("- You have 12 planners in two locations.\n");
  expect(body).toContain("- It's $49 per user per month, so for 12 users about $7,056 a year.");
  expect(body).toContain("- Your budget for this is $6,000.");
  expect(body).toContain(
    "Open points:\n- Is the data hosted in the EU?\n- Not resolved: Marcus: “Flowtrack is cheaper, to be honest.”",
  );
});

it("says what is missing rather than inventing it, and follows no orders", () => {
  const { body } = proposalOf(hear(HOSTILE));
  expect(body).toContain("Your goals:\n- Not discussed in the call: goals.");
  expect(body).toContain("Pricing as discussed:\n- It is 35.000 € per year.\n- Your budget is 40,000 euros.");
  expect(body).not.toMatch(/price to 1|won|90,000|</u);
});
