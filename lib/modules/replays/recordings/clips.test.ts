import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { beforeEach, expect, it } from "vitest";
import { openPlayback, PLAYBACK_PATH, readPlaybackToken } from "@/lib/modules/after/playback";
import { editsMarkOf } from "@/lib/modules/made/content/reading/standing";
import { eraseClips } from "@/lib/modules/made/shorts";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { storeFile } from "@/test/support/recorded-show";
import { readRecording } from "@/test/support/recordings";
import { makeToldShow, type ToldShow } from "@/test/support/told-show";

let told: ToldShow;
let segmentId: number;
let version: number;

beforeEach(async () => {
  told = await makeToldShow();
  const made = await told.show.byKey("POST", `/v1/events/${told.show.slug}/shorts/segments`, {
    ...{ action: "create", start_sec: 21, end_sec: 33, title: "Half of the machines" },
  });
  expect(made.status, made.text).toBe(200);
  segmentId = made.json.data.segment_id;
  ({ version } = await db().recording.findUniqueOrThrow({ where: { id: told.recordingId } }));
});

/** Stores a clip of the segment. @returns its number */
async function addClip(more: object = {}): Promise<number> {
  const segment = await db().clipSegment.findFirstOrThrow({
    where: { recordingId: told.recordingId, number: segmentId },
  });
  const { workspaceId, environment, eventId, recordingId, sessionId, fromMs, toMs } = segment;
  const number = 1 + (await db().clip.count({ where: { workspaceId, environment } }));
  const at = new Date();
  await db().clip.create({
    data: {
      ...{
        id: newId("clp"),
        number,
        segmentNumber: segmentId,
        state: "ready",
        isPreview: false,
        options: {},
      },
      ...{ workspaceId, environment, eventId, recordingId, sessionId, fromMs, toMs, frames: 361 },
      ...{ recordingVersion: version, createdAt: at, updatedAt: at },
      mp4FileId: await storeFile(told, Buffer.from(`video ${number}`), "video/mp4"),
      thumbnailFileId: await storeFile(told, Buffer.from(`picture ${number}`), "image/jpeg"),
      ...more,
    },
  });
  return number;
}

const clips = async () => (await readRecording(told.show, told.recordingId)).clips;

/** What is at an address, as anyone gets it who has it. */
async function open(url: string | null | undefined): Promise<string | undefined> {
  const [token = "", ...names] = new URL(url ?? "").pathname.slice(PLAYBACK_PATH.length + 1).split("/");
  const pass = await readPlaybackToken(token);
  if (pass === null || pass === "expired") return undefined;
  const file = await openPlayback(pass, names.join("/"));
  return file && text(await file.open());
}

it("are listed with their recording, each with its files", async () => {
  const number = await addClip();
  const titled = await addClip({ options: { title: "No one noticed" } });
  const [second, first, ...others] = await clips();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    ...{ clip_id: number, title: "Half of the machines", duration_sec: 12.033, size_bytes: 7 },
  });
  expect(second).toMatchObject({ clip_id: titled, title: "No one noticed" });
  expect(await open(first?.mp4_url)).toBe(`video ${number}`);
  expect(await open(second?.thumbnail_url)).toBe(`picture ${titled}`);
});

it("have addresses that lead to one file each, not to another clip or the whole show", async () => {
  const number = await addClip();
  const other = await addClip();
  const { mp4_url = "" } = (await clips()).find(({ clip_id }) => clip_id === number) ?? {};
  expect(await open(mp4_url)).toBe(`video ${number}`);
  for (const path of [`clip-${other}.mp4`, `clip-${number}.jpg`])
    expect(await open(new URL(path, mp4_url ?? "").href), path).toBeUndefined();
  // The program's file has any name.
  const mp4FileId = (await db().clip.findFirstOrThrow({ where: { number: other } })).mp4FileId;
  await db().recording.update({ where: { id: told.recordingId }, data: { mp4State: "ready", mp4FileId } });
  expect(await open(new URL("../show.mp4", mp4_url ?? "").href)).toBeUndefined();
});

it("aren't listed or opened as previews, before they're ready, or once their segment is archived", async () => {
  await addClip({ isPreview: true });
  await addClip({ state: "failed", mp4FileId: null, thumbnailFileId: null });
  expect(await clips()).toEqual([]);
  await addClip();
  const [{ mp4_url } = { mp4_url: "" }] = await clips();
  const archived = await told.show.byKey("POST", `/v1/events/${told.show.slug}/shorts/segments`, {
    ...{ action: "archive", segment_id: segmentId },
  });
  expect(archived.status, archived.text).toBe(200);
  expect(await clips()).toEqual([]);
  expect(await open(mp4_url)).toBeUndefined();
});

it("are withheld while an edit applies that was made after them", async () => {
  await addClip();
  const [{ mp4_url } = { mp4_url: "" }] = await clips();
  const edit = await db().recordingEdit.create({
    data: {
      ...{ id: newId("edt"), recordingId: told.recordingId, number: 1, kind: "drop", version: version + 1 },
      ...{ actorType: "key", actorName: "test" },
    },
  });
  expect(await clips()).toMatchObject([{ mp4_url: null, thumbnail_url: null }]);
  expect(await open(mp4_url)).toBeUndefined();
  await db().recordingEdit.update({ where: { id: edit.id }, data: { undoneAt: new Date() } });
  expect(await open(mp4_url)).toBe("video 1");
});

it("have no title that quotes words which were muted since", async () => {
  await addClip();
  await db().clipSegment.updateMany({
    where: { recordingId: told.recordingId },
    data: { origin: "found", title: "Why did your cloud bill grow?" },
  });
  expect(await clips()).toMatchObject([{ title: "Why did your cloud bill grow?" }]);
  const path = `/v1/events/${told.show.slug}/recordings/${told.recordingId}/edits`;
  const muted = await told.show.byKey("POST", path, { kind: "mute_person", person_id: told.host });
  expect(muted.status, muted.text).toBeLessThan(300);
  expect(await clips()).toMatchObject([{ title: "Moment", mp4_url: null }]);
});

it("have public addresses as long as their recording has one", async () => {
  await addClip();
  const publish = (publicToken: string | null) =>
    db().recording.update({ where: { id: told.recordingId }, data: { publicToken } });
  await publish(randomBytes(32).toString("hex"));
  const [{ mp4_url } = { mp4_url: "" }] = await clips();
  expect(mp4_url).toMatch(/\/[0-9a-f]{64}\/clips\/clip-1\.mp4$/);
  expect(await open(mp4_url)).toBe("video 1");
  await publish(null);
  expect(await open(mp4_url)).toBeUndefined();
});

it("can't be opened from the moment they're erased, or with the address of another recording or of the playlist", async () => {
  await addClip();
  const [{ mp4_url } = { mp4_url: "" }] = await clips();
  const other = (await makeToldShow()).recordingId;
  const path = "clips/clip-1.mp4";
  expect(await openPlayback({ recordingId: other, purpose: "download", path }, path)).toBeUndefined();
  expect(await openPlayback({ recordingId: told.recordingId, purpose: "play" }, path)).toBeUndefined();
  await eraseClips({ sql }, told.recordingId, null);
  expect(await open(mp4_url)).toBeUndefined();
});

it("are erased with their recording even if they're of its intro, which shows nothing of the show", async () => {
  const { recordingId } = told;
  await addClip();
  await addClip({ sessionId: "intro vid_1 2", fromMs: 0, toMs: 4_000 });
  const left = () => db().clip.count({ where: { recordingId } });
  await eraseClips({ sql }, recordingId, { times: [{ from: 0, to: Date.now() }] });
  expect(await left()).toBe(1);
  await eraseClips({ sql }, recordingId, null);
  expect(await left()).toBe(0);
});

it("are named with the texts by an edit after which they're stale, and by the receipt of a deletion", async () => {
  const number = await addClip();
  const { eventId, recordingId, workspaceId, environment } = await db().clip.findFirstOrThrow({
    where: { recordingId: told.recordingId },
  });
  const at = new Date();
  const text = await db().contentItem.create({
    data: {
      ...{ id: newId("cnt"), workspaceId, environment, eventId, recordingId, kind: "recap", language: "en" },
      ...{ title: "Bills", written: { title: "Bills", blocks: [] }, transcriptVersion: 1 },
      ...{
        recordingVersion: version,
        editsMark: editsMarkOf([]),
        writtenAt: at,
        createdAt: at,
        updatedAt: at,
      },
    },
  });
  const path = `/v1/events/${told.show.slug}/recordings/${recordingId}`;
  // A speaker's late copy came since.
  await db().recording.update({
    where: { id: recordingId },
    data: { version: { increment: 1 }, programVersion: { increment: 1 } },
  });
  const edit = async (from_sec: number, dry_run: boolean) => {
    const body = { kind: "drop", from_sec, to_sec: from_sec + 2, dry_run };
    const answer = await told.show.byKey("POST", `${path}/edits`, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json.data.change.stale;
  };
  expect(await edit(5, true)).toEqual({
    clips: [number],
    content: [text.id],
    calls: [],
    destinations: [],
    left: [],
  });
  expect(await edit(5, false)).toEqual({
    clips: [number],
    content: [text.id],
    calls: [],
    destinations: [],
    left: [],
  });
  expect(await edit(9, true)).toEqual({ clips: [], content: [], calls: [], destinations: [], left: [] });
  const deleted = await told.show.byKey("DELETE", `${path}?confirm=true`);
  expect(deleted.json.data.clips, deleted.text).toEqual([number]);
});
