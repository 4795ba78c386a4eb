import { beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db, outsideTransaction } from "@/lib/platform/database/db";
import { credits, ORDINARY_REQUEST_MICROS } from "@/lib/platform/money/money";
import { newId } from "@/lib/platform/runtime/ids";
import { makeRecordedShow } from "@/test/support/recorded-show";
import { makeToldShow, TOLD, TOLD_SECONDS, type ToldShow } from "@/test/support/told-show";
import { until } from "@/test/support/until";
import { waitingStatements } from "@/test/support/waiting-statements";
import { eraseMoments } from "./erase-moments";
import type { ShortsWire } from "./schema";

/** The ordinary request is part of it. */
const PRICE = credits(8) - ORDINARY_REQUEST_MICROS;

let recorded: ToldShow;

const path = (rest = "") => `/v1/events/${recorded.show.slug}/shorts${rest}`;
const list = async (query = ""): Promise<ShortsWire> => {
  const answer = await recorded.show.byKey("GET", path(query));
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
};
const analyze = (body: object = {}) => recorded.show.byKey("POST", path("/analyze"), body);
const manage = (body: object) => recorded.show.byKey("POST", path("/segments"), body);
async function analyzed(): Promise<ShortsWire> {
  const answer = await analyze();
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const spent = async () =>
  (
    await db().ledgerEntry.findMany({
      where: { workspaceId: recorded.show.workspace.workspaceId, kind: "clip_analysis" },
    })
  ).map(({ state, settledMicros }) => [state, Number(settledMicros ?? 0)]);

beforeEach(async () => {
  recorded = await makeToldShow();
});

it("a segment that is created while someone is erased has neither their words nor their name", async () => {
  const { ana, recordingId, show } = recorded;
  let creating: ReturnType<typeof manage> | undefined;
  const erase = async (ctx: Ctx) => {
    await ctx.sql("", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [recordingId]);
    const theirs = { eventId: show.eventId, personId: ana };
    await ctx.db.captionLine.updateMany({ where: theirs, data: { name: "", text: "" } });
    await eraseMoments(ctx, { id: recordingId }, [ana]);
    await outsideTransaction(async () => {
      creating = manage({ action: "create", start_sec: 24, end_sec: 43 });
      await until(async () => (await waitingStatements()).length > 0);
    });
  };
  await asSystem("test", { workspaceId: show.workspace.workspaceId, environment: "test" }, erase);
  const answer = await creating;
  expect(answer?.status, answer?.text).toBe(200);
  const segment = await db().clipSegment.findFirstOrThrow({ where: { recordingId } });
  expect(segment).toMatchObject({ title: "Moment", speakers: [] });
});

describe("moments of a recording", () => {
  it("are found once per version of the transcript, for eight credits", async () => {
    expect(await list()).toMatchObject({ analysis: { state: "none" }, segments: [] });
    const quote = await analyze({ dry_run: true });
    expect(quote.json.meta.quote.credits).toBe(8);
    expect(quote.json.data.segments).toHaveLength(1);
    expect((await list()).segments).toEqual([]);
    const { analysis, segments } = await analyzed();
    expect(analysis).toMatchObject({ state: "ready", transcript_version: 1 });
    expect(segments[0]).toMatchObject({
      ...{
        segment_id: 1,
        origin: "found",
        title: TOLD[0],
        needs_context: false,
        archived: false,
        note: null,
      },
      speakers: [
        { person_id: recorded.ana, name: "Ana Ruiz" },
        { person_id: recorded.host, name: "Host" },
      ],
    });
    expect(segments[0]?.start_sec).toBeCloseTo(20, 0);
    expect(segments[0]?.evidence.map(({ kind }) => kind)).toContain("question_answered");
    expect(await spent()).toEqual([["settled", PRICE]]);
    const again = await analyze({ dry_run: true });
    expect(again.json.meta.quote.credits).toBeLessThan(0.1);
    expect((await analyzed()).segments).toEqual(segments);
    expect(await spent()).toHaveLength(1);
  });

  it("cost once, however many ask at the same time", async () => {
    const answers = await Promise.all([analyze(), analyze(), analyze()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const paid = (await spent()).filter(([, micros]) => micros !== 0);
    expect(paid).toEqual([["settled", PRICE]]);
    expect((await list()).segments).toHaveLength(1);
  });

  it("are there for everyone who agreed to be recorded, and for no one else", async () => {
    await recorded.say(recorded.ben, "This is private. It turns out that nobody should hear it.", 60, 14);
    const { segments } = await analyzed();
    expect(JSON.stringify(segments)).not.toContain("private");
  });

  it("are stale after a correction, and then cost again", async () => {
    await analyzed();
    const line = await db().captionLine.findFirstOrThrow({
      where: { text: TOLD[3] ?? "", eventId: recorded.show.eventId },
    });
    const corrected = await recorded.show.byKey("PATCH", `/v1/events/${recorded.show.slug}/transcript`, {
      corrections: [{ segment_id: line.id, text: "Nobody noticed for a month." }],
    });
    expect(corrected.status, corrected.text).toBe(200);
    expect((await list()).analysis.state).toBe("stale");
    expect((await analyzed()).analysis).toMatchObject({ state: "ready", transcript_version: 2 });
    expect(await spent()).toHaveLength(2);
  });

  it("are found again for free by a newer finder", async () => {
    const [before] = (await analyzed()).segments;
    await db().momentSearch.updateMany({ data: { finder: "an older one" } });
    await db().clipSegment.updateMany({ data: { title: "What the older one found" } });
    expect((await list()).analysis.state).toBe("ready");
    expect((await analyze({ dry_run: true })).json.meta.quote.credits).toBeLessThan(0.1);
    const [after] = (await analyzed()).segments;
    expect(after).toEqual({ ...before, created_at: expect.any(String) });
    expect(await spent()).toEqual([["settled", PRICE]]);
  });

  it("that are found again don't overlap those that stay", async () => {
    const [first] = (await analyzed()).segments;
    await manage({ action: "note", segment_id: first?.segment_id, note: "Ours" });
    // Trimmed since: it and what is found at its place share more than a fifth, but less than what makes them one.
    const where = { recordingId: recorded.recordingId, number: first?.segment_id ?? 0 };
    const { fromMs, toMs } = await db().clipSegment.findFirstOrThrow({ where });
    const shift = Math.round(0.5 * (toMs - fromMs));
    await db().clipSegment.updateMany({ where, data: { fromMs: fromMs + shift, toMs: toMs + shift } });
    await db().momentSearch.deleteMany({ where: { recordingId: recorded.recordingId } });
    expect((await analyzed()).segments.map(({ segment_id }) => segment_id)).toEqual([first?.segment_id]);
  });

  it("move with edits, and have no time while an edit cuts part of them out", async () => {
    const { segments } = await analyzed();
    const start = segments[0]?.start_sec ?? 0;
    const edits = `/v1/events/${recorded.show.slug}/recordings/${recorded.recordingId}/edits`;
    const edit = async (from_sec: number, to_sec: number) => {
      const answer = await recorded.show.byKey("POST", edits, { kind: "drop", from_sec, to_sec });
      expect(answer.status, answer.text).toBe(200);
      return answer.json.data.edit.id;
    };
    await edit(2, 7);
    expect((await list()).segments[0]?.start_sec).toBeCloseTo(start - 5, 1);
    const id = await edit(21, 23);
    expect((await list()).segments[0]).toMatchObject({ start_sec: null, end_sec: null });
    await recorded.show.byKey("POST", `${edits}/${id}/undo`, {});
    expect((await list()).segments[0]?.start_sec).toBeCloseTo(start - 5, 1);
  });

  it("quote nothing of what was redacted or muted since", async () => {
    const { segments } = await analyzed();
    expect(JSON.stringify(segments)).toContain("cloud bill");
    const edits = `/v1/events/${recorded.show.slug}/recordings/${recorded.recordingId}/edits`;
    const muted = await recorded.show.byKey("POST", edits, { kind: "mute_person", person_id: recorded.host });
    expect(muted.status, muted.text).toBe(200);
    const after = (await list()).segments;
    expect(after[0]?.title).toBe("Moment");
    expect(JSON.stringify(after)).not.toMatch(/cloud bill|“/);
    expect(after[0]?.evidence.map(({ text }) => text)).toContain("Names a number.");
    await db().momentSearch.deleteMany({ where: { recordingId: recorded.recordingId } });
    expect(JSON.stringify((await analyzed()).segments)).not.toContain("cloud bill");
  });

  it("need a show that is over and a transcript", async () => {
    await db().recording.update({ where: { id: recorded.recordingId }, data: { state: "live" } });
    const live = await analyze();
    expect([live.status, live.json.error.fields]).toEqual([409, { status: "live" }]);
    await db().recording.update({ where: { id: recorded.recordingId }, data: { state: "ready" } });
    await db().captionLine.deleteMany({ where: { eventId: recorded.show.eventId } });
    expect((await analyze()).status).toBe(404);
    expect((await spent()).every(([, micros]) => micros === 0)).toBe(true);
    expect((await analyze({ recording_id: newId("rec") })).status).toBe(404);
  });

  it("are gone with the words of someone who is erased", async () => {
    await analyzed();
    const created = await manage({ action: "create", start_sec: 24, end_sec: 34, note: "Ana at her best" });
    expect(created.status, created.text).toBe(200);
    await db().recordingTrack.create({
      data: {
        id: newId("trk"),
        recordingId: recorded.recordingId,
        personId: recorded.ana,
        kind: "microphone",
      },
    });
    const url = `/v1/events/${recorded.show.slug}/recordings/${recorded.recordingId}?person_id=${recorded.ana}&confirm=true`;
    const erased = await recorded.show.byKey("DELETE", url);
    expect(erased.status, erased.text).toBe(200);
    const { analysis, segments } = await list();
    expect(analysis.state).toBe("none");
    expect(segments).toMatchObject([{ origin: "crew", title: "Moment", speakers: [], note: null }]);
  });
});

describe("a segment", () => {
  it("is archived, restored and noted, and stays as it is when moments are found again", async () => {
    const id = (await analyzed()).segments[0]?.segment_id;
    const noted = await manage({ action: "note", segment_id: id, note: "For the newsletter" });
    expect(noted.json.data).toMatchObject({ note: "For the newsletter", archived: false });
    expect((await manage({ action: "archive", segment_id: id })).json.data.archived).toBe(true);
    expect((await list()).segments).toEqual([]);
    expect((await list("?include_archived=true")).segments).toHaveLength(1);
    await db().momentSearch.deleteMany({});
    expect((await analyzed()).segments).toEqual([]);
    const restored = await manage({ action: "restore", segment_id: id });
    expect(restored.json.data).toMatchObject({ segment_id: id, archived: false });
    expect((await manage({ action: "note", segment_id: id, note: "" })).json.data.note).toBeNull();
    const audit = await db().auditEntry.findMany({ where: { subjectType: "clip_segment" } });
    expect(JSON.stringify(audit)).not.toContain("newsletter");
  });

  it("of one's own has 5 to 120 seconds of one part of the show", async () => {
    const create = async (start_sec: number, end_sec: number) => {
      const { status, json } = await manage({ action: "create", start_sec, end_sec });
      return status === 200 ? "ok" : json.error.fields;
    };
    expect(await create(24, 28.99)).toEqual({ end_sec: "too_small" });
    expect(await create(24, 29)).toBe("ok");
    expect(await create(40, 30)).toEqual({ end_sec: "too_small" });
    expect(await create(0, 120.01)).toEqual({ end_sec: "too_large" });
    expect(await create(110, TOLD_SECONDS + 5)).toEqual({ end_sec: "too_large" });
    const [own] = (await list()).segments;
    expect(own).toMatchObject({ origin: "crew", score: null, start_sec: 24, end_sec: 29, title: TOLD[1] });
  });

  it("is named where it has to be, and unknown ones are refused alike", async () => {
    const fields = async (body: object) => (await manage(body)).json.error.fields;
    expect(await fields({ action: "archive" })).toEqual({ segment_id: "required" });
    expect(await fields({ action: "note", segment_id: 1 })).toEqual({ note: "required" });
    expect(await fields({ action: "archive", segment_id: 1, note: "x" })).toEqual({ note: "unknown_field" });
    expect(await fields({ action: "create", segment_id: 1 })).toEqual({
      ...{ segment_id: "unknown_field", start_sec: "required", end_sec: "required" },
    });
    expect(await fields({ action: "sing", segment_id: 1 })).toEqual({ action: "unsupported" });
    expect(await fields({ action: "archive", segment_id: 99 })).toEqual({ segment_id: "not_found" });
    const other = await makeRecordedShow();
    expect((await analyzed()).segments[0]?.segment_id).toBe(1);
    const foreign = await other.show.byKey("POST", `/v1/events/${other.show.slug}/shorts/segments`, {
      ...{ action: "archive", segment_id: 1 },
    });
    expect(foreign.json.error.fields).toEqual({ segment_id: "not_found" });
  });
});
