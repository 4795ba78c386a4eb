import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { guestPersonId } from "@/lib/providers/room/identity";
import { type KitTest, makeKitTest } from "@/test/support/promo-kit";
import { storeFile } from "@/test/support/recorded-show";
import { makeRecordedTrack } from "@/test/support/recordings";
import { bundledItems } from "../bundle/bundled-items";
import { openSharedKit } from "../bundle/open-shared-kit";
import type { PromoKitItemWire } from "../schema";

let kit: KitTest;
let recordingId: string;
let sessionId: string;

beforeEach(async () => {
  kit = await makeKitTest();
});
/** There is no program to render clips of. */
afterEach(() =>
  db().job.updateMany({
    where: { kind: "short.render", state: "queued" },
    data: { state: "cancelled", endedAt: new Date() },
  }),
);

const waits = async () => (await kit.read()).people.map(({ teaser_waits_for }) => teaser_waits_for);

async function end(): Promise<void> {
  const made = await makeRecordedTrack(kit.eventId, { personId: guestPersonId(kit.ana) });
  recordingId = made.recordingId;
  sessionId = (await db().showSession.findFirstOrThrow({ where: { recordingId } })).id;
  await db().recording.update({ where: { id: recordingId }, data: { state: "ready", endedAt: new Date() } });
  await db().event.update({ where: { id: kit.eventId }, data: { state: "ended" } });
}

const owned = () => ({
  workspaceId: kit.workspaceId,
  environment: "test" as const,
  eventId: kit.eventId,
  recordingId,
});
const times = () => ({ createdAt: new Date(), updatedAt: new Date() });

async function segment(number: number, score: number, people: readonly (readonly [string, string])[]) {
  const speakers = people.map(([person_id, name]) => ({ person_id, name }));
  await db().clipSegment.create({
    data: {
      ...{ ...owned(), number, score, speakers, origin: "found", sessionId, title: "A moment" },
      ...{ fromMs: number * 1_000, toMs: number * 1_000 + 20_000, ...times() },
    },
  });
}

async function clip(segmentNumber: number, state: string, more: object = {}): Promise<void> {
  await db().clip.create({
    data: {
      ...{ id: newId("clp"), ...owned(), number: Math.floor(Math.random() * 1e9), segmentNumber, state },
      ...{ isPreview: false, options: {}, sessionId, fromMs: 1_000, toMs: 9_000, ...times(), ...more },
    },
  });
}

const ana = () => [guestPersonId(kit.ana), "Ana Lopez"] as const;
const host = ["host-0123456789abcdef", "Ben Nevis"] as const;
async function teaserOf(personId: string): Promise<PromoKitItemWire | undefined> {
  return (await kit.items(personId)).find(({ kind }) => kind === "teaser");
}

async function found(): Promise<PromoKitItemWire> {
  const item = await teaserOf(kit.ana);
  if (!item) throw new Error("no teaser");
  return item;
}
async function approve(state = "approved"): Promise<void> {
  const { status, text } = await kit.change(await found(), { state });
  expect(status, text).toBe(200);
}
/** The files of teasers in Ana's kit. */
async function shared(include: "approved" | "all" = "approved"): Promise<unknown[]> {
  const event = await db().event.findUniqueOrThrow({ where: { id: kit.eventId } });
  const items = await bundledItems({ db: db() }, event, { personId: kit.ana, include });
  return items.flatMap(({ item, fileId }) => (item.kind === "teaser" ? [fileId] : []));
}

describe("a speaker's teaser", () => {
  it("says what it waits for, until there is a moment of theirs", async () => {
    expect(await waits()).toEqual([null, "show_end", "show_end", "show_end"]);
    await db().event.update({ where: { id: kit.eventId }, data: { state: "ended" } });
    expect(await waits()).toEqual([null, "recording", "recording", "recording"]);
    await end();
    expect(await waits()).toEqual([null, "segments", "segments", "segments"]);
    await segment(1, 50, [ana()]);
    expect(await waits()).toEqual([null, "moment", null, "moment"]);
  });

  it("is their best moment in which no one else speaks, with its clip", async () => {
    await end();
    await segment(1, 90, [ana(), host]);
    await segment(2, 70, [ana()]);
    await segment(3, 60, [ana()]);
    await segment(4, 50, [host]);
    await kit.generate({ kinds: ["teaser"] });
    expect((await teaserOf(kit.ana))?.teaser).toEqual({ segment_id: 2, clip_job_id: null, clip_state: null });
    // Ben Nevis speaks alone in the last one only.
    expect((await teaserOf("host"))?.teaser?.segment_id).toBe(4);
    expect(await teaserOf(kit.ben)).toBeUndefined();
    await clip(2, "failed");
    await clip(2, "ready", { isPreview: true });
    expect((await teaserOf(kit.ana))?.teaser?.clip_state).toBeNull();
    await clip(2, "queued");
    const item = await teaserOf(kit.ana);
    expect(item?.teaser?.clip_state).toBe("queued");
    if (!item) throw new Error("no teaser");
    const early = await kit.change(item, { state: "approved" });
    expect([early.status, early.json.error.fields]).toEqual([409, { status: "waiting" }]);
    await clip(2, "ready");
    expect((await teaserOf(kit.ana))?.teaser?.clip_state).toBe("ready");
    expect((await kit.change(item, { state: "approved" })).json.data.state).toBe("approved");
  });

  it("is rendered on request, for the price and the slot of a clip", async () => {
    await end();
    await db().recording.update({ where: { id: recordingId }, data: { programVersion: 1, version: 1 } });
    await segment(1, 90, [ana()]);
    await segment(2, 50, [host]);
    await kit.generate({ kinds: ["teaser"] });
    expect((await teaserOf(kit.ana))?.teaser?.clip_state).toBeNull();
    const ask = (body: object) =>
      kit.call("POST", `/events/${kit.slug}/promo-kit/generate`, { render_teasers: true, ...body });
    const dry = await ask({ dry_run: true });
    expect(dry.json.meta.quote.credits).toBe(20);
    expect(await db().clip.count({ where: { recordingId } })).toBe(0);
    const asked = await ask({ person_ids: [kit.ana] });
    expect(asked.status, asked.text).toBe(202);
    expect((await teaserOf(kit.ana))?.teaser?.clip_state).toBe("queued");
    const [clip] = await db().clip.findMany({ where: { recordingId } });
    expect(clip).toMatchObject({ segmentNumber: 1, isPreview: false });
    expect(clip?.options).toMatchObject({ focusMode: "pin", focusSpeaker: "Ana Lopez" });
    const spent = () =>
      db().ledgerEntry.findMany({ where: { workspaceId: kit.workspaceId, kind: "clip_render" } });
    expect((await spent()).map(({ state }) => state)).toEqual(["reserved"]);
    // It is on its way.
    expect((await ask({ person_ids: [kit.ana], kinds: ["teaser"] })).status).toBe(202);
    expect(await db().clip.count({ where: { recordingId } })).toBe(1);
    expect(await spent()).toHaveLength(1);
    const [job] = await db().job.findMany({ where: { subject: clip?.id ?? "" } });
    expect(job?.payload).toMatchObject({ reservation_id: (await spent())[0]?.id });
  });

  it("is stale when a better moment is found, and when the moment is archived", async () => {
    await end();
    await segment(1, 40, [ana()]);
    await kit.generate({ kinds: ["teaser"] });
    await segment(2, 80, [ana()]);
    expect((await teaserOf(kit.ana))?.stale).toBe(true);
    await kit.generate({ kinds: ["teaser"] });
    expect(await teaserOf(kit.ana)).toMatchObject({ stale: false, version: 2, teaser: { segment_id: 2 } });
    await db().clipSegment.updateMany({ where: { recordingId }, data: { archivedAt: new Date() } });
    expect((await teaserOf(kit.ana))?.stale).toBe(true);
  });

  it("is stale, and shows no clip, once its recording was deleted, and goes when the kit is made again", async () => {
    await end();
    await segment(1, 40, [ana()]);
    await clip(1, "ready");
    await kit.generate({ kinds: ["teaser"] });
    expect((await teaserOf(kit.ana))?.teaser?.clip_state).toBe("ready");
    const deleted = await kit.call("DELETE", `/events/${kit.slug}/recordings/${recordingId}?confirm=true`);
    expect(deleted.status, deleted.text).toBe(200);
    expect(await teaserOf(kit.ana)).toMatchObject({
      stale: true,
      file_url: null,
      teaser: { clip_state: null },
    });
    await kit.generate({ kinds: ["teaser"] });
    expect(await teaserOf(kit.ana)).toBeUndefined();
  });

  it("is shared as it was approved, whatever is rendered of its segment later", async () => {
    await end();
    await segment(1, 40, [ana()]);
    await clip(1, "ready", { mp4FileId: "fil_first", recordingVersion: 1 });
    await kit.generate({ kinds: ["teaser"] });
    await approve();
    await clip(1, "ready", {
      mp4FileId: "fil_trial",
      recordingVersion: 1,
      createdAt: new Date(Date.now() + 1_000),
    });
    expect(await shared()).toEqual(["fil_first"]);
    // Taking the approval back shows the newest, which is approved then.
    await approve("draft");
    await approve();
    expect(await shared()).toEqual(["fil_trial"]);
    expect(await shared("all")).toEqual(["fil_trial"]);
  });

  it("is linked in the speaker's email once it's approved", async () => {
    await end();
    await segment(1, 40, [ana()]);
    const owner = { show: { workspace: { workspaceId: kit.workspaceId }, eventId: kit.eventId } };
    const id = await storeFile(owner as never, Buffer.from("clip"), "video/mp4");
    await clip(1, "ready", { mp4FileId: id, recordingVersion: 1 });
    await kit.generate({ kinds: ["teaser", "link"] });
    const message = async () => {
      const body = { person_id: kit.ana };
      const answer = await kit.call("POST", `/events/${kit.slug}/promo-kit/bundle`, body);
      return answer.json.data.message.body as string;
    };
    const [link] = (await kit.items(kit.ana)).filter(({ kind }) => kind === "link");
    if (link) await kit.change(link, { state: "approved" });
    expect(await message()).not.toContain("Teaser video");
    await approve();
    expect(await message()).toContain("## Images and video");
    const [, address = ""] = /\[Teaser video\]\((\S+)\)/.exec(await message()) ?? [];
    const { searchParams } = new URL(address);
    const named = { eventId: kit.eventId, personId: kit.ana };
    expect(await openSharedKit(named, searchParams)).toMatch(/^https?:/);
    await approve("draft");
    expect(await openSharedKit(named, searchParams)).toBeUndefined();
  });

  it("isn't shared once its recording was edited, until a later clip is approved", async () => {
    await end();
    await segment(1, 40, [ana()]);
    await clip(1, "ready", { mp4FileId: "fil_first", recordingVersion: 1 });
    await kit.generate({ kinds: ["teaser"] });
    await approve();
    await db().recordingEdit.create({
      data: {
        ...{
          id: newId("edt"),
          recordingId,
          number: 1,
          kind: "hide_person",
          personId: guestPersonId(kit.ben),
        },
        ...{ version: 2, actorType: "user", actorName: "Ana" },
      },
    });
    await db().recording.update({ where: { id: recordingId }, data: { version: 2, programVersion: 2 } });
    expect([await shared(), await shared("all")]).toEqual([[], []]);
    expect((await teaserOf(kit.ana))?.stale).toBe(true);
    const again = await kit.change(await found(), { state: "approved" });
    expect([again.status, again.json.error.fields]).toEqual([409, { status: "stale" }]);
    const dry = await kit.call("POST", `/events/${kit.slug}/promo-kit/generate`, {
      ...{ render_teasers: true, dry_run: true },
    });
    expect(dry.json.meta.quote.credits).toBe(10);
    await clip(1, "ready", {
      mp4FileId: "fil_later",
      recordingVersion: 2,
      createdAt: new Date(Date.now() + 1_000),
    });
    expect(await shared()).toEqual([]);
    await approve();
    expect(await shared()).toEqual(["fil_later"]);
    expect((await teaserOf(kit.ana))?.stale).toBe(false);
  });

  it("names no one if several people share their best moment", async () => {
    await end();
    await db().recording.update({ where: { id: recordingId }, data: { programVersion: 1, version: 1 } });
    await segment(1, 90, [ana(), host]);
    await kit.generate({ kinds: ["teaser"] });
    const asked = await kit.call("POST", `/events/${kit.slug}/promo-kit/generate`, {
      ...{ kinds: ["teaser"], person_ids: [kit.ana], render_teasers: true },
    });
    expect(asked.status, asked.text).toBe(202);
    const clips = await db().clip.findMany({ where: { recordingId } });
    expect(clips.map(({ options }) => options)).toEqual([{ title: "What engines can compose" }]);
  });

  it("is of no segment that an edit has cut, or that is there for a preview alone", async () => {
    await end();
    await segment(1, 90, [ana()]);
    await segment(2, 80, [ana()]);
    await segment(30, 40, [ana()]);
    await db().clipSegment.updateMany({ where: { recordingId, number: 2 }, data: { isPreview: true } });
    await db().recordingEdit.create({
      data: {
        ...{
          id: newId("edt"),
          recordingId,
          number: 1,
          kind: "drop",
          ranges: [{ sessionId, fromMs: 5_000, toMs: 9_000 }],
          version: 2,
        },
        ...{ actorType: "user", actorName: "Ana" },
      },
    });
    await db().recording.update({ where: { id: recordingId }, data: { version: 2, programVersion: 2 } });
    await kit.generate({ kinds: ["teaser"] });
    expect((await teaserOf(kit.ana))?.teaser?.segment_id).toBe(30);
  });
});
