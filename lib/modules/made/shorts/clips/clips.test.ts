import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { db, sql } from "@/lib/platform/database/db";
import { startReconciler } from "@/lib/platform/jobs/reconciler";
import { joinPool } from "@/lib/platform/processes/pool";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import * as faces from "@/lib/providers/faces";
import { checkEmitted } from "@/test/support/emitted-events";
import { startServer } from "@/test/support/http-server";
import { type MadeProgram, makeProgram, storeProgram } from "@/test/support/made-program";
import { canRender } from "@/test/support/ready-program";
import { dateShow, makeRecordedShow } from "@/test/support/recorded-show";
import { runDispatch } from "@/test/support/run-jobs";
import type { TestShow } from "@/test/support/show";
import { expectLogged } from "@/test/support/test-log";
import type { ShortsWire } from "../schema";
import { CAPTION_PRESETS, CLIP_TEMPLATES, type ClipWire } from "./clip-schema";
import { endFailedClip, noteQuality } from "./making/end-clip";

checkEmitted("short.ready", "short.failed");

/** Seconds on air. Pieces are stored of its first 6.5. */
const SECONDS = 60;
let program: MadeProgram;
let stop: () => Promise<void>;
beforeAll(async () => {
  const server = await startServer();
  stop = () => server.stop();
  Object.assign(env(), { PUBLIC_URL: server.url });
  if (canRender) program = await makeProgram();
});
afterAll(() => stop());

let made: { show: TestShow; id: string; ana: string };
beforeEach(async () => {
  if (!canRender) return;
  const recorded = await makeRecordedShow();
  const { recordingId: id, sessionId, show, ana, command } = recorded;
  await command({ action: "bring_on", identity: ana });
  const began = await dateShow(recorded, SECONDS, { bring_on: 1 });
  const endedAt = new Date(began.getTime() + SECONDS * 1_000);
  await db().recording.update({ where: { id }, data: { state: "ready", endedAt } });
  await storeProgram({ id, sessionId }, program);
  made = { show, id, ana };
});

const path = (rest: string) => `/v1/events/${made.show.slug}/shorts${rest}`;
const render = (body: object = {}) =>
  made.show.byKey("POST", path("/render"), { start_sec: 0.5, end_sec: 5.7, ...body });
const cancel = (job_id: number) => made.show.byKey("POST", path("/jobs"), { action: "cancel", job_id });

async function queued(body: object = {}): Promise<ClipWire> {
  const answer = await render(body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

async function list(): Promise<ShortsWire> {
  const answer = await made.show.byKey("GET", path(""));
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

/** Runs the queued jobs through the real function. */
async function renderAll(): Promise<unknown[]> {
  const rows = await sql<{ id: string; handout: number }>(
    "test_clip_handout",
    `UPDATE job SET handout = handout + 1, state = 'dispatched'
     WHERE kind = 'short.render' AND workspace_id = $1 AND state = 'queued' RETURNING id, handout`,
    [made.show.workspace.workspaceId],
  );
  const ends: unknown[] = [];
  for (const { id, handout } of rows)
    ends.push((await runDispatch({ jobId: id, kind: "short.render", handout })).end);
  return ends;
}

const spent = async () =>
  (
    await db().ledgerEntry.findMany({
      where: { workspaceId: made.show.workspace.workspaceId, kind: "clip_render" },
    })
  ).map(({ state }) => state);

describe.skipIf(!canRender)("a clip", () => {
  it("is rendered, downloaded, and has taken its price and a slot", async () => {
    const facesIn = vi.fn<faces.FaceFinder["facesIn"]>(async () => []);
    vi.spyOn(faces, "faceFinder").mockReturnValue({ facesIn });
    const clip = await queued({ title: "Beeps", template_id: "editorial_motion", orientation: "square" });
    expect(clip).toMatchObject({ job_id: 1, segment_id: 1, state: "queued", mp4_url: null, preview: false });
    expect(await renderAll()).toEqual(["succeeded"]);
    // For its thumbnail only.
    expect(facesIn).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    const { clips, slots, segments, catalog } = await list();
    expect(catalog.templates?.map(({ id }) => id)).toEqual(CLIP_TEMPLATES);
    expect(catalog.caption_presets?.map(({ id }) => id).sort()).toEqual([...CAPTION_PRESETS].sort());
    expect(clips).toMatchObject([
      { state: "ready", width: 720, height: 720, stale: false, orientation: "square" },
    ]);
    expect(clips[0]?.duration_sec).toBeCloseTo(5.2, 1);
    expect([slots.used, segments.length]).toEqual([1, 1]);
    const file = await fetch(clips[0]?.mp4_url ?? "");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "video/mp4"]);
    expect(file.headers.get("content-disposition")).toContain(`${made.show.slug}-clip-1.mp4`);
    expect((await fetch(clips[0]?.thumbnail_url ?? "")).status).toBe(200);
    expect(await spent()).toEqual(["settled"]);
    const { transcriptVersion } = await db().clip.findFirstOrThrow({ where: { recordingId: made.id } });
    expect(transcriptVersion).toBe(1);
  });

  it("is created as a job as well, and says how far it is and what was asked for", async () => {
    const create = (clip: object) => made.show.byKey("POST", path("/jobs"), { action: "create", clip });
    // Without captions, the dark program would be a black picture but for the paper.
    const look = { template_id: "editorial_motion", orientation: "square", caption: { show: false } };
    const answer = await create({ start_sec: 0.5, end_sec: 5.7, ...look });
    expect(answer.status, answer.text).toBe(200);
    const { job_id, segment_id } = answer.json.data;
    expect(answer.json.data).toMatchObject({ state: "queued", stage: null, progress: 0, look });
    expect(await spent()).toEqual(["reserved"]);
    await db().clip.updateMany({
      where: { number: job_id, recordingId: made.id },
      data: { state: "running" },
    });
    const { id } = await db().clip.findFirstOrThrow({ where: { recordingId: made.id } });
    await db().job.updateMany({ where: { subject: id }, data: { stage: "checking", progress: 85 } });
    expect((await list()).clips[0]).toMatchObject({ stage: "checking", progress: 85 });
    await renderAll();
    expect((await list()).clips[0]).toMatchObject({ state: "ready", stage: null, progress: 100, segment_id });
    expect(await spent()).toEqual(["settled"]);
    const refused = await create({ start_sec: 0.5, segment_id });
    expect(refused.json.error.fields).toEqual({ "clip.end_sec": "required" });
    expect((await create({ start_sec: 0.5, orientation: "round" })).json.error.fields).toEqual({
      "clip.orientation": "not_allowed",
    });
    expect((await made.show.byKey("POST", path("/jobs"), { job_id })).json.error.fields).toMatchObject({
      action: "unsupported",
    });
  });

  it("keeps its segment's slot in another look, and previews cost nothing", async () => {
    const first = await queued();
    const again = await queued({ start_sec: 0.7, orientation: "horizontal" });
    expect(again.segment_id).toBe(first.segment_id);
    const preview = await queued({
      preview: true,
      start_sec: undefined,
      end_sec: undefined,
      segment_id: first.segment_id,
    });
    expect(preview).toMatchObject({ preview: true, segment_id: first.segment_id });
    expect(await spent()).toEqual(["open", "open"].map(() => expect.any(String)));
    expect((await list()).slots.used).toBe(1);
    const dry = await render({ dry_run: true });
    expect(dry.json.meta.quote.credits).toBe(10);
    expect((await list()).clips).toHaveLength(3);
  });

  it("is trimmed without another slot, and its segment keeps the new times", async () => {
    const { segment_id } = await queued({ start_sec: 0.5, end_sec: 20 });
    const times = async () => {
      const { start_sec, end_sec } = (await list()).segments[0] ?? {};
      return [start_sec, end_sec];
    };
    await queued({ segment_id, start_sec: 1.2, end_sec: 7.5, preview: true });
    expect(await times()).toEqual([0.5, 20]);
    const trimmed = await queued({ segment_id, start_sec: 1.2, end_sec: 7.5 });
    expect(trimmed.segment_id).toBe(segment_id);
    expect(await times()).toEqual([1.2, 7.5]);
    const clip = await db().clip.findFirstOrThrow({
      where: { number: trimmed.job_id, recordingId: made.id },
    });
    expect(clip.toMs - clip.fromMs).toBe(6_300);
    expect((await list()).slots.used).toBe(1);
    const away = await render({ segment_id, start_sec: 16, end_sec: 26 });
    expect(away.json.error.fields).toEqual({ segment_id: "not_allowed" });
    const audit = await db().auditEntry.findFirstOrThrow({ where: { subjectType: "clip_segment" } });
    expect(audit.after).toMatchObject({ to_ms: expect.any(Number) });
  });

  it("is cancelled while it's queued, and then neither rendered nor paid", async () => {
    const { job_id } = await queued();
    expect((await cancel(job_id)).json.data.state).toBe("cancelled");
    expect(await renderAll()).toEqual([]);
    expect((await list()).clips).toEqual([]);
    expect((await list()).slots.used).toBe(0);
    expect(await spent()).toEqual(["released"]);
    const running = await queued();
    await db().clip.updateMany({
      where: { number: running.job_id, recordingId: made.id },
      data: { state: "running" },
    });
    const late = await cancel(running.job_id);
    expect([late.status, late.json.error.fields]).toEqual([409, { status: "running" }]);
    expect((await cancel(99)).json.error.fields).toEqual({ job_id: "not_found" });
  });

  describe("whose worker is killed", () => {
    /** What a worker leaves that was killed while it rendered: nothing of it ends its work. */
    const killed = async (attempt: number) => {
      const clip = await queued({ template_id: "editorial_motion" });
      const { id } = await db().clip.findFirstOrThrow({
        where: { number: clip.job_id, recordingId: made.id },
      });
      await db().clip.update({ where: { id }, data: { state: "running" } });
      const dead = { state: "running", handout: 1, attempt, leaseUntil: new Date(Date.now() - 1_000) };
      await db().job.updateMany({
        where: { subject: id },
        data: { ...dead, stage: "rendering", progress: 25, maxAttempts: 5 },
      });
      return id;
    };
    const reconcile = async () => {
      joinPool("media");
      const reconciler = startReconciler();
      await reconciler.round();
      await reconciler.stop();
      joinPool("app");
    };

    it("is rendered by another one, and paid once", async () => {
      await killed(1);
      expect(await spent()).toEqual(["reserved"]);
      await reconcile();
      expect((await list()).clips[0]?.state).toBe("running");
      expect((await list()).slots.used).toBe(1);
      expect(await renderAll()).toEqual(["succeeded"]);
      expect((await list()).clips).toMatchObject([{ state: "ready", failure: null }]);
      expect([await spent(), (await list()).slots.used]).toEqual([["settled"], 1]);
    });

    it("fails with the reason after its last attempt, and gives price and slot back", async () => {
      const id = await killed(5);
      expectLogged(/job failed/);
      await reconcile();
      const { clips, slots } = await list();
      expect(clips[0]).toMatchObject({ state: "failed", failure: expect.stringContaining("stopped") });
      expect(slots.used).toBe(0);
      expect(await spent()).toEqual(["released"]);
      expect(await db().job.findFirst({ where: { subject: id } })).toMatchObject({ state: "failed" });
    });
  });

  it("that fails gives its price and slot back, and says why", async () => {
    await queued();
    await db().programPiece.deleteMany({ where: { recordingId: made.id, rendition: "sound" } });
    await db().job.updateMany({ where: { kind: "short.render" }, data: { maxAttempts: 1 } });
    expectLogged(/job failed/);
    await renderAll();
    const { clips, slots } = await list();
    expect(clips[0]?.state).toBe("failed");
    expect(clips[0]?.failure).toContain("Pieces");
    expect(slots.used).toBe(0);
    expect(await spent()).toEqual(["released"]);
  });

  it("that doesn't pass its check keeps what was measured", async () => {
    const { job_id: number } = await queued();
    const { id } = await db().clip.findFirstOrThrow({ where: { number, recordingId: made.id } });
    const measured = { frames: 156, soundFrames: 244, blackSeconds: 4.2, frozenSeconds: 0, loudness: -14 };
    await db().clip.update({ where: { id }, data: { state: "running" } });
    await noteQuality(id, { ...measured, isHeldDown: false, problems: ["black_picture"] });
    await endFailedClip(id, "The picture is black for too long.");
    expect((await list()).clips[0]).toMatchObject({
      ...{ state: "failed", mp4_url: null, failure: "The picture is black for too long." },
      quality: { black_sec: 4.2, problems: ["black_picture"] },
    });
    // What isn't rendered any more has nothing to note.
    await noteQuality(id, { ...measured, isHeldDown: false, problems: [] });
    expect((await list()).clips[0]?.quality?.problems).toEqual(["black_picture"]);
  });

  it("is refused without a time, a ready recording, or a free slot", async () => {
    const fields = async (body: object) => (await render(body)).json.error.fields;
    expect(await fields({ start_sec: undefined })).toEqual({ start_sec: "required" });
    expect(await fields({ segment_id: 4 })).toEqual({ segment_id: "not_found" });
    expect(await fields({ start_sec: undefined, end_sec: undefined, segment_id: 4 })).toEqual({
      segment_id: "not_found",
    });
    await db().recording.update({ where: { id: made.id }, data: { state: "processing" } });
    expect(await fields({})).toEqual({ status: "processing" });
    await db().recording.update({ where: { id: made.id }, data: { state: "ready" } });
    const { segment_id } = await queued({ preview: true });
    const segment = await db().clipSegment.findFirstOrThrow({
      where: { number: segment_id, recordingId: made.id },
    });
    const clip = await db().clip.findFirstOrThrow({ where: { recordingId: made.id } });
    await db().event.update({ where: { id: clip.eventId }, data: { clipSlots: 2 } });
    for (let number = 100; number < 102; number += 1) {
      const far = { fromMs: 60_000 * number, toMs: 60_000 * number + 9_000 };
      const { speakers: _speakers, evidence: _evidence, ...facts } = segment;
      await db().clipSegment.create({ data: { ...facts, number, ...far } });
      const { options: _options, people: _people, notes: _notes, quality: _quality, ...row } = clip;
      const own = { id: `clp_${made.id}_${number}`, number, segmentNumber: number, isPreview: false };
      await db().clip.create({ data: { ...row, ...own, options: {} } });
    }
    const refused = (await render()).json.error;
    expect([refused.code, refused.message.includes("2 segments")]).toEqual(["slot_limit_reached", true]);
    const { slots } = (await made.show.byKey("GET", path(""))).json.data;
    expect(slots).toEqual({ used: 2, cap: 2 });
    await made.show.byKey("POST", path("/segments"), { action: "archive", segment_id: 100 });
    await queued();
  });

  it("is gone with the people in it, stale after an edit, and made again if its recording changed", async () => {
    // The program is dark between its flashes; on paper that isn't a black picture.
    await queued({ preview: true, template_id: "editorial_motion" });
    await renderAll();
    const clip = await db().clip.findFirstOrThrow({ where: { recordingId: made.id } });
    expect([clip.state, clip.failure]).toEqual(["ready", null]);
    expect(clip.people).toContain(made.ana);
    const track = { id: newId("trk"), recordingId: made.id, personId: made.ana, kind: "microphone" };
    await db().recordingTrack.create({ data: track });
    await db().recording.update({ where: { id: made.id }, data: { version: { increment: 1 } } });
    expect((await list()).clips[0]?.stale).toBe(true);
    const url = `/v1/events/${made.show.slug}/recordings/${made.id}?person_id=${made.ana}&confirm=true`;
    const erased = await made.show.byKey("DELETE", url);
    expect(erased.status, erased.text).toBe(200);
    expect((await list()).clips).toEqual([]);
    await sweepFiles();
    expect(await db().storedFile.findMany({ where: { id: clip.mp4FileId ?? "" } })).toEqual([]);
  });
});
