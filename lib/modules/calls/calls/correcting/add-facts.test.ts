import { beforeAll, describe, expect, it } from "vitest";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { FACT_KINDS, type FactKind } from "../facts-schema";
import { factCorrectionsOf } from "../stored/fact-corrections";
import { LISTS } from "../stored/fact-ids";

let key: string;

beforeAll(async () => {
  key = await (await makeWorkspace()).callKey();
});

/** Nothing of a kind is found in its third line. */
const QUIET = "The gray building has its own entrance.";
const CALL = {
  participants: [
    { name: "Sarah Chen", side: "ours" },
    { name: "Marcus Hale", company: "Northwind", side: "customer" },
  ],
  started_at: "2026-06-01T10:00:00-04:00",
  timezone: "America/New_York",
  transcript: `Sarah Chen: Hi Marcus, thanks for taking the time.
Marcus Hale: Sure thing. Good morning.
Marcus Hale: ${QUIET}
Sarah Chen: Wonderful.`,
};

interface Fact {
  id: string;
  [member: string]: unknown;
}
type Analysis = Record<string, Fact[]>;

const SET: { [K in FactKind]: object } = {
  next_step: { what: "open the gray building", owner: "Sarah Chen", due: "2026-06-20", agreed: true },
  objection: { kind: "legal", resolved: true },
  number: { kind: "price", amount: "9500.5", currency: "EUR", of: "a year" },
  competitor: { name: "Globex" },
  date: { date: "2026-12-24" },
  risk: { reason: "Legal has to approve it." },
  question: { answered: true },
};
/** What facts have that no one sets. */
const BESIDE: { [K in FactKind]: object } = {
  ...{ next_step: {}, competitor: {}, risk: { kind: "other" }, number: { speaker: "Marcus Hale" } },
  objection: { text: QUIET, answer: null },
  date: { text: QUIET },
  question: { text: QUIET, asked_by: "Marcus Hale" },
};
const LEFT_OPEN: { [K in FactKind]: [needed: object, open: object] } = {
  next_step: [{ what: "call" }, { owner: null, due: null, agreed: false }],
  objection: [{}, { kind: "other", resolved: false }],
  number: [{ amount: "3" }, { kind: "other", currency: null, of: null }],
  competitor: [{ name: "Globex" }, {}],
  date: [{ date: "2026-12-24" }, {}],
  risk: [{ reason: "They move." }, {}],
  question: [{}, { answered: false }],
};

const post = async (path: string, body: object) => {
  const answer = await api("POST", `/api/v1${path}`, { key, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
};
const patch = (call_id: string, body: object) => api("PATCH", `/api/v1/calls/${call_id}`, { key, body });
async function changed(call_id: string, facts: object[], more: object = {}) {
  const answer = await patch(call_id, { facts, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const added = (kind: FactKind, set: object = SET[kind], place: object = { line: 3 }) => ({
  add: { kind, ...place },
  set,
});
const factsOf = (analysis: Analysis, kind: FactKind): Fact[] => analysis[LISTS[kind]] ?? [];

describe("what wasn't found in a call", () => {
  it.each(FACT_KINDS)(
    "is added with its sentence, stays in a new analysis, and is removed: %s",
    async (kind) => {
      const call_id = `added-${kind}`;
      const found = await post("/analyze", { ...CALL, call_id });
      expect(factsOf(found, kind)).toEqual([]);
      const { analysis, corrections } = await changed(call_id, [added(kind)]);
      const [fact, ...others] = factsOf(analysis, kind);
      const place = { line: 3, speaker: "Marcus Hale", start_sec: null, quote: QUIET };
      expect(others).toEqual([]);
      expect(fact).toEqual({
        ...{ id: expect.stringMatching(`^${kind}_`), corrected: true, added: true, evidence: [place] },
        ...{ ...BESIDE[kind], ...SET[kind] },
      });
      expect(corrections.facts).toMatchObject([
        { id: fact?.id, kind, line: 3, quote: QUIET, removed: false, added: true, set: SET[kind] },
      ]);
      expect(await post("/analyze", { call_id })).toEqual(analysis);

      const moved = await post("/analyze", { call_id, transcript: `Sarah Chen: Hello.\n${CALL.transcript}` });
      expect(factsOf(moved, kind)).toMatchObject([{ id: fact?.id, added: true, evidence: [{ line: 4 }] }]);
      const { transcript } = CALL;
      const gone = await post("/analyze", { call_id, transcript: transcript.replace("gray", "green") });
      expect(factsOf(gone, kind)).toEqual([]);
      expect(await post("/analyze", { call_id, transcript })).toEqual(analysis);

      const without = await changed(call_id, [{ id: fact?.id, remove: true }]);
      expect(without.analysis).toEqual(found);
      const back = await changed(call_id, [{ id: fact?.id, set: without.corrections.facts[0].set }]);
      expect(back.analysis).toEqual(analysis);
      const away = await changed(call_id, [{ id: fact?.id, set: null }]);
      expect([away.analysis, away.corrections.facts]).toEqual([found, []]);
    },
  );

  it.each(FACT_KINDS)(
    "leaves open what isn't said about it, and is corrected afterwards: %s",
    async (kind) => {
      const call_id = `open-${kind}`;
      await post("/analyze", { ...CALL, call_id });
      const [needed, open] = LEFT_OPEN[kind];
      const before = await changed(call_id, [added(kind, needed)]);
      const [fact] = factsOf(before.analysis, kind);
      expect(fact).toMatchObject({ ...needed, ...open });
      const after = await changed(call_id, [{ id: fact?.id, set: SET[kind] }]);
      expect(factsOf(after.analysis, kind)).toMatchObject([{ id: fact?.id, ...SET[kind], added: true }]);
    },
  );

  it("is one with what a later analysis finds in its sentence", async () => {
    const call_id = "found-later";
    const transcript = "Sarah Chen: We start on Friday.\nMarcus Hale: Good.";
    const first = await post("/analyze", { ...CALL, call_id, transcript });
    const [day] = factsOf(first, "date");
    const { analysis } = await changed(call_id, [{ id: day?.id, remove: true }]);
    expect(factsOf(analysis, "date")).toEqual([]);
    await changed(call_id, [{ id: day?.id, set: null }]);
    const refusal = await patch(call_id, {
      facts: [added("date", { date: day?.date }, { line: 1 })],
    });
    expect(refusal.json.error.fields).toEqual({ "facts.0.add": "duplicate" });
    // Without a start there's no day yet, so it's added.
    await patch(call_id, { started_at: null });
    await post("/analyze", { call_id: "no-start", transcript });
    const before = await changed("no-start", [added("date", { date: "2026-06-05" }, { line: 1 })]);
    expect(factsOf(before.analysis, "date")).toHaveLength(2);
    const after = await changed("no-start", [], { started_at: "2026-06-01T10:00:00-04:00" });
    expect(factsOf(after.analysis, "date")).toMatchObject([
      { text: "Friday", date: "2026-06-05", corrected: true, added: false },
    ]);
  });

  it("has one of a line's sentences as its evidence", async () => {
    const call_id = "several";
    await post("/analyze", { ...CALL, call_id });
    const place = { line: 2, quote: "morning" };
    const { analysis } = await changed(call_id, [
      added("risk", { reason: "They leave early." }, place),
      added("risk", { reason: "They close." }),
    ]);
    expect(factsOf(analysis, "risk").map(({ evidence }) => evidence)).toMatchObject([
      [{ line: 2, quote: "Good morning." }],
      [{ line: 3, quote: QUIET }],
    ]);
  });

  it("has the words that say it as its evidence where there are no full stops, or where they occur twice", async () => {
    const call_id = "no-stops";
    const said =
      "so we use salesforce today and our people like it and i'll send you the security documents by friday";
    const transcript = `Sarah Chen: hello marcus\nMarcus Hale: ${said}\nSarah Chen: great thanks`;
    await post("/analyze", { ...CALL, call_id, transcript });
    const { analysis } = await changed(call_id, [
      added("risk", { reason: "They may be late." }, { line: 2, quote: said }),
    ]);
    expect(factsOf(analysis, "risk")).toMatchObject([{ evidence: [{ line: 2, quote: said }] }]);

    const twice = "It isn't Monday. Monday.";
    await post("/analyze", { ...CALL, call_id: "twice", transcript: `Marcus Hale: ${twice}` });
    const last = await changed("twice", [added("objection", {}, { line: 1, quote: "Monday." })]);
    expect(factsOf(last.analysis, "objection")).toMatchObject([{ text: "Monday." }]);
  });

  it("may be two risks of one sentence", async () => {
    const call_id = "two-risks";
    await post("/analyze", { ...CALL, call_id });
    const two = [
      added("risk", { reason: "Legal has to sign." }),
      added("risk", { reason: "So has my boss." }),
    ];
    const { analysis } = await changed(call_id, two);
    expect(factsOf(analysis, "risk")).toMatchObject([
      { reason: "Legal has to sign." },
      { reason: "So has my boss." },
    ]);
    const again = await patch(call_id, { facts: [two[1]] });
    expect(again.json.error.fields).toEqual({ "facts.0.add": "duplicate" });
  });

  it("is added once more after it was changed into something else", async () => {
    const call_id = "once-more";
    await post("/analyze", { ...CALL, call_id });
    const first = added("date", { date: "2026-12-01" });
    const before = await changed(call_id, [first]);
    await changed(call_id, [{ id: factsOf(before.analysis, "date")[0]?.id, set: { date: "2026-12-02" } }]);
    const { analysis } = await changed(call_id, [first]);
    expect(factsOf(analysis, "date").map(({ date }) => date)).toEqual(["2026-12-02", "2026-12-01"]);
    for (const date of ["2026-12-01", "2026-12-02"])
      expect((await patch(call_id, { facts: [added("date", { date })] })).json.error.fields).toEqual({
        "facts.0.add": "duplicate",
      });
  });

  it("hides nothing that is found beside it after it was removed", async () => {
    const call_id = "found-beside";
    const first = await post("/analyze", { ...CALL, call_id });
    expect(first.questions).toEqual([]);
    const { analysis } = await changed(call_id, [added("question")]);
    const [question] = factsOf(analysis, "question");
    const { corrections } = await changed(call_id, [{ id: question?.id, remove: true }]);
    const call = { segments: [{ text: "" }, { text: "" }, { text: QUIET }] };
    const stored = corrections.facts.map((one: object) => ({ ...one, identity: "other", isAlone: true }));
    const found = { ...first, questions: [{ ...question, id: undefined, text: "Is it gray?" }] };
    const apply = (facts: typeof stored) => factCorrectionsOf({ facts }, call).apply(found).questions;
    expect(apply(stored)).toMatchObject([{ text: "Is it gray?" }]);
    expect(apply(stored.map((one: object) => ({ ...one, added: false })))).toEqual([]);
  });

  it("goes by its people's corrected names", async () => {
    const call_id = "renamed";
    await post("/analyze", { ...CALL, call_id });
    await changed(call_id, [added("next_step"), added("question")]);
    const rename = [
      { name: "Sarah Chen", rename: "Sara Chang" },
      { name: "Marcus Hale", rename: "Marc Hill" },
    ];
    const { analysis } = await changed(call_id, [], { speakers: rename });
    expect(factsOf(analysis, "next_step")).toMatchObject([{ owner: "Sara Chang" }]);
    expect(factsOf(analysis, "question")).toMatchObject([
      { asked_by: "Marc Hill", evidence: [{ speaker: "Marc Hill" }] },
    ]);
  });

  it("isn't added where no one said it, twice, or without what its kind needs", async () => {
    const call_id = "refused";
    await post("/analyze", { ...CALL, call_id });
    const { corrections } = await changed(call_id, [added("risk")]);
    const { id } = corrections.facts[0];
    const cases: [object, object][] = [
      [{ set: {} }, { "facts.0.id": "required" }],
      [{ id, ...added("date") }, { "facts.0.id": "not_allowed" }],
      [{ ...added("date"), remove: true }, { "facts.0.remove": "not_allowed" }],
      [added("risk"), { "facts.0.add": "duplicate" }],
      [added("date", {}, { line: 9 }), { "facts.0.set.date": "required" }],
      [added("date", SET.date, { line: 9 }), { "facts.0.add.line": "not_found" }],
      [added("date", SET.date, { line: 0 }), { "facts.0.add.line": "too_small" }],
      [added("date", SET.date, { line: 2 }), { "facts.0.add.quote": "required" }],
      [added("date", SET.date, { line: 3, quote: "green" }), { "facts.0.add.quote": "not_found" }],
      [added("next_step", { owner: "Ann" }), { "facts.0.set.what": "required" }],
      [added("number", { kind: "price" }), { "facts.0.set.amount": "required" }],
      [added("competitor", {}), { "facts.0.set.name": "required" }],
      [added("risk", { date: "2026-12-24" }), { "facts.0.set.date": "not_allowed" }],
      [added("objection", { kind: "budget" }), { "facts.0.set.kind": "invalid" }],
    ];
    for (const [change, fields] of cases)
      expect((await patch(call_id, { facts: [change] })).json.error?.fields, JSON.stringify(change)).toEqual(
        fields,
      );
  });
});

it("leaves what a language model says about its line, unlike a correction", () => {
  const one = { id: "risk_1", kind: "risk", line: 1, quote: QUIET, start_sec: null, text: "x" } as const;
  const correction = { ...one, identity: "other", isAlone: true, set: { reason: "x" } };
  const call = { segments: [{ text: QUIET }] };
  expect(factCorrectionsOf({ facts: [correction] }, call).touches(1)).toBe(true);
  expect(factCorrectionsOf({ facts: [{ ...correction, added: true }] }, call).touches(1)).toBe(false);
});

describe("what is made of a call with what was added", () => {
  const call_id = "made-of-added";
  let analysis: Analysis & {
    outcome: { kind: string };
    qualification: { competition: { state: string; evidence: object[] } };
  };
  let usedBefore: number;
  const used = async () => (await api("GET", "/api/v1/usage", { key })).json.data.used_cents;

  beforeAll(async () => {
    await post("/analyze", { ...CALL, call_id });
    usedBefore = await used();
    ({ analysis } = await changed(call_id, [added("next_step"), added("number"), added("competitor")]));
  });

  it("has its outcome, competition and summary from it, without a charge", async () => {
    expect(await used()).toBe(usedBefore);
    expect(analysis.outcome.kind).toBe("agreed");
    expect(analysis.qualification.competition).toMatchObject({ state: "found", evidence: [{ line: 3 }] });
    expect(JSON.stringify(analysis.summary)).toContain("open the gray building");
    expect(analysis.pricing).toMatchObject([{ amount: "9500.5", added: true }]);
    expect(JSON.stringify(analysis.not_found)).not.toMatch(/next step|competitor|price/iu);
  });

  it("is an email with the step and the price", async () => {
    const { body } = await post("/followup", { call_id });
    expect(body).toContain("Sarah Chen: open the gray building by Saturday, June 20.");
    expect(body).toContain("9,500.5 EUR a year");
  });

  it("has it in fields and roll-ups", async () => {
    const fields = await post("/extract", { call_id });
    expect(fields.next_steps).toMatchObject([
      { value: { what: "open the gray building", owner: "Sarah Chen", due: "2026-06-20" } },
    ]);
    await post("/analyze", {
      ...{ ...CALL, call_id: "made-of-added-later", started_at: "2026-07-01T10:00:00-04:00" },
      transcript: "Sarah Chen: Hello again.\nMarcus Hale: Hi.",
    });
    const rolled = await post("/rollup", { call_ids: [call_id, "made-of-added-later"] });
    expect(rolled.changes).toContainEqual(
      expect.objectContaining({ kind: "step_overdue", text: expect.stringMatching(/June 20.*Sarah Chen/u) }),
    );
  });

  it("is named beside its sentence in answers", async () => {
    const question = "Does the gray building have its own entrance?";
    const answer = await post("/ask", { question, call_ids: [call_id] });
    const cited = [...answer.citations, ...answer.nearest].find(({ quote }) => quote === QUIET);
    expect(cited.corrections).toContainEqual(
      expect.objectContaining({ kind: "competitor", added: true, set: { name: "Globex" } }),
    );
  });
});
