import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { makeToldShow, type ToldShow } from "@/test/support/told-show";

let told: ToldShow;
beforeEach(async () => {
  told = await makeToldShow();
  await db().recording.update({ where: { id: told.recordingId }, data: { programVersion: 1 } });
});

const path = (rest: string) => `/v1/events/${told.show.slug}/shorts${rest}`;
const post = async (rest: string, body: object) => {
  const { status, text, json } = await told.show.byKey("POST", path(rest), body);
  return { status, text, ...json };
};
const prompt = (text: string, more: object = {}) => post("/prompt", { prompt: text, ...more });
const list = async () => (await told.show.byKey("GET", path(""))).json.data;
const ledger = async () =>
  (
    await db().ledgerEntry.findMany({
      where: {
        workspaceId: told.show.workspace.workspaceId,
        kind: { in: ["clip_analysis", "clip_render"] },
      },
      orderBy: { id: "asc" },
    })
  )
    .map(({ kind, state }) => `${kind} ${state}`)
    .sort();

const ASKED = "the part where Ana explains the cloud bill, square, under 40 seconds, no captions";

it("queues one clip of what a sentence asks for, and analyzes first if that has to be", async () => {
  const { status, text, data } = await prompt(ASKED);
  expect(status, text).toBe(200);
  expect(data.plan).toEqual({
    ...{ person_id: told.ana, person: "Ana Ruiz" },
    ...{ topic: "cloud bill", least_sec: 5, most_sec: 40 },
    look: { orientation: "square", caption: { show: false } },
  });
  expect(data.notes).toEqual([]);
  expect(data.end_sec - data.start_sec).toBeLessThanOrEqual(40);
  const [segment] = (await list()).segments;
  expect(segment).toMatchObject({ segment_id: data.segment_id, start_sec: data.start_sec });
  expect(await ledger()).toEqual(["clip_analysis settled", "clip_render reserved"]);
  const { clips, slots } = await list();
  expect(clips).toMatchObject([{ job_id: data.job_id, state: "queued", orientation: "square" }]);
  expect(slots.used).toBe(1);
  expect((await prompt("the same again, vertical")).status).toBe(200);
  expect(await ledger()).toEqual(["clip_analysis settled", "clip_render reserved", "clip_render reserved"]);
});

it("finds moments again after an upgrade without the price of an analysis", async () => {
  await post("/analyze", {});
  await db().momentSearch.updateMany({ data: { finder: "an older one" } });
  await db().clipSegment.updateMany({ data: { title: "What the older one found" } });
  expect((await prompt(ASKED, { dry_run: true })).meta.quote.credits).toBe(10);
  const { status, text, data } = await prompt(ASKED);
  expect(status, text).toBe(200);
  expect(data.title).not.toContain("older");
  expect(await ledger()).toEqual(["clip_analysis settled", "clip_render reserved"]);
});

it("shows with a dry run what it understood, and changes nothing", async () => {
  const { meta, data } = await prompt(ASKED, { dry_run: true });
  expect(meta.quote.credits).toBe(18);
  expect(data.plan).toMatchObject({ topic: "cloud bill", most_sec: 40 });
  expect(await ledger()).toEqual([]);
  expect(await list()).toMatchObject({ clips: [], segments: [], analysis: { state: "none" } });
});

it("says what it couldn't meet", async () => {
  const { data } = await prompt("where Zoe talks about volcanoes, with a dancing dog");
  expect(data.notes.map(({ code }: { code: string }) => code).sort()).toEqual([
    "not_understood",
    "person_not_found",
    "topic_not_found",
  ]);
  const shorter = (await prompt("the cloud bill, at most 12 seconds")).data;
  expect(shorter.end_sec - shorter.start_sec).toBeLessThanOrEqual(12);
  const exact = (await prompt("from 0:21 to 0:33")).data;
  expect([exact.start_sec, exact.end_sec, exact.notes]).toEqual([21, 33, []]);
  const timed = (await prompt("0:21 to 0:33 where Zed explains it, in sepia")).data;
  expect([timed.start_sec, timed.end_sec]).toEqual([21, 33]);
  expect(timed.plan.topic).toBeNull();
  expect(timed.notes).toMatchObject([
    { code: "person_not_found", text: expect.stringContaining("Zed") },
    { code: "not_understood", text: expect.stringContaining("sepia") },
  ]);
  const elsewhere = (await prompt("0:21 to 0:33 where Ana explains volcanoes, with a dancing dog")).data;
  expect(elsewhere.notes.map(({ code }: { code: string }) => code)).toEqual([
    "topic_not_found",
    "not_understood",
  ]);
  const fitting = (await prompt("0:21 to 0:33 where Ana talks about the machines")).data;
  expect(fitting.notes).toEqual([]);
});

it("is refused without a transcript, a ready recording, or a free slot, and then costs nothing", async () => {
  expect((await prompt("")).error.fields).toEqual({ prompt: "too_short" });
  expect((await prompt("from 0:21 to 10:33")).error.fields).toEqual({ end_sec: "too_large" });
  await db().recording.update({ where: { id: told.recordingId }, data: { state: "processing" } });
  expect((await prompt(ASKED)).error.fields).toEqual({ status: "processing" });
  await db().recording.update({ where: { id: told.recordingId }, data: { state: "ready" } });
  await db().captionLine.deleteMany({ where: { eventId: told.show.eventId } });
  expect((await prompt(ASKED)).error.code).toBe("not_found");
  expect((await ledger()).filter((entry) => !entry.endsWith("released"))).toEqual([]);
});

it("renders the best segments with an analysis, and gives back what it can't use", async () => {
  const refused = await post("/analyze", { auto_render: true, n: 6 });
  expect(refused.error.fields).toEqual({ n: "too_large" });
  const quote = await post("/analyze", { auto_render: true, n: 2, dry_run: true });
  expect(quote.meta.quote.credits).toBe(28);
  const { status, text, data } = await post("/analyze", { auto_render: true });
  expect(status, text).toBe(200);
  expect(data.clips.map(({ segment_id }: { segment_id: number }) => segment_id)).toEqual([
    data.segments[0].segment_id,
  ]);
  expect(data.notes).toMatchObject([{ code: "few_segments", text: expect.stringContaining("2 clips") }]);
  expect(await ledger()).toEqual([
    "clip_analysis settled",
    "clip_render released",
    "clip_render released",
    "clip_render reserved",
  ]);
  const again = await post("/analyze", { auto_render: true, n: 1 });
  expect(again.data.notes.map(({ code }: { code: string }) => code)).toEqual(["has_clip", "few_segments"]);
  expect((await list()).clips).toHaveLength(1);
});

it("renders none while all slots are used", async () => {
  const { data } = await post("/analyze", {});
  const segment = await db().clipSegment.findFirstOrThrow({ where: { recordingId: told.recordingId } });
  const { speakers: _speakers, evidence: _evidence, ...facts } = segment;
  const at = new Date();
  for (let number = 100; number < 110; number += 1) {
    await db().clipSegment.create({
      data: { ...facts, number, origin: "crew", fromMs: 1_000 * number, toMs: 1_000 * number + 9_000 },
    });
    await db().clip.create({
      data: {
        ...{
          id: `clp_${told.recordingId}_${number}`,
          number,
          segmentNumber: number,
          eventId: segment.eventId,
        },
        ...{
          workspaceId: segment.workspaceId,
          environment: segment.environment,
          recordingId: segment.recordingId,
        },
        ...{ state: "ready", isPreview: false, options: {}, sessionId: segment.sessionId },
        ...{ fromMs: 1_000 * number, toMs: 1_000 * number + 9_000, createdAt: at, updatedAt: at },
      },
    });
  }
  expect(data.segments).toHaveLength(1);
  const full = await post("/analyze", { auto_render: true, n: 1 });
  expect(full.data.notes).toMatchObject([{ code: "slots_used" }]);
  expect((await prompt(ASKED)).error.code).toBe("slot_limit_reached");
  expect((await ledger()).filter((entry) => entry.startsWith("clip_render"))).toEqual([
    "clip_render released",
    "clip_render released",
  ]);
});
