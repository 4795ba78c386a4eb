import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { FACT_KINDS, type FactKind } from "../facts-schema";
import { LISTS } from "../stored/fact-ids";

let workspace: TestWorkspace;
let key: string;

beforeAll(async () => {
  workspace = await makeWorkspace();
  key = await workspace.callKey();
});

const CALL = {
  participants: [
    { name: "Sarah Chen", side: "ours" },
    { name: "Marcus Hale", company: "Northwind", side: "customer" },
  ],
  started_at: "2026-06-01T10:00:00-04:00",
  timezone: "America/New_York",
  transcript: `Sarah Chen: Hi Marcus. It's $9,000 a year.
Marcus Hale: That's too expensive for us. We also talked to Salesforce about it.
Marcus Hale: Who approves a discount?
Sarah Chen: I'll send you the proposal by Friday.
Marcus Hale: Our legal team might block this, they are worried about the contract.
Marcus Hale: We have a hard freeze in December, so nothing will be signed then.`,
};
interface Fact {
  id: string;
  corrected: boolean;
  evidence: { line: number; quote: string }[];
  [member: string]: unknown;
}

const post = async (path: string, body: object) => {
  const answer = await api("POST", `/api/v1${path}`, { key, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
};
const patch = (call_id: string, body: object) => api("PATCH", `/api/v1/calls/${call_id}`, { key, body });
async function corrected(call_id: string, facts: object[], more: object = {}) {
  const answer = await patch(call_id, { facts, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const get = async (call_id: string) => (await api("GET", `/api/v1/calls/${call_id}`, { key })).json.data;
const refused = async (call_id: string, change: object) =>
  (await patch(call_id, { facts: [change] })).json.error?.fields;
const factsOf = (analysis: Record<string, Fact[]>, kind: FactKind): Fact[] => analysis[LISTS[kind]] ?? [];
const first = (analysis: Record<string, Fact[]>, kind: FactKind): Fact => {
  const [fact] = factsOf(analysis, kind);
  if (!fact) throw new Error(`The call has no ${kind}.`);
  return fact;
};

const SET: { [K in FactKind]: object } = {
  next_step: { what: "send us the order form", owner: null, due: "2026-06-20", agreed: true },
  objection: { kind: "legal", resolved: true },
  number: { kind: "budget", amount: "9500.5", currency: "EUR", of: null },
  competitor: { name: "Globex" },
  date: { date: "2026-12-24" },
  risk: { reason: "Legal has to approve it." },
  question: { answered: true },
};

describe("what was found in a call", () => {
  it.each(FACT_KINDS)("is removed, also from a new analysis, and taken back: %s", async (kind) => {
    const call_id = `removed-${kind}`;
    const found = await post("/analyze", { ...CALL, call_id });
    const { id, corrected: was } = first(found, kind);
    expect(was).toBe(false);
    const { analysis, corrections } = await corrected(call_id, [{ id, remove: true }]);
    expect(factsOf(analysis, kind)).toEqual(factsOf(found, kind).slice(1));
    expect(corrections.facts).toMatchObject([{ id, kind, removed: true, set: {} }]);
    expect(await post("/analyze", { call_id })).toEqual(analysis);
    const back = await corrected(call_id, [{ id, set: null }]);
    expect([back.analysis, back.corrections.facts]).toEqual([found, []]);
  });

  it.each(FACT_KINDS)("is corrected, also in a new analysis, and taken back: %s", async (kind) => {
    const call_id = `set-${kind}`;
    const found = await post("/analyze", { ...CALL, call_id });
    const fact = first(found, kind);
    const change = [{ id: fact.id, set: SET[kind] }];
    const { analysis, corrections } = await corrected(call_id, change);
    const now = { ...fact, ...SET[kind], corrected: true };
    expect(factsOf(analysis, kind)).toEqual([now, ...factsOf(found, kind).slice(1)]);
    expect(corrections.facts).toMatchObject([{ id: fact.id, kind, removed: false, set: SET[kind] }]);
    expect(factsOf(await post("/analyze", { call_id }), kind)).toContainEqual(now);
    const { transcript } = CALL;
    const [member = "", value] = Object.entries(SET[kind])[0] ?? [];
    const again = await post("/analyze", { call_id, transcript: `Sarah Chen: Hello.\n${transcript}` });
    const moved = factsOf(again, kind).find(({ id }) => id === fact.id);
    expect([moved?.[member], moved?.evidence[0]?.line]).toEqual([value, (fact.evidence[0]?.line ?? 0) + 1]);
    await post("/analyze", { call_id, transcript });
    expect((await corrected(call_id, [{ id: fact.id, set: null }])).analysis).toEqual(found);
  });

  it("is found as it was when its sentence is no longer in the transcript", async () => {
    const call_id = "gone-sentence";
    const { id } = first(await post("/analyze", { ...CALL, call_id }), "next_step");
    await corrected(call_id, [{ id, remove: true }]);
    const transcript = CALL.transcript.replace("by Friday", "by Thursday");
    expect(factsOf(await post("/analyze", { call_id, transcript }), "next_step")).toHaveLength(1);
    const read = await get(call_id);
    expect(read.corrections.facts).toMatchObject([{ id, removed: true }]);
    expect(factsOf(await post("/analyze", { call_id, transcript: CALL.transcript }), "next_step")).toEqual(
      [],
    );
  });

  it("changes what follows from it, without a charge", async () => {
    const call_id = "follows";
    const found = await post("/analyze", { ...CALL, call_id });
    const before = (await api("GET", "/api/v1/usage", { key })).json.data.used_cents;
    expect(found.outcome.kind).not.toBe("open");
    const ids = ["next_step", "objection", "competitor"] as const;
    const { analysis, call } = await corrected(
      call_id,
      ids.map((kind) => ({ id: first(found, kind).id, remove: true })),
    );
    expect([analysis.outcome.kind, call.outcome]).toEqual(["open", "open"]);
    expect(analysis.not_found).toEqual(expect.arrayContaining([expect.stringMatching(/next step/iu)]));
    expect(analysis.qualification.competition.state).toBe("missing");
    expect(JSON.stringify(analysis.summary)).not.toContain("Sarah Chen will");
    expect((await api("GET", "/api/v1/usage", { key })).json.data.used_cents).toBe(before);
  });

  it("follows a speaker's new name", async () => {
    const call_id = "renamed-owner";
    const { id } = first(await post("/analyze", { ...CALL, call_id }), "next_step");
    await corrected(call_id, [{ id, set: { owner: "marcus hale" } }]);
    const renamed = { speakers: [{ name: "Marcus Hale", rename: "Marc Hill" }] };
    const { analysis, corrections } = await corrected(call_id, [], renamed);
    expect(first(analysis, "next_step")).toMatchObject({ id, owner: "Marc Hill" });
    expect(corrections.facts[0].set).toEqual({ owner: "Marc Hill" });
  });

  it("keeps corrections of members that others don't replace", async () => {
    const call_id = "members";
    const { id } = first(await post("/analyze", { ...CALL, call_id }), "next_step");
    await corrected(call_id, [{ id, set: { owner: "Marcus Hale" } }]);
    await corrected(call_id, [{ id, set: { due: null } }]);
    await corrected(call_id, [{ id, remove: true }]);
    const { analysis } = await corrected(call_id, [{ id, set: { agreed: true } }]);
    expect(first(analysis, "next_step")).toMatchObject({ owner: "Marcus Hale", due: null, agreed: true });
  });

  it("is told apart from the others in its sentence", async () => {
    const transcript = "Ann: It costs $49 per user, and the setup fee is $1,500.\nBob: Fine.";
    const found = await post("/analyze", { call_id: "two-amounts", transcript });
    expect(found.pricing.map(({ amount }: Fact) => amount)).toEqual(["49", "1500"]);
    const { analysis } = await corrected("two-amounts", [{ id: found.pricing[0].id, remove: true }]);
    expect(analysis.pricing.map(({ amount }: Fact) => amount)).toEqual(["1500"]);
  });

  it("is corrected as it was found by what follows taking back in the same request", async () => {
    const call_id = "back-and-set";
    const found = first(await post("/analyze", { ...CALL, call_id }), "number");
    await corrected(call_id, [{ id: found.id, set: { amount: "9500" } }]);
    const changes = [
      { id: found.id, set: null },
      { id: found.id, set: { currency: "EUR" } },
    ];
    const again = await corrected(call_id, changes);
    const now = { ...found, currency: "EUR", corrected: true };
    expect(first(again.analysis, "number")).toEqual(now);
    await corrected(call_id, [{ id: found.id, remove: true }]);
    const back = await corrected(call_id, changes);
    expect(first(back.analysis, "number")).toEqual(now);
    expect(back.corrections.facts).toMatchObject([
      { id: found.id, removed: false, set: { currency: "EUR" } },
    ]);
  });

  it("isn't corrected by what its kind doesn't have", async () => {
    const call_id = "refused";
    const found = await post("/analyze", { ...CALL, call_id });
    const [step, objection, number] = (["next_step", "objection", "number"] as const).map(
      (kind) => first(found, kind).id,
    );
    const cases: [object, object][] = [
      [{ id: "next_step_0", remove: true }, { "facts.0.id": "not_found" }],
      [{ id: step }, { "facts.0.set": "required" }],
      [{ id: step, set: {} }, { "facts.0.set": "required" }],
      [{ id: step, set: {}, remove: true }, { "facts.0.remove": "not_allowed" }],
      [{ id: step, set: { resolved: true } }, { "facts.0.set.resolved": "not_allowed" }],
      [{ id: step, set: { due: "Friday" } }, { "facts.0.set.due": "invalid" }],
      [{ id: step, set: { owner: " " } }, { "facts.0.set.owner": "too_short" }],
      [{ id: objection, set: { kind: "budget" } }, { "facts.0.set.kind": "invalid" }],
      [{ id: number, set: { amount: "ten" } }, { "facts.0.set.amount": "invalid" }],
      [{ id: number, set: { currency: "euro" } }, { "facts.0.set.currency": "invalid" }],
    ];
    for (const [change, fields] of cases) expect(await refused(call_id, change)).toEqual(fields);
    expect((await get(call_id)).call.version).toBe(1);
  });

  it("leaves no words in the audit log", async () => {
    const call_id = "owned";
    const { id } = first(await post("/analyze", { ...CALL, call_id }), "next_step");
    await corrected(call_id, [{ id, set: { owner: "Olga Outside" } }]);
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { subjectId: call_id, action: "updateCall" },
    });
    expect(entry.after).toEqual({ version: 2, corrected: ["facts"] });
    expect(JSON.stringify(entry)).not.toContain("Olga");
  });
});

describe("what is made of a corrected call", () => {
  const call_id = "made-of";
  let ids: Record<"step" | "price", string>;

  beforeAll(async () => {
    const found = await post("/analyze", { ...CALL, call_id });
    ids = { step: first(found, "next_step").id, price: first(found, "number").id };
    await corrected(call_id, [
      { id: ids.step, set: { owner: "Marcus Hale", due: "2026-06-20", agreed: true } },
      { id: ids.price, set: { amount: "9500", currency: "EUR" } },
    ]);
  });

  it("is an email with the owner, the day and the price that are right", async () => {
    for (const { body, statements } of [
      await post("/followup", { call_id }),
      { statements: [], ...(await post("/draft", { call_id, kind: "proposal" })) },
    ]) {
      expect(body).toContain("Marcus Hale: send you the proposal by Saturday, June 20.");
      expect(body).toContain("9,500 EUR");
      expect(body).not.toMatch(/9,000|by Friday|I'll send/u);
      expect(statements.every(({ evidence }: Fact) => evidence.length > 0)).toBe(true);
    }
  });

  it("has the corrected fields and roll-up", async () => {
    const fields = await post("/extract", { call_id });
    expect(fields.next_steps).toMatchObject([
      { value: { owner: "Marcus Hale", due: "2026-06-20", agreed: true } },
    ]);
    expect(fields.value.value).toMatchObject({ amount: "9500", currency: "EUR" });
    await post("/analyze", {
      ...CALL,
      call_id: "made-of-later",
      started_at: "2026-07-01T10:00:00-04:00",
      transcript: "Sarah Chen: Hello again.\nMarcus Hale: Hi.",
    });
    const rolled = await post("/rollup", { call_ids: [call_id, "made-of-later"] });
    expect(rolled.changes).toContainEqual(
      expect.objectContaining({
        kind: "step_overdue",
        text: expect.stringMatching(/June 20.*Marcus Hale/u),
      }),
    );
  });

  it("is an answer that names the correction beside the sentence", async () => {
    const question = "How much does it cost a year?";
    const answer = await post("/ask", { question, call_ids: [call_id] });
    const cited = [...answer.citations, ...answer.nearest].find(({ quote }) => quote.includes("$9,000"));
    expect(cited.corrections).toMatchObject([
      { id: ids.price, kind: "number", set: { amount: "9500", currency: "EUR" } },
    ]);
  });
});
