import { describe, expect, it } from "vitest";
import { precisionOf, recallOf } from "./goals";
import { oracle } from "./oracle";
import { MEASURES, type Measure, scoreCall } from "./score";
import type { EvalCall } from "./set/expected";
import { readCallFile } from "./set/read-call-file";
import { readSet } from "./set/read-set";
import type { Analysis } from "./shape";

const FILE = `---
started_at: 2026-03-03T10:00:00Z
timezone: UTC
language: en
sides: { Ana: ours, Bo: customer, Cy: customer }
---
Ana: What do you pay now, Bo?
@ question answered
@ topic price
Bo: Forty euros a head with Gusto, and it's too much. No budget issue, though.
@ number price 40 EUR
@ competitor Gusto
@ objection price open
@ meddicc competition found
@ risk
@ trap next nothing is promised
Ana: I'll send the quote by Friday, March 6.
@ next owner=Ana; due=2026-03-06; agreed
@ date 2026-03-06
Cy: <b>Great</b>, we'd be lost without you.
@ trap objection a joke
`;
const call = readCallFile(FILE, { id: "clean/test", style: "clean", heldBack: false });

/** Scores a perfect analysis after a change. */
function scoreOf(change: (analysis: Analysis) => Partial<Analysis>, of: EvalCall = call) {
  const right = oracle(of);
  const { tallies, ...score } = scoreCall(of, { ...right, ...change(right) });
  const share = (measure: Measure) => [precisionOf(tallies[measure]), recallOf(tallies[measure])];
  return { ...score, share };
}

const at = (line: number, quote: string) => ({ line, speaker: null, start_sec: null, quote });

describe("the score", () => {
  it.each([...readSet("open"), ...readSet("held-back")])("gives $id's own answers full marks", (one) => {
    const { share, invented, faults } = scoreOf(() => ({}), one);
    expect(faults).toEqual([]);
    expect(invented).toBe(0);
    for (const measure of MEASURES) expect(share(measure), measure).toEqual([1, 1]);
  });

  it("counts what is missing in the recall of its kind alone", () => {
    const kinds: [Measure, Partial<Analysis>][] = [
      ["next steps", { next_steps: [] }],
      ["amounts of money", { numbers: [] }],
      ["objections", { objections: [] }],
      ["questions", { questions: [] }],
      ["competitors", { competitors: [] }],
      ["dates", { dates: [] }],
      ["MEDDICC", { qualification: {} }],
      ["risks", { risks: [] }],
      ["topics", { topics: [] }],
    ];
    for (const [measure, without] of kinds) {
      const { share, invented } = scoreOf(() => without);
      expect(share(measure), measure).toEqual([1, 0]);
      expect(invented).toBe(0);
      const others = kinds.map(([name]) => name).filter((name) => name !== measure);
      for (const other of others) expect(share(other), `${other} without ${measure}`).toEqual([1, 1]);
    }
  });

  it("notices a wrong owner, a missing owner and a first name of somebody else", () => {
    const withOwner = (owner: string | null) =>
      scoreOf(({ next_steps }) => ({ next_steps: next_steps.map((step) => ({ ...step, owner })) }));
    expect(withOwner("Bo").share("owner right when given")).toEqual([0, 0]);
    expect(withOwner("Bo").share("next steps")).toEqual([1, 1]);
    expect(withOwner(null).share("owner right when given")).toEqual([1, 1]);
    expect(withOwner(null).share("owner given when named")).toEqual([0, 0]);
    expect(withOwner("ana").share("owner right when given")).toEqual([1, 1]);
  });

  it("notices a wrong due date and a step that was only offered", () => {
    const step = (change: object) =>
      scoreOf(({ next_steps }) => ({ next_steps: next_steps.map((one) => ({ ...one, ...change })) }));
    expect(step({ due: "2026-03-07" }).share("due date")).toEqual([0, 0]);
    expect(step({ due: null }).share("due date")).toEqual([0, 0]);
    expect(step({ agreed: false }).share("agreed")).toEqual([0, 0]);
  });

  it("counts the same step twice as an error", () => {
    const { share } = scoreOf(({ next_steps }) => ({ next_steps: [...next_steps, ...next_steps] }));
    expect(share("next steps")).toEqual([0.5, 1]);
  });

  it("notices a misquote, also where it isn't part of a fact", () => {
    const summary = {
      short: "S",
      long: "L",
      by_topic: [{ evidence: [at(3, "I'll send the quote on Friday")] }],
    };
    const { share, faults } = scoreOf(() => ({ summary }));
    expect(share("quotes")[0]).toBeLessThan(1);
    expect(faults.join()).toContain("not word for word");
    const elsewhere = scoreOf(() => ({ coaching: [{ evidence: at(1, "I'll send the quote") }] }));
    expect(elsewhere.share("quotes")[0]).toBeLessThan(1);
  });

  it("takes a quote with or without HTML", () => {
    for (const quote of ["<b>Great</b>, we'd", "Great, we'd be lost"])
      expect(scoreOf(() => ({ coaching: [{ evidence: at(4, quote) }] })).share("quotes")).toEqual([1, 1]);
  });

  it("counts a fact on a trap line as invented", () => {
    const step = {
      what: "x",
      owner: null,
      due: null,
      agreed: true,
      evidence: at(2, "No budget issue, though."),
    };
    const withStep = scoreOf(({ next_steps }) => ({ next_steps: [...next_steps, step] }));
    expect(withStep.invented).toBe(1);
    expect(withStep.share("next steps")).toEqual([0.5, 1]);
    const objection = { kind: "need", resolved: false, evidence: at(4, "we'd be lost") };
    expect(scoreOf(({ objections }) => ({ objections: [...objections, objection] })).invented).toBe(1);
  });

  it("counts values that no one said as invented", () => {
    const line = at(2, "Forty euros a head");
    const number = { kind: "price", amount: "41", currency: "EUR", evidence: line };
    expect(scoreOf(({ numbers }) => ({ numbers: [...numbers, number] })).invented).toBe(1);
    expect(scoreOf(({ numbers }) => ({ numbers: [...numbers, number] })).share("amounts of money")).toEqual([
      0.5, 1,
    ]);
    const count = { kind: "count", amount: "7", currency: null, evidence: line };
    expect(scoreOf(({ numbers }) => ({ numbers: [...numbers, count] })).invented).toBe(1);
    const competitor = { name: "Rippling", evidence: line };
    expect(scoreOf(({ competitors }) => ({ competitors: [...competitors, competitor] })).invented).toBe(1);
    const date = { text: "next Monday", date: "2026-03-09", evidence: line };
    expect(scoreOf(({ dates }) => ({ dates: [...dates, date] })).invented).toBe(1);
    const owned = {
      what: "x",
      owner: "Zoe",
      due: null,
      agreed: true,
      evidence: at(1, "What do you pay now"),
    };
    expect(scoreOf(({ next_steps }) => ({ next_steps: [...next_steps, owned] })).invented).toBe(1);
    const risk = { kind: "other", evidence: null };
    expect(scoreOf(({ risks }) => ({ risks: [...risks, risk] })).invented).toBe(1);
    const question = { text: "Why?", answered: true, evidence: at(3, "Why though?") };
    expect(scoreOf(({ questions }) => ({ questions: [...questions, question] })).invented).toBe(1);
    const qualification = { champion: { state: "found", evidence: [] } };
    expect(
      scoreOf((right) => ({ qualification: { ...right.qualification, ...qualification } })).invented,
    ).toBe(1);
  });

  it("counts a wrong amount, date, currency or name on the right line as missing and wrong", () => {
    const change = (kind: "numbers" | "dates" | "competitors", values: object) =>
      scoreOf((right) => ({ [kind]: right[kind].map((one) => ({ ...one, ...values })) }));
    expect(change("numbers", { amount: "400" }).share("amounts of money")).toEqual([0, 0]);
    expect(change("numbers", { currency: "USD" }).share("amounts of money")).toEqual([0, 0]);
    expect(change("dates", { date: "2026-03-13" }).share("dates")).toEqual([0, 0]);
    expect(change("competitors", { name: "Budget" }).share("competitors")).toEqual([0, 0]);
    expect(change("numbers", { kind: "count", currency: null }).share("amounts of money")).toEqual([1, 0]);
    expect(change("numbers", { kind: "budget" }).share("amounts of money")).toEqual([1, 1]);
    expect(change("numbers", { amount: "40.00" }).share("amounts of money")).toEqual([1, 1]);
  });

  it("counts a real sentence of the wrong kind as wrong but not as invented", () => {
    const question = { text: "x", answered: true, evidence: at(3, "I'll send the quote") };
    const { share, invented } = scoreOf(({ questions }) => ({ questions: [...questions, question] }));
    expect(share("questions")).toEqual([0.5, 1]);
    expect(invented).toBe(0);
  });

  it("notices wrong states, answers and sides", () => {
    expect(
      scoreOf(({ questions }) => ({
        questions: questions.map((one) => ({ ...one, answered: false })),
      })).share("answered"),
    ).toEqual([0, 0]);
    expect(
      scoreOf(({ objections }) => ({
        objections: objections.map((one) => ({ ...one, resolved: true })),
      })).share("resolved"),
    ).toEqual([0, 0]);
    const element = { state: "partly", evidence: at(2, "with Gusto") };
    expect(scoreOf(() => ({ qualification: { competition: element } })).share("found or partly")).toEqual([
      0, 0,
    ]);
    expect(scoreOf(() => ({ speakers: [{ name: "Ana", side: "customer" }] })).share("sides")).toEqual([0, 0]);
  });

  it("notices owners and a talk ratio where there are no labels", () => {
    const bare = readCallFile("---\nsides: {}\n---\nI'll call you.\n@ next owner=-; due=-; either\nOkay.\n", {
      id: "no-labels/test",
      style: "no-labels",
      heldBack: false,
    });
    const owned = scoreOf(
      ({ next_steps }) => ({ next_steps: next_steps.map((one) => ({ ...one, owner: "Ana" })) }),
      bare,
    );
    expect(owned.share("no owners without labels")).toEqual([0.5, 0.5]);
    expect(scoreOf(() => ({ talk_ratio: {} }), bare).share("no owners without labels")).toEqual([0.5, 0.5]);
  });

  it("notices a long call with two summaries or one coaching item", () => {
    const long = readSet("open").find(({ id }) => id === "clean/payroll-discovery") as EvalCall;
    expect(
      scoreOf(() => ({ summary: { short: "S", long: "", by_topic: [1] } }), long).share("long calls"),
    ).toEqual([0, 0]);
    expect(scoreOf(({ coaching }) => ({ coaching: coaching.slice(1) }), long).share("long calls")).toEqual([
      0, 0,
    ]);
  });
});
