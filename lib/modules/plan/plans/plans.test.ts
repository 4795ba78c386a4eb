import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";

checkEmitted("plan.ready", "plan.failed", "event.updated");

const workspace = await makeWorkspace();
const key = await workspace.key();

interface Part {
  id: string;
  title: string;
  notes: string;
}

const call = (method: string, path: string, body?: object) =>
  api(method, `/v1/events/${path}`, { key, ...(body ? { body } : {}) });

async function makeShow(more: object = {}): Promise<string> {
  const body = { title: "Engines", generate_show_plan: false, starts_at: "2031-05-01T16:00:00Z", ...more };
  return (await api("POST", "/v1/showrooms", { key, body })).json.data.showroom.slug;
}

const part = (title: string, more: object = {}) => ({ title, type: "talk", duration_sec: 1_200, ...more });

async function makePlan(...titles: string[]): Promise<{ slug: string; segments: Part[] }> {
  const slug = await makeShow();
  const made = await call("PUT", `${slug}/plan`, { segments: titles.map((title) => part(title)) });
  expect(made.status, made.text).toBe(200);
  return { slug, segments: made.json.data.segments };
}

const planOf = async (slug: string) => (await call("GET", `${slug}/plan`)).json.data;
const titlesOf = (plan: { segments: Part[] }) => plan.segments.map(({ title }) => title);
const audited = (slug: string) =>
  db().auditEntry.findMany({
    where: { workspaceId: workspace.workspaceId, subjectType: "plan", subjectId: slug },
    orderBy: { id: "asc" },
  });

describe("getPlan and replacePlan", () => {
  it("return when each segment starts, and raise both the plan's and the event's version", async () => {
    const slug = await makeShow();
    expect(await planOf(slug)).toMatchObject({ status: "none", segments: [], version: 1, draft: null });
    const done = await call("PUT", `${slug}/plan`, {
      segments: [part("One"), part("Two", { duration_sec: 600 })],
      ticker: ["Hello"],
      expected_version: 1,
      reason: "First idea",
    });
    expect(done.json.meta.version).toBe(2);
    const plan = await planOf(slug);
    expect(plan).toEqual(done.json.data);
    expect(plan).toMatchObject({ source: "person", planned_sec: 3_600, total_sec: 1_800, ticker: ["Hello"] });
    expect(plan.times).toEqual([
      { segment_id: plan.segments[0].id, offset_sec: 0, starts_at: "2031-05-01T16:00:00.000Z" },
      { segment_id: plan.segments[1].id, offset_sec: 1_200, starts_at: "2031-05-01T16:20:00.000Z" },
    ]);
    const { event } = (await call("GET", slug)).json.data;
    expect(event).toMatchObject({ version: 2, plan: { version: 2, segments: plan.segments } });
    expect(await audited(slug)).toMatchObject([{ action: "replacePlan", reason: "First idea" }]);
  });

  it("reject an outdated version without writing anything", async () => {
    const { slug } = await makePlan("One");
    const body = { segments: [part("Late")], expected_version: 1 };
    const late = await call("PUT", `${slug}/plan`, body);
    expect([late.status, late.json.error.code]).toEqual([409, "version_conflict"]);
    expect(titlesOf(await planOf(slug))).toEqual(["One"]);
  });

  it("leave both versions alone when nothing changes", async () => {
    const { slug } = await makePlan("One");
    const { segments, ticker, questions, version } = await planOf(slug);
    const same = await call("PUT", `${slug}/plan`, { segments, ticker, questions });
    expect(same.json.meta.version).toBe(version);
    expect((await call("GET", slug)).json.data.event.version).toBe(2);
  });

  it("let one of several concurrent writes through", async () => {
    const { slug } = await makePlan("One");
    const put = (title: string) =>
      call("PUT", `${slug}/plan`, { segments: [part(title)], expected_version: 2 });
    const answers = await Promise.all(["Mine", "Yours", "Theirs"].map(put));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await planOf(slug)).version).toBe(3);
  });
});

describe("reorderSegments", () => {
  it("moves all segments at once with one audit entry, and returns how to undo it", async () => {
    const { slug, segments } = await makePlan("A", "B", "C");
    const [a = "", b = "", c = ""] = segments.map(({ id }) => id);
    const done = await call("POST", `${slug}/segments/reorder`, { segment_ids: [c, a, b] });
    expect(titlesOf(done.json.data.plan)).toEqual(["C", "A", "B"]);
    const [, entry, ...none] = await audited(slug);
    expect(none).toEqual([]);
    expect(entry).toMatchObject({
      action: "reorderSegments",
      before: { segment_ids: [a, b, c] },
      after: { segment_ids: [c, a, b] },
    });
    const undone = await call("POST", `${slug}/segments/reorder`, done.json.data.undo);
    expect(titlesOf(undone.json.data.plan)).toEqual(["A", "B", "C"]);
    const again = await call("POST", `${slug}/segments/reorder`, done.json.data.undo);
    expect(again.json.error.code).toBe("version_conflict");
  });

  it("requires every segment exactly once", async () => {
    const { slug, segments } = await makePlan("A", "B");
    const [a = "", b = ""] = segments.map(({ id }) => id);
    const fieldsOf = async (segment_ids: string[]) =>
      (await call("POST", `${slug}/segments/reorder`, { segment_ids })).json.error.fields;
    expect(await fieldsOf([b])).toEqual({ segment_ids: "required" });
    expect(await fieldsOf([b, a, b])).toEqual({ "segment_ids.2": "duplicate" });
    expect(await fieldsOf([b, "seg_other", a])).toEqual({ "segment_ids.1": "not_found" });
    expect(await fieldsOf([])).toEqual({ segment_ids: "too_short" });
    expect(titlesOf(await planOf(slug))).toEqual(["A", "B"]);
  });
});

describe("setSegmentPoll", () => {
  const poll = { question: "Tea or coffee?", options: ["Tea", "Coffee"] };

  it("sets and removes a segment's poll", async () => {
    const { slug, segments } = await makePlan("A", "B");
    const path = `${slug}/segments/${segments[1]?.id}/poll`;
    const set = await call("PUT", path, { poll });
    expect(set.json.data).toMatchObject({ segment: { title: "B", poll }, version: 3 });
    const plan = await planOf(slug);
    expect(plan.segments.map((one: { poll: unknown }) => one.poll)).toEqual([null, poll]);
    expect((await call("PUT", path, { poll: null })).json.data.segment.poll).toBeNull();
    const [, entry] = await audited(slug);
    expect(entry).toMatchObject({ before: { poll: null }, after: { poll } });
  });

  it("rejects an unknown segment and a poll with only one option", async () => {
    const { slug, segments } = await makePlan("A");
    expect((await call("PUT", `${slug}/segments/seg_none/poll`, { poll })).status).toBe(404);
    const one = { poll: { ...poll, options: ["Tea"] } };
    const refused = await call("PUT", `${slug}/segments/${segments[0]?.id}/poll`, one);
    expect(refused.json.error.fields).toEqual({ "poll.options": "too_small" });
    const empty = await makeShow();
    expect((await call("PUT", `${empty}/segments/seg_none/poll`, { poll })).status).toBe(404);
  });
});

describe("validatePlan", () => {
  it("checks the stored plan or the given one, and stores nothing", async () => {
    const slug = await makeShow({ guests: [{ name: "Ada Lovelace" }] });
    await call("PUT", `${slug}/plan`, { segments: [part("Long", { duration_sec: 4_500 })] });
    const stored = (await call("POST", `${slug}/plan/validate`, {})).json.data;
    expect(stored).toMatchObject({ valid: false, version: 2, planned_sec: 3_600, total_sec: 4_500 });
    expect(stored.findings.map(({ code }: { code: string }) => code)).toEqual([
      "over_time",
      "guest_without_part",
      "nobody_assigned",
    ]);
    const plan = { segments: [part("Better", { duration_sec: 3_600, assignee: "Ada Lovelace" })] };
    const given = (await call("POST", `${slug}/plan/validate`, { plan })).json.data;
    expect(given).toMatchObject({ valid: true, findings: [] });
    expect(titlesOf(await planOf(slug))).toEqual(["Long"]);
  });

  it("reports missing slides and guests removed from the roster", async () => {
    const slug = await makeShow({ guests: [{ name: "Ada Lovelace" }] });
    const { id } = (await call("GET", slug)).json.data.event.guests[0];
    const slide = { presentation_id: "prs_none", page: 1 };
    await call("PUT", `${slug}/plan`, {
      segments: [part("One", { duration_sec: 3_600, assignee: id, slide })],
    });
    await call("PATCH", slug, { guests: [{ id, remove: true }] });
    const { findings } = (await call("POST", `${slug}/plan/validate`, {})).json.data;
    expect(findings).toMatchObject([
      { code: "unknown_person", severity: "error", path: "segments.0.assignee" },
      { code: "missing_slide", severity: "error", path: "segments.0.slide" },
    ]);
  });
});

describe("generatePlan and decidePlanDraft", () => {
  const brief = "45 minutes. Topics: evaluations, budgets. With Ana Ruiz (CTO).";
  const drafted = async (slug: string, body: object = {}) => {
    const asked = await call("POST", `${slug}/plan/generate`, body);
    expect(asked.status, asked.text).toBe(202);
    expect(asked.json.data).toMatchObject({ status: "writing", progress: 0, changes: [] });
    await runDueJobs();
    return (await planOf(slug)).draft;
  };

  it("leave the run of show alone until the draft is taken, then apply its changes", async () => {
    const slug = await makeShow({ brief });
    const draft = await drafted(slug);
    expect(draft).toMatchObject({ status: "ready", progress: 100, source: "rules", keep_edits: true });
    expect(new Set(draft.changes.map(({ change }: { change: string }) => change))).toEqual(
      new Set(["added", "changed"]),
    );
    expect(await planOf(slug)).toMatchObject({ segments: [], version: 1 });
    const decision = { action: "take", draft_id: draft.id, expected_version: 1 };
    const taken = (await call("POST", `${slug}/plan/draft`, decision)).json.data;
    expect(taken).toMatchObject({ status: "ready", source: "rules", version: 2, draft: null });
    const added = draft.changes.filter(({ change }: { change: string }) => change === "added");
    expect(titlesOf(taken)).toEqual(added.map(({ title }: { title: string }) => title));
    expect(taken.outline.people).toMatchObject([{ name: "Ana Ruiz" }]);
    const { guests } = (await call("GET", slug)).json.data.event;
    expect(guests).toMatchObject([{ name: "Ana Ruiz", accepted: false }]);
  });

  it("keep people's changes unless told not to", async () => {
    const slug = await makeShow({ brief });
    const first = await drafted(slug);
    await call("POST", `${slug}/plan/draft`, { action: "take", draft_id: first.id });
    const { segments, ticker, questions } = await planOf(slug);
    const mine = segments.map((one: Part, index: number) => (index === 1 ? { ...one, notes: "Mine" } : one));
    await call("PUT", `${slug}/plan`, { segments: mine, ticker, questions });
    expect((await planOf(slug)).edits).toMatchObject([{ change: "changed", fields: ["notes"] }]);

    const kept = await drafted(slug);
    expect(kept.changes).toEqual([]);
    const over = await drafted(slug, { keep_edits: false });
    expect(over.changes).toEqual([
      {
        change: "changed",
        segment_id: segments[1].id,
        title: segments[1].title,
        fields: [{ field: "notes", before: "Mine", after: segments[1].notes }],
      },
    ]);
    await call("POST", `${slug}/plan/draft`, { action: "take", draft_id: over.id });
    expect(await planOf(slug)).toMatchObject({ segments, edits: [], edited_at: null });
  });

  it("say that a draft can't be combined with edits, and keep it until it's discarded", async () => {
    const slug = await makeShow({ brief });
    const first = await drafted(slug);
    expect(first.fits).toBe(true);
    await call("POST", `${slug}/plan/draft`, { action: "take", draft_id: first.id });
    await call("PUT", `${slug}/plan`, { segments: [{ title: "Mine", type: "talk", duration_sec: 600 }] });
    const before = await planOf(slug);
    const draft = await drafted(slug);
    expect(draft).toMatchObject({ fits: false, changes: [] });
    const taken = await call("POST", `${slug}/plan/draft`, { action: "take", draft_id: draft.id });
    expect([taken.status, taken.json.error.fields]).toEqual([409, { status: "ready" }]);
    expect(await planOf(slug)).toEqual({ ...before, draft });
    const over = await drafted(slug, { keep_edits: false });
    expect(over.fits).toBe(true);
    await call("POST", `${slug}/plan/draft`, { action: "take", draft_id: over.id });
    expect(titlesOf(await planOf(slug))).not.toContain("Mine");
  });

  it("write from another brief when given one, and can discard the draft", async () => {
    const slug = await makeShow({ brief });
    const draft = await drafted(slug, { brief: "30 minutes about compost and worms" });
    expect(JSON.stringify(draft.changes)).toContain("ompost");
    expect((await call("GET", slug)).json.data.event.brief).toBe(brief);
    const discarded = await call("POST", `${slug}/plan/draft`, { action: "discard", draft_id: draft.id });
    expect(discarded.json.data).toMatchObject({ segments: [], version: 1, draft: null });
    const again = await call("POST", `${slug}/plan/draft`, { action: "take", draft_id: draft.id });
    expect(again.json.error.fields).toEqual({ draft_id: "not_found" });
  });

  it("write one draft at a time, and reject an outdated version", async () => {
    const slug = await makeShow({ brief });
    const [one, two] = await Promise.all([1, 2].map(() => call("POST", `${slug}/plan/generate`, {})));
    expect([one?.status, two?.status].sort()).toEqual([202, 409]);
    const { draft } = await planOf(slug);
    const early = await call("POST", `${slug}/plan/draft`, { action: "take", draft_id: draft.id });
    expect(early.json.error.fields).toEqual({ status: "writing" });
    await runDueJobs();
    await call("PUT", `${slug}/plan`, { segments: [part("Meanwhile")] });
    const decision = { action: "take", draft_id: draft.id, expected_version: 1 };
    expect((await call("POST", `${slug}/plan/draft`, decision)).json.error.code).toBe("version_conflict");
    expect((await planOf(slug)).draft.id).toBe(draft.id);
  });

  it("allow another draft after the job ended without one", async () => {
    const slug = await makeShow({ brief });
    const { job_id } = (await call("POST", `${slug}/plan/generate`, {})).json.data;
    await db().job.update({ where: { id: job_id }, data: { state: "cancelled", endedAt: new Date() } });
    expect((await planOf(slug)).draft.status).toBe("failed");
    expect(await drafted(slug)).toMatchObject({ status: "ready" });
  });

  it("fail with a note when the show no longer accepts a draft", async () => {
    const slug = await makeShow({ brief });
    await call("POST", `${slug}/plan/generate`, {});
    await db().event.update({ where: { slug }, data: { state: "archived" } });
    await runDueJobs();
    const { draft } = await planOf(slug);
    expect(draft).toMatchObject({ status: "failed", note: "The show no longer takes a draft." });
    const refused = await call("POST", `${slug}/plan/generate`, {});
    expect(refused.json.error.fields).toEqual({ status: "archived" });
  });

  it("charge one credit, or none if the draft was deleted before it was written", async () => {
    const free = await makeWorkspace({ plan: "free" });
    const own = await free.key();
    const spent = async () => {
      const { committedMicros } = await db().budget.findFirstOrThrow({
        where: { workspaceId: free.workspaceId },
      });
      const plans = await db().ledgerEntry.findMany({
        where: { workspaceId: free.workspaceId, kind: "plan" },
        orderBy: { id: "asc" },
      });
      return { committed: Number(committedMicros), states: plans.map(({ state }) => state) };
    };
    const body = { title: "Budgets", brief, generate_show_plan: false };
    const made = await api("POST", "/v1/showrooms", { key: own, body });
    const path = `/v1/events/${made.json.data.showroom.slug}`;
    await api("POST", `${path}/plan/generate`, { key: own, body: {} });
    await runDueJobs();
    expect((await spent()).states).toEqual(["settled"]);
    await api("POST", `${path}/plan/generate`, { key: own, body: {} });
    const { id } = await db().event.findFirstOrThrow({ where: { workspaceId: free.workspaceId } });
    await db().planDraft.delete({ where: { eventId: id } });
    await runDueJobs();
    expect((await spent()).states).toEqual(["settled", "released"]);
  });
});
