import { beforeAll, describe, expect, it } from "vitest";
import type { Call } from "@/lib/calls";
import { ALL_CALLS } from "@/lib/calls/fixtures/all";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { whileOpen } from "@/test/support/while-open";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { sweepCalls } from "./deleting/sweep-calls";

checkEmitted("call.analyzed");

let workspace: TestWorkspace;
let key: string;

beforeAll(async () => {
  workspace = await makeWorkspace();
  key = await workspace.callKey();
});

const CLEAN = ALL_CALLS.CLEAN as Call;
const analyze = (body: object, more: object = {}) => api("POST", "/api/v1/analyze", { key, body, ...more });
async function analyzed(body: object) {
  const answer = await analyze(body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const path = (id: string) => `/api/v1/calls/${encodeURIComponent(id)}`;
const get = (id: string, by = key) => api("GET", path(id), { key: by });
const patch = (id: string, body: object) => api("PATCH", path(id), { key, body });
async function corrected(id: string, body: object) {
  const answer = await patch(id, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
async function ids(query: string, by = key): Promise<string[]> {
  const answer = await api("GET", `/api/v1/calls?${query}`, { key: by });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.map(({ call_id }: { call_id: string }) => call_id);
}
const fieldsOf = async (body: object) => {
  const answer = await analyze(body);
  expect(answer.status, answer.text).toBe(400);
  return answer.json.error.fields;
};
const usage = async () => (await api("GET", "/api/v1/usage", { key })).json.data;

const TWO =
  "Speaker 1: What does it cost?\nSpeaker 2: It's $49 per user. I'll send you the proposal by Friday.";

describe("analyzing", () => {
  it("answers the whole analysis, stores it, charges 4 cents and sends an event without words", async () => {
    const before = await usage();
    const data = await analyzed(CLEAN);
    expect(data.call_id).toMatch(/^call_[0-9a-z]{26}$/);
    expect(data.people).toContainEqual({ name: "Marcus Hale", side: "customer", confidence: 1 });
    expect(data.next_steps.length).toBeGreaterThan(2);
    expect(data.qualification.economic_buyer).toMatchObject({
      state: expect.any(String),
      score: expect.any(Number),
    });
    expect(new Set(Object.keys(data))).toEqual(
      new Set([
        ...["call_id", "analyzed_by", "language", "people", "summary", "outcome", "sentiment", "talk_ratio"],
        ...["longest_monologue", "interactivity", "patience", "questions", "topics", "objections"],
        ...["qualification", "qualification_score", "pricing", "numbers", "competitors", "dates", "risks"],
        ...["next_steps", "coaching", "not_found"],
      ]),
    );
    const money = data.numbers.filter(({ kind }: { kind: string }) => kind === "price" || kind === "budget");
    expect([money.length > 2, data.pricing]).toEqual([true, money]);
    const read = await get(data.call_id);
    expect(read.json.data.analysis).toEqual(data);
    const lines = read.json.data.transcript.map(({ text }: { text: string }) => text);
    for (const { evidence } of [...data.next_steps, ...data.objections, ...data.numbers])
      for (const { line, quote } of evidence) expect(lines[line - 1]).toContain(quote);
    expect((await usage()).used_cents).toBe(before.used_cents + 4);
    const event = await db().webhookEvent.findFirstOrThrow({ where: { body: { contains: data.call_id } } });
    expect(JSON.parse(event.body).data).toMatchObject({
      outcome: "agreed",
      next_steps: data.next_steps.length,
    });
    expect(event.body).not.toContain("SAP");
    const entry = await db().auditEntry.findFirstOrThrow({ where: { subjectId: data.call_id } });
    expect(entry).toMatchObject({ action: "analyzeCall", subjectType: "call" });
    expect(JSON.stringify(entry.after)).not.toContain("Marcus");
  });

  it("writes and charges nothing on a dry run, and quotes 4 cents", async () => {
    const before = await usage();
    const answer = await analyze({ call_id: "dry", transcript: TWO, dry_run: true });
    expect(answer.json.meta).toMatchObject({ dry_run: true, quote: expect.anything() });
    expect(answer.json.data.next_steps).toHaveLength(1);
    expect((await get("dry")).status).toBe(404);
    expect((await usage()).used_cents).toBe(before.used_cents);
  });

  it("takes segments, with times that run backwards, and two people of one name", async () => {
    const segments = [
      { speaker: "Alex", text: "What does it cost?", start_sec: 9, end_sec: 8 },
      { speaker: "Alex", text: "I'll send you the contract tomorrow.", start_sec: 2 },
    ];
    const participants = [
      { name: "Alex", company: "Acme", side: "ours" },
      { name: "Alex", company: "Northwind", side: "customer" },
    ];
    const { call_id, people, next_steps } = await analyzed({ segments, participants });
    expect(people).toEqual([{ name: "Alex", side: null, confidence: 0 }]);
    expect(next_steps.map(({ owner }: { owner: unknown }) => owner)).toEqual([null]);
    const { transcript, call } = (await get(call_id)).json.data;
    expect(transcript[0]).toEqual({ line: 1, ...segments[0] });
    expect(call.duration_sec).toBe(7);
  });

  it("takes 200 speakers", async () => {
    const transcript = Array.from({ length: 200 }, (_, index) => `Person ${index} Last: I agree.`).join("\n");
    const { call_id, people } = await analyzed({ transcript });
    expect(people).toHaveLength(200);
    expect((await get(call_id)).json.data.call.speakers).toHaveLength(200);
    expect(await ids("person=person%20199%20last")).toEqual([call_id]);
  });

  it("keeps HTML, unseen and right-to-left characters as data", async () => {
    const text = "<script>alert(1)</script> \u202eזה\u202c costs $5\u200b0 <b>now</b>.";
    const { call_id } = await analyzed({ transcript: `Ann: ${text}\nBob: Fine by me.`, language: "en" });
    const { transcript } = (await get(call_id)).json.data;
    expect(transcript[0].text).toBe(text);
  });

  it("has no owners and no talk ratio without labels, and says so", async () => {
    const { talk_ratio, next_steps, not_found } = await analyzed(ALL_CALLS.UNLABELLED as Call);
    expect(talk_ratio).toBeNull();
    expect(next_steps.every(({ owner }: { owner: unknown }) => owner === null)).toBe(true);
    expect(not_found.length).toBeGreaterThan(0);
  });
});

describe("limits", () => {
  it("are 400,000 Unicode characters, however they are laid out", async () => {
    const line = "\u{1F600} we will send the offer. ";
    const long = line.repeat(20_000).slice(0, 0) + [...line.repeat(20_000)].slice(0, 400_000).join("");
    expect([...long]).toHaveLength(400_000);
    expect((await analyze({ transcript: `${long.slice(0, -1)}.`, language: "en" })).status).toBe(200);
    expect(await fieldsOf({ transcript: `${long}x` })).toEqual({ transcript: "too_long" });
    const half = { text: "a".repeat(200_000) };
    expect(await fieldsOf({ segments: [half, half, { text: "b" }] })).toEqual({ segments: "too_long" });
    const smiles = { text: "\u{1F600}".repeat(190_000) };
    expect((await analyze({ segments: [smiles, smiles], language: "en" })).status).toBe(200);
  });

  it.each([
    [{}, { transcript: "required" }],
    [{ transcript: " \n " }, { transcript: "too_short" }],
    [{ transcript: "WEBVTT" }, { transcript: "required" }],
    [{ segments: [] }, { segments: "required" }],
    [{ segments: [{ text: " " }] }, { segments: "required" }],
    [{ transcript: TWO, segments: [{ text: "Hi." }] }, { segments: "not_allowed" }],
    [{ transcript: TWO, event_slug: "none" }, { event_slug: "not_allowed" }],
    [{ event_slug: "none" }, { event_slug: "not_found" }],
    [{ call_id: "unknown-id" }, { call_id: "not_found" }],
    [{ transcript: TWO, call_id: `call_${"0".repeat(26)}` }, { call_id: "not_found" }],
    [{ transcript: TWO, call_id: "/etc" }, { call_id: "invalid" }],
    [{ transcript: TWO, call_id: `a${"b".repeat(100)}` }, { call_id: "invalid" }],
    [{ transcript: TWO, language: "pl" }, { language: "unsupported" }],
    [{ transcript: TWO, started_at: "2026-06-01T10:00" }, { started_at: "iso_8601" }],
    [{ transcript: TWO, timezone: "Mars/Base" }, { timezone: "invalid" }],
    [{ transcript: TWO, participants: [{ name: " " }] }, { "participants.0.name": "too_short" }],
  ])("refuse %o", async (body, fields) => {
    expect(await fieldsOf(body)).toEqual(fields);
  });

  it("name a language that isn't supported", async () => {
    const { error } = (await analyze({ transcript: TWO, language: "it" })).json;
    expect(error.message).toContain("Italian");
    const words =
      "Ann: Non è una cosa che abbiamo con gli altri, anche questo è per una sono della grazie perché.";
    expect((await analyze({ transcript: words })).json.error.fields).toEqual({ language: "unsupported" });
  });
});

describe("a call of one's own id", () => {
  it("is replaced by another analysis, whose corrections stay", async () => {
    const call_id = "CRM/47:11";
    await analyzed({ call_id, transcript: TWO, title: "First", keep_days: 30 });
    await corrected(call_id, {
      title: "Ours",
      speakers: [{ name: "Speaker 2", rename: "Sarah", side: "ours" }],
    });
    const again = await analyzed({ call_id, title: "Second", transcript: `${TWO}\nSpeaker 1: Thanks.` });
    expect(again.next_steps[0].owner).toBe("Sarah");
    const { call, transcript } = (await get(call_id)).json.data;
    expect(call).toMatchObject({ title: "Ours", version: 3, lines: 3, speakers: ["Speaker 1", "Sarah"] });
    expect(call.keep_until).not.toBeNull();
    expect(transcript[1].speaker).toBe("Sarah");
    expect((await corrected(call_id, { title: null })).call.title).toBe("Second");
  });

  it("is analyzed again as it is without words", async () => {
    const call_id = "again";
    const first = await analyzed({ call_id, transcript: TWO });
    expect(await analyzed({ call_id })).toEqual(first);
    const dated = await analyzed({ call_id, started_at: "2026-06-01T10:00:00Z" });
    expect(dated.next_steps[0].due).toBe("2026-06-05");
  });

  it("is stored once when it's analyzed twenty times at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => analyze({ call_id: "crowd", transcript: TWO })),
    );
    const versions = answers.map(({ json }) => json.meta.version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await db().salesCall.count({ where: { callId: "crowd" } })).toBe(1);
  });

  it("is another call in another workspace and environment", async () => {
    const others = [await (await makeWorkspace()).callKey(), await workspace.callKey("live")];
    await analyzed({ call_id: "mine", transcript: TWO });
    for (const other of others) {
      const [mine, random] = [await get("mine", other), await get(newId("call"), other)];
      expect(mine.status).toBe(404);
      expect(mine.json.error).toEqual(random.json.error);
      expect(await ids("", other)).toEqual([]);
      const used = await api("POST", "/api/v1/analyze", { key: other, body: { call_id: "mine" } });
      expect(used.json.error.fields).toEqual({ call_id: "not_found" });
      const own = await api("POST", "/api/v1/analyze", {
        ...{ key: other, body: { call_id: "mine", transcript: "Zoe: Hello there." } },
      });
      expect(own.json.meta.version).toBe(1);
    }
    expect((await get("mine")).json.data.call.speakers).toEqual(["Speaker 1", "Speaker 2"]);
  });
});

describe("corrections", () => {
  it("change what depends on them, without a charge", async () => {
    const call_id = "depends";
    const first = await analyzed({ call_id, transcript: TWO });
    const before = await usage();
    const { analysis, call, corrections } = await corrected(call_id, {
      speakers: [
        { name: "Speaker 2", rename: "Sarah Chen", side: "customer" },
        { name: "Speaker 1", side: "ours" },
      ],
      started_at: "2026-06-01T10:00:00Z",
    });
    expect(analysis.next_steps[0]).toMatchObject({ owner: "Sarah Chen", due: "2026-06-05" });
    expect(analysis.next_steps[0].evidence[0].speaker).toBe("Sarah Chen");
    expect(analysis.people).toContainEqual({ name: "Sarah Chen", side: "customer", confidence: 1 });
    const { ours, customer } = analysis.talk_ratio.by_side;
    expect([ours + customer, first.talk_ratio.by_side.ours]).toEqual([1, 0]);
    expect(corrections.speakers).toEqual([{ label: "Speaker 2", name: "Sarah Chen" }]);
    expect(call.version).toBe(2);
    expect((await usage()).used_cents).toBe(before.used_cents);
    expect(await ids("person=chen")).toContain(call_id);
  });

  it("merge speakers into one", async () => {
    const call_id = "merged";
    await analyzed({ call_id, transcript: `${TWO}\nSpeaker 3: And I'll call you on Monday.` });
    const { analysis, call } = await corrected(call_id, {
      speakers: [{ name: "Speaker 3", merge_into: "Speaker 2" }],
    });
    expect(call.speakers).toEqual(["Speaker 1", "Speaker 2"]);
    expect(analysis.people).toHaveLength(2);
    const back = await corrected(call_id, { speakers: [{ name: "Speaker 2", rename: null }] });
    expect(back.call.speakers).toHaveLength(3);
  });

  it("override outcome and scores, and are taken back with null", async () => {
    const call_id = "scored";
    const { outcome, qualification, qualification_score } = await analyzed({ call_id, transcript: TWO });
    const mine = { kind: "agreed", text: "They signed on the phone." };
    const { analysis } = await corrected(call_id, { outcome: mine, scores: { champion: 9 } });
    expect(analysis.outcome).toEqual({ ...mine, evidence: [] });
    expect(analysis.qualification.champion.score).toBe(9);
    expect(analysis.qualification_score).toBeCloseTo(
      qualification_score + (9 - qualification.champion.score) / 8,
      0,
    );
    expect((await analyzed({ call_id })).outcome.text).toBe(mine.text);
    const back = await corrected(call_id, { outcome: null, scores: { champion: null } });
    expect(back.analysis).toMatchObject({ outcome, qualification, qualification_score });
    expect(back.corrections).toMatchObject({ outcome: null, scores: {} });
  });

  it("need the current version, and leave it when nothing changes", async () => {
    const call_id = "versioned";
    await analyzed({ call_id, transcript: TWO });
    const stale = await patch(call_id, { title: "A", expected_version: 7 });
    expect(stale.json.error).toMatchObject({
      code: "version_conflict",
      fields: { expected_version: "invalid" },
    });
    expect((await patch(call_id, { title: "A", expected_version: 1 })).json.meta.version).toBe(2);
    expect((await patch(call_id, { title: "A" })).json.meta.version).toBe(2);
    const unknown = await patch(call_id, { speakers: [{ name: "Zoe", rename: "Ann" }] });
    expect(unknown.json.error.fields).toEqual({ "speakers.0.name": "not_found" });
  });

  it("made at once are all kept", async () => {
    const call_id = "at-once";
    await analyzed({ call_id, transcript: TWO });
    const scores = ["metrics", "champion", "competition", "paper_process"];
    await Promise.all(scores.map((name) => corrected(call_id, { scores: { [name]: 7 } })));
    const { corrections, call } = (await get(call_id)).json.data;
    expect(corrections.scores).toEqual(Object.fromEntries(scores.map((name) => [name, 7])));
    expect(call.version).toBe(5);
  });

  it("leave no words in the audit log", async () => {
    const call_id = "audited";
    await analyzed({ call_id, transcript: TWO });
    await corrected(call_id, { title: "Secret title", scores: { champion: 1 }, reason: "Heard it myself" });
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { subjectId: call_id, action: "updateCall" },
    });
    expect(entry).toMatchObject({
      reason: "Heard it myself",
      after: { version: 2, corrected: ["title", "scores.champion"] },
    });
    expect(JSON.stringify(entry)).not.toContain("Secret");
  });
});

describe("the list", () => {
  it("filters by person, company, dates and title, and pages", async () => {
    const mine = await makeWorkspace();
    const by = await mine.callKey();
    const send = (body: object) =>
      api("POST", "/api/v1/analyze", { key: by, body: { transcript: TWO, ...body } });
    await send({ call_id: "a", title: "Discovery 100%", started_at: "2026-05-01T10:00:00Z" });
    await send({
      ...{ call_id: "b", title: "Demo", started_at: "2026-05-02T23:30:00-05:00" },
      participants: [{ name: "Zoë Lee", company: "Northwind Logistics" }],
    });
    await send({ call_id: "c" });
    expect(await ids("", by)).toEqual(["c", "b", "a"]);
    expect(await ids("person=LEE", by)).toEqual(["b"]);
    expect(await ids("person=le", by)).toEqual([]);
    expect(await ids("person=speaker%201", by)).toEqual(["c", "b", "a"]);
    expect(await ids("company=northwind", by)).toEqual(["b"]);
    expect(await ids("q=100%25", by)).toEqual(["a"]);
    expect(await ids("q=%25", by)).toEqual(["a"]);
    expect(await ids("from=2026-05-03T00:00:00Z&to=2026-05-04T00:00:00Z", by)).toEqual(["b"]);
    expect(await ids("source=show", by)).toEqual([]);
    expect(await ids("sort=started_at&order=asc", by)).toEqual(["a", "b", "c"]);
    const first = await api("GET", "/api/v1/calls?limit=2", { key: by });
    expect(await ids(`limit=2&cursor=${first.json.meta.next_cursor}`, by)).toEqual(["a"]);
  });
});

it("lists the outcome, as corrected, and how much each side said", async () => {
  const { analysis } = (await get((await analyzed({ ...CLEAN, call_id: "listed" })).call_id)).json.data;
  const listed = async () =>
    (await api("GET", "/api/v1/calls?limit=200", { key })).json.data.find(
      ({ call_id }: { call_id: string }) => call_id === "listed",
    );
  expect(await listed()).toMatchObject({
    outcome: analysis.outcome.kind,
    talk_ratio: analysis.talk_ratio.by_side,
  });
  const other = analysis.outcome.kind === "open" ? "agreed" : "open";
  const { call } = await corrected("listed", { outcome: { kind: other, text: "They called back." } });
  expect(call.outcome).toBe(other);
  expect((await listed()).outcome).toBe(other);
});

describe("deleting", () => {
  it("deletes a call once", async () => {
    await analyzed({ call_id: "gone", transcript: TWO });
    const gone = await api("DELETE", path("gone"), { key });
    expect(gone.json.data).toEqual({ call_id: "gone", deleted: true });
    expect((await api("DELETE", path("gone"), { key })).status).toBe(404);
    expect((await get("gone")).status).toBe(404);
  });

  it("is seen by a correction that waits for it", async () => {
    await analyzed({ call_id: "going", transcript: TWO });
    const answer = await whileOpen(
      () => db().salesCall.deleteMany({ where: { callId: "going" } }),
      () => patch("going", { title: "Another title" }),
    );
    expect([answer.status, answer.json.error.code]).toEqual([404, "not_found"]);
  });

  it("happens automatically when the days to keep it are over", async () => {
    await analyzed({ call_id: "kept", transcript: TWO, keep_days: 1 });
    await analyzed({ call_id: "over", transcript: TWO, keep_days: 1 });
    await db().salesCall.updateMany({ where: { callId: "over" }, data: { keepUntil: new Date(0) } });
    await sweepCalls();
    expect((await get("over")).status).toBe(404);
    expect((await get("kept")).status).toBe(200);
    await analyzed({ call_id: "kept", keep_days: null });
    expect((await get("kept")).json.data.call.keep_until).toBeNull();
  });
});

it("keeps words out of the request log", async () => {
  const answer = await analyze({ transcript: "Ann: A sentence for no log at all." });
  const logged = await db().requestDetail.findMany({ where: { requestBody: { contains: "for no log" } } });
  expect([answer.status, logged]).toEqual([200, []]);
});
