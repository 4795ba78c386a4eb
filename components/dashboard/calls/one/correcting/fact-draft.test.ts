import { expect, it } from "vitest";
import { EXAMPLE_ANALYSIS } from "../../example-call";
import {
  changesIn,
  draftOf,
  type EditableFact,
  emptyDraft,
  factWords,
  isComplete,
  putBack,
  valuesIn,
} from "./fact-draft";

const [step] = EXAMPLE_ANALYSIS.next_steps;
const [price] = EXAMPLE_ANALYSIS.numbers;
if (!step || !price) throw new Error("The example has no next step or number.");
const edited: EditableFact = { kind: "next_step", fact: step };

it("sends only what changed, and nothing where a field was emptied", () => {
  const before = draftOf(edited);
  expect(before).toMatchObject({ what: "send you the proposal", owner: "Sarah Chen", agreed: "no" });
  expect(changesIn(before, { ...before, what: " send you the proposal " })).toEqual({});
  expect(changesIn(before, { ...before, owner: "Bo Lind", due: "", agreed: "yes" })).toEqual({
    ...{ owner: "Bo Lind", due: null, agreed: true },
  });
});

it("writes a currency as its code", () => {
  const before = draftOf({ kind: "number", fact: price });
  expect(changesIn(before, { ...before, amount: "5000", currency: " usd " })).toEqual({
    ...{ amount: "5000", currency: "USD" },
  });
});

it("puts back what was removed with what was corrected before", () => {
  expect(putBack("next_step_1", { owner: "Bo Lind", due: null })).toEqual({
    ...{ id: "next_step_1", set: { owner: "Bo Lind", due: null } },
  });
  expect([putBack("risk_1", {}), putBack("risk_1")]).toEqual([
    { id: "risk_1", set: null },
    { id: "risk_1", set: null },
  ]);
});

it("names what is edited", () => {
  expect(factWords(edited)).toBe("send you the proposal");
  expect(factWords({ kind: "number", fact: price })).toBe("4900 EUR");
});

it("adds a kind's own members, when it has what the kind needs", () => {
  const step = emptyDraft("next_step");
  expect([isComplete("next_step", step), isComplete("next_step", { ...step, what: " " })]).toEqual([
    false,
    false,
  ]);
  const draft = { ...step, what: " call ", owner: "", due: "2026-11-27", amount: "3" };
  expect(isComplete("next_step", draft)).toBe(true);
  expect(valuesIn("next_step", draft)).toEqual({
    what: "call",
    owner: null,
    due: "2026-11-27",
    agreed: true,
  });
  expect(valuesIn("number", { ...emptyDraft("number"), amount: "12.5", currency: "usd" })).toEqual({
    ...{ kind: "price", amount: "12.5", currency: "USD" },
  });
  expect(isComplete("question", emptyDraft("question"))).toBe(true);
});
