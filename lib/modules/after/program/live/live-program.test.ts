import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ComposeError } from "@/lib/composition/media/compose-error";
import { livePlaylistUrl } from "@/lib/modules/after/playback/live/live-playlist-url";
import { sweepLive } from "@/lib/modules/after/playback/live/sweep-live";
import { openPlayback } from "@/lib/modules/after/playback/open-playback";
import { storePiece } from "@/lib/modules/files/files";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { ProgramTrack } from "@/lib/program";
import { type PlayedShow, Player, partOf, START, showOf } from "@/lib/program/fixtures";
import { HOST } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { makeShow, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { composeProgram } from "../compose-program";
import { composerSlot } from "../making/composer-slot";
import type { makePiece } from "../making/make-piece";
import type { PlannedPiece } from "../planning/planned-piece";
import type { ProgramInputs } from "../program-inputs";
import { type ProgramSources, peopleInPicture, peopleInSound } from "../sources";

const SIZE = { width: 160, height: 90 };
const HOST_ID = personOf(HOST.identity);
const VIEWER = "v-viewer.seat";
const PAUSED_FROM = 8_000;
const RESUMED_AT = 16_000;
const LIVE_PART = "prt_while_paused";

let show: TestShow;
let recordingId: string;
let sessionId: string;
let played: PlayedShow;
let made: PlannedPiece[];
let abort: AbortController;
let work: Promise<void> | undefined;

const files = { open: async () => null };
const inputs = {
  reader: () => ({ read: sources }),
  picture: async () => ({ job: {}, files }),
  sound: () => ({ job: {}, files }),
  peopleInPicture,
  peopleInSound,
} as unknown as ProgramInputs;

const camera = (parts: ProgramTrack["parts"]): ProgramTrack => ({ personId: HOST_ID, kind: "camera", parts });
const part = (id: string, from: number, to: number) =>
  partOf({ id, copy: "server", sessionId, height: 720, from, to, lost: [] });

async function sources(): Promise<ProgramSources> {
  const { workspaceId, environment, eventId, version } = await stored();
  const recorded = [part("prt_before", 0, PAUSED_FROM), part("prt_after", RESUMED_AT, 90_000)];
  const sessions = played.sessions.map((session) => ({ ...session, id: sessionId }));
  return {
    ...{ recordingId, version, workspaceId, environment, eventId, look: "plain" },
    design: { theme: "midnight", accent: null, language: "en", logoFileId: null },
    edits: [],
    tracks: [camera(recorded)],
    liveTracks: [camera([...recorded, part(LIVE_PART, PAUSED_FROM, RESUMED_AT)])],
    show: showOf({ ...played, sessions }, [{ personId: HOST_ID, at: new Date(START - 1_000), agrees: true }]),
  } as ProgramSources;
}

/** Stores a few bytes instead of rendering. */
const quick: typeof makePiece = async (piece, making) => {
  making.signal.throwIfAborted();
  made.push(piece);
  const bytes = Buffer.from(`${piece.rendition} ${piece.key}`);
  const { content, key, rendition, pieceFrames: frames } = piece;
  const isPicture = content.kind === "picture";
  return {
    ...{ key, rendition, frames, file: await storePiece(making.sources, [bytes]), sizeBytes: bytes.length },
    sha256: createHash("sha256").update(bytes).digest("hex"),
    measured: { notes: [] },
    people: isPicture ? peopleInPicture(content.span) : peopleInSound(content.piece),
    header: { bytes: Buffer.from("header"), ...(isPicture ? SIZE : { width: null, height: null }) },
  };
};

const compose = (make = quick): void => {
  work = composeProgram(recordingId, { inputs, make, size: SIZE, quietMs: 0, signal: abort.signal });
  work.catch(() => undefined);
};
const stored = () => db().recording.findUniqueOrThrow({ where: { id: recordingId } });
const entries = (version: number, rendition = "picture-720") =>
  db().programEntry.findMany({
    where: { recordingId, version, rendition },
    include: { piece: true },
    orderBy: { number: "asc" },
  });
const endOfPicture = ({ mediaMs, frames }: { mediaMs: number; frames: number }): number =>
  mediaMs + Math.round((frames * 1_000) / 30);
const endMs = async (version: number): Promise<number> => {
  const last = (await entries(version)).at(-1);
  return last ? endOfPicture(last) : 0;
};
const watched = () => sit(show.eventId, { identity: VIEWER, role: "watcher" }).then(seen);
const seen = () =>
  db().presence.updateMany({
    where: { identity: VIEWER, eventId: show.eventId },
    data: { seenAt: new Date() },
  });
const open = (path: string, awaited?: number) =>
  openPlayback({ recordingId, purpose: "live", identity: VIEWER }, path, awaited);
async function textOf(path: string, awaited?: number): Promise<string> {
  const file = await open(path, awaited);
  const bytes: Buffer[] = [];
  if (file) for await (const piece of await file.open()) bytes.push(piece as Buffer);
  return Buffer.concat(bytes).toString();
}

/** Nothing that only viewers over HTTP get is in the recording, in any version. */
async function expectNothingLiveOnly(): Promise<void> {
  const inRecording = await db().programEntry.findMany({
    where: { recordingId, version: { gt: 0 } },
    include: { piece: true },
  });
  expect(inRecording.filter(({ piece }) => piece.liveOnly)).toEqual([]);
  const keys = new Set(inRecording.map(({ pieceKey }) => pieceKey));
  const contents = made.filter(({ key }) => keys.has(key)).map(({ content }) => JSON.stringify(content));
  expect(contents.length).toBeGreaterThan(0);
  for (const content of contents) expect(content).not.toContain(LIVE_PART);
  for (const { mediaMs } of inRecording)
    expect(mediaMs < PAUSED_FROM + 20 || mediaMs >= RESUMED_AT).toBe(true);
}

beforeEach(async () => {
  show = await makeShow({ plan: false });
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
  [recordingId, sessionId, made, abort, work] = [
    newId("rec"),
    newId("ses"),
    [],
    new AbortController(),
    undefined,
  ];
  const startedAt = new Date(Date.now() - 32_000);
  const { eventId } = show;
  await db().recording.create({ data: { id: recordingId, workspaceId, environment, eventId, startedAt } });
  await db().showSession.create({
    data: { id: sessionId, eventId, recordingId, startedAt, mediaStartedAt: startedAt },
  });
  played = new Player().play([{ after: PAUSED_FROM, recording: "paused" }]).soFar(6_000);
});
afterEach(async () => {
  abort.abort();
  await work?.catch(() => undefined);
});

const resumed = () =>
  new Player().play([
    { after: PAUSED_FROM, recording: "paused" },
    { after: RESUMED_AT - PAUSED_FROM, recording: "on" },
  ]);

describe("what viewers over HTTP get", () => {
  it("isn't composed while there are none", async () => {
    compose();
    await until(async () => (await endMs(1)) >= PAUSED_FROM - 10);
    expect(await entries(0)).toEqual([]);
    expect(await livePlaylistUrl(show.eventId, VIEWER)).toBeNull();
  });

  it("has the last seconds with what isn't recorded, from pieces of the recording wherever there are any", async () => {
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000);
    played = resumed().soFar(5_000);
    await until(async () => (await endMs(0)) >= 20_000);
    played = resumed().soFar(12_000);
    await until(async () => (await endMs(0)) >= 24_000 && (await endMs(1)) >= 24_000);
    for (const rendition of ["picture-720", "sound"]) {
      const all = await entries(0, rendition);
      for (const [index, { number, place, frames }] of all.entries()) {
        const next = all[index + 1];
        if (next) expect([next.number, next.place]).toEqual([number + 1, place + frames]);
      }
    }
    const pictures = await entries(0);
    const paused = pictures.filter(({ mediaMs }) => mediaMs > PAUSED_FROM + 20 && mediaMs < RESUMED_AT);
    expect(paused.length).toBeGreaterThanOrEqual(2);
    expect(paused.every(({ piece }) => piece.liveOnly)).toBe(true);
    // Those after the next cell are the recording's own, and made once.
    const later = pictures.filter(({ mediaMs }) => mediaMs >= RESUMED_AT + 4_000 && mediaMs < 24_000);
    expect(later.length).toBeGreaterThanOrEqual(1);
    expect(later.every(({ piece }) => !piece.liveOnly)).toBe(true);
    expect(new Set(made.map(({ key }) => key)).size).toBe(made.length);
    expect(made.some(({ content }) => JSON.stringify(content).includes(LIVE_PART))).toBe(true);
    await expectNothingLiveOnly();
    played = resumed().finish(14_000);
    const endedAt = new Date();
    await db().showSession.updateMany({ where: { recordingId }, data: { endedAt } });
    await db().recording.update({ where: { id: recordingId }, data: { state: "processing", endedAt } });
    await until(async () => (await stored()).state === "ready");
    await expectNothingLiveOnly();
  });

  it("has picture and sound although a picture takes longer than it lasts", async () => {
    await watched();
    const startedAt = performance.now();
    const grow = () => {
      played = new Player().soFar(14_000 + performance.now() - startedAt);
    };
    const slow: typeof makePiece = async (piece, making) => {
      if (piece.rendition === "picture-720") await sleep(4_100, undefined, { signal: making.signal });
      grow();
      return quick(piece, making);
    };
    grow();
    compose(slow);
    await until(async () => (await entries(0)).length > 0 && (await entries(0, "sound")).length > 0);
    const [picture, sound] = [(await entries(0))[0], (await entries(0, "sound"))[0]];
    expect(Math.abs((picture?.mediaMs ?? 0) - (sound?.mediaMs ?? 0))).toBeLessThan(5_000);
    // The recording waits.
    expect(made.every(({ endsAtMs }) => endsAtMs > 6_000)).toBe(true);
  });

  it("leaves out what it's too far behind of, so that what follows is close again", async () => {
    await watched();
    let shownMs = 14_000;
    const behind: number[] = [];
    const slow: typeof makePiece = (piece, making) => {
      if (making.isUrgent) {
        behind.push(shownMs - piece.endsAtMs);
        // As if it had taken that long.
        if (piece.rendition === "picture-720") shownMs += 9_000;
      }
      played = new Player().soFar(shownMs);
      return quick(piece, making);
    };
    played = new Player().soFar(shownMs);
    compose(slow);
    await until(async () => shownMs > 100_000 && (await entries(0)).length > 6);
    expect(Math.max(...behind)).toBeLessThan(30_000);
    const pictures = await entries(0);
    expect(pictures.some(({ place, frames }, at) => (pictures[at + 1]?.place ?? 0) > place + frames)).toBe(
      true,
    );
  });

  it.each(["on", "paused"] as const)("has the end of the show, with the recording %s", async (recording) => {
    const show = () => new Player().play([{ after: PAUSED_FROM, recording }]);
    played = show().soFar(6_000);
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 8_000);
    played = show().finish(9_500);
    const endedAt = new Date();
    await db().showSession.updateMany({ where: { recordingId }, data: { endedAt } });
    await db().recording.update({ where: { id: recordingId }, data: { state: "processing", endedAt } });
    await until(async () => (await stored()).state === "ready");
    await until(async () => (await endMs(0)) >= PAUSED_FROM + 9_400);
    const sound = (await entries(0, "sound")).at(-1);
    expect((sound?.mediaMs ?? 0) + ((sound?.frames ?? 0) * 1_024) / 48).toBeGreaterThan(PAUSED_FROM + 9_400);
  });

  it("goes on while the workspace's storage is full, and only the recording waits", async () => {
    const { workspaceId } = show.workspace;
    await db().workspace.update({ where: { id: workspaceId }, data: { plan: "free" } });
    const full = { bytes: 10_000_000_000, files: 1 };
    await db().storageUse.upsert({ where: { workspaceId }, create: { workspaceId, ...full }, update: full });
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000);
    played = resumed().soFar(8_000);
    await until(async () => (await endMs(0)) >= 20_000);
    expect(JSON.stringify((await stored()).notes)).toContain("program_storage_full");
    expect(await db().programPiece.count({ where: { recordingId, liveOnly: false } })).toBe(0);
    expect(await entries(1)).toEqual([]);
  });

  it("goes on while pieces of another show take longer than they last, and the recording catches up after that", async () => {
    const end = composerSlot().claim();
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000);
    played = resumed().soFar(8_000);
    await until(async () => (await endMs(0)) >= 20_000);
    end();
    await until(async () => (await endMs(1)) >= 20_000);
  });

  it("is a playlist of about a minute for the tabs that watch, and of no use for anyone else", async () => {
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000 && (await entries(0, "sound")).length > 0);
    const url = await livePlaylistUrl(show.eventId, VIEWER);
    expect(url).toContain("/recordings/");
    expect(url).toBe(await livePlaylistUrl(show.eventId, VIEWER));
    expect(await textOf("master.m3u8")).toContain("RESOLUTION=160x90");
    const playlist = await textOf("picture-720.m3u8");
    const [first] = await entries(0);
    const session = await db().showSession.findUniqueOrThrow({ where: { id: sessionId } });
    const at = new Date((session.mediaStartedAt?.getTime() ?? 0) + (first?.mediaMs ?? 0));
    expect(playlist).toContain(`#EXT-X-MEDIA-SEQUENCE:${first?.number}\n`);
    expect(playlist).toContain(`#EXT-X-PROGRAM-DATE-TIME:${at.toISOString()}`);
    expect(playlist).not.toContain("ENDLIST");
    const piece = `0/picture-720/${first?.number}.m4s`;
    expect(playlist).toContain(piece);
    const recorded = (await entries(1))[0];
    expect(await open(`1/picture-720/${recorded?.number}.m4s`)).toBeUndefined();
    for (const purpose of ["play", "public"] as const)
      expect(await openPlayback({ recordingId, purpose }, piece)).toBeUndefined();
    expect(
      await openPlayback({ recordingId, purpose: "live", identity: "w-other.seat" }, "master.m3u8"),
    ).toBeUndefined();
    await db().presence.updateMany({ where: { identity: VIEWER }, data: { leftAt: new Date() } });
    for (const path of ["master.m3u8", "picture-720.m3u8", "picture-720/init.mp4"])
      expect(await open(path)).toBeUndefined();
  });

  it("has captions of what is heard in it, also in the pieces after one for which they came too late", async () => {
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000 && (await entries(0, "sound")).length > 0);
    abort.abort();
    await work?.catch(() => undefined);
    expect(await textOf("master.m3u8")).not.toContain("SUBTITLES");
    expect(await open("captions-en.m3u8")).toBeUndefined();
    const { eventId } = show;
    const { mediaStartedAt } = await db().showSession.findUniqueOrThrow({ where: { id: sessionId } });
    const [first, ...others] = await entries(0);
    const later = others[0];
    if (!first || !later) throw new Error("nothing was composed");
    const said = (text: string, fromMs: number, more: { leftOut?: boolean; seq?: number | null } = {}) => {
      const startedAt = new Date((mediaStartedAt?.getTime() ?? 0) + fromMs);
      const times = { startedAt, endedAt: new Date(startedAt.getTime() + 1_500) };
      const of = { id: newId("cap"), eventId, sessionId, personId: HOST_ID, name: "Hannah", seq: 1 };
      return db().captionLine.create({ data: { ...of, text, ...times, ...more } });
    };
    const at = Math.round(first.mediaMs) + 500;
    await said("Good evening & welcome", at);
    await said("Someone who declined", at, { leftOut: true });
    await said("Not published yet", at, { seq: null });
    await said("Long before", first.mediaMs - 20_000);
    const langOf = (text: string) => /SUBTITLES.*LANGUAGE="([^"]*)".*URI="([^"]*)"/.exec(text)?.slice(1);
    // What is offered is kept for a moment.
    await until(async () => (await textOf("master.m3u8")).includes("SUBTITLES"));
    expect(langOf(await textOf("master.m3u8"))).toEqual(["en", "captions-en.m3u8"]);
    const playlist = await textOf("captions-en.m3u8");
    const pictures = (await textOf("picture-720.m3u8")).replaceAll(
      /0\/picture-720\/(\d+)\.m4s/g,
      "captions-en/$1.vtt",
    );
    expect(playlist).toBe(pictures.replace(/#EXT-X-MAP.*\n/, ""));
    const captions = await textOf(`captions-en/${first.number}.vtt`);
    const cue = (text: string) =>
      /(\d+:\d+:\d+\.\d+) --> (\d+:\d+:\d+\.\d+)\n<v Hannah>(.*)/.exec(text)?.slice(1);
    const clock = (ms: number) => `00:00:${(ms / 1_000).toFixed(3).padStart(6, "0")}`;
    const from = Math.round((first.place * 1_000) / 30 + at - first.mediaMs);
    expect(cue(captions)).toEqual([clock(from), clock(from + 1_500), "Good evening &amp; welcome"]);
    expect(captions.match(/-->/g)).toHaveLength(1);
    expect(cue(await textOf(`captions-en/${later.number}.vtt`))).toEqual(cue(captions));
    expect(await open(`captions-en/${first.number - 1}.vtt`)).toBeUndefined();
    for (const path of ["captions-de.m3u8", `captions-de/${first.number}.vtt`])
      expect(await open(path), path).toBeUndefined();
    await db().presence.updateMany({ where: { identity: VIEWER }, data: { leftAt: new Date() } });
    expect(await open(`captions-en/${first.number}.vtt`)).toBeUndefined();
  });

  it("can be played to its end by whoever fell silent shortly before it, and by no one who was removed", async () => {
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000);
    const where = { identity: VIEWER, eventId: show.eventId };
    const { joinedAt } = await db().presence.findFirstOrThrow({ where });
    const seenAt = new Date(joinedAt.getTime() + 10_000);
    const set = (data: { seenAt?: Date; leftAt?: Date; removedAt?: Date | null }) =>
      db().presence.updateMany({ where, data });
    const isOpen = async () => (await open("master.m3u8")) !== undefined;
    const endSession = (secondsAfter: number) =>
      db().showSession.update({
        where: { id: sessionId },
        data: { endedAt: new Date(seenAt.getTime() + secondsAfter * 1_000) },
      });
    await set({ seenAt, leftAt: seenAt });
    expect(await isOpen()).toBe(false);
    await endSession(55);
    expect(await isOpen()).toBe(true);
    await endSession(65);
    expect(await isOpen()).toBe(false);
    await endSession(55);
    // Someone whose registration was withdrawn left when that happened.
    await set({ leftAt: new Date(seenAt.getTime() + 5_000) });
    expect(await isOpen()).toBe(false);
    await set({ leftAt: seenAt, removedAt: seenAt });
    expect(await isOpen()).toBe(false);
    await set({ removedAt: null });
    expect(await isOpen()).toBe(true);
  });

  it("is composed to its end although that takes longer than a minute, and although it had fallen far behind", async () => {
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000);
    abort.abort();
    await work?.catch(() => undefined);
    abort = new AbortController();
    const endedAt = new Date(Date.now() - 100_000);
    await db().showSession.updateMany({ where: { recordingId }, data: { endedAt } });
    await db().recording.update({ where: { id: recordingId }, data: { state: "processing", endedAt } });
    played = resumed().finish(30_000);
    compose();
    await until(async () => (await endMs(0)) >= 45_900);
    const whole = (await entries(0)).reduce((frames, piece) => frames + piece.frames, 0);
    expect(whole).toBeGreaterThan(40 * 30);
  });

  it("has the piece that a player waits for, as soon as it's there, and is answered without it after a while", async () => {
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000);
    abort.abort();
    await work?.catch(() => undefined);
    const [last] = (await entries(0)).slice(-1);
    if (!last) throw new Error("nothing was composed");
    const { piece: _piece, ...entry } = last;
    const number = entry.number + 1;
    const path = `0/picture-720/${number}.m4s`;
    const waiting = textOf("picture-720.m3u8", number);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const follows = { place: entry.place + entry.frames, mediaMs: endOfPicture(entry) };
    await db().programEntry.create({ data: { ...entry, number, ...follows } });
    expect(await waiting).toContain(path);
    const askedAt = performance.now();
    expect(await textOf("picture-720.m3u8", number + 1)).toContain(path);
    expect(performance.now() - askedAt).toBeGreaterThan(5_000);
  });

  it("stays for the recording where it's recorded, although that is far behind because something before is missing", async () => {
    // Nothing is made for the recording itself.
    const end = composerSlot().claim();
    await watched();
    let shownMs = 14_000;
    played = new Player().soFar(shownMs);
    compose((piece, making) => {
      if (piece.rendition === "picture-720") shownMs += 4_000;
      played = new Player().soFar(shownMs);
      return quick(piece, making);
    });
    await until(async () => (await db().programPiece.count({ where: { recordingId, liveOnly: false } })) > 4);
    abort.abort();
    await work?.catch(() => undefined);
    end();
    const kept = await db().programPiece.findMany({ where: { recordingId, liveOnly: false } });
    expect(await entries(1)).toEqual([]);
    for (const [table, column] of [
      ["show_session", "media_started_at"],
      ["program_piece", "created_at"],
    ])
      await sql(
        "",
        `UPDATE ${table} SET ${column} = ${column} - interval '10 minutes' WHERE recording_id = $1`,
        [recordingId],
      );
    await sweepLive();
    expect(await entries(0)).toEqual([]);
    made = [];
    abort = new AbortController();
    played = new Player().finish(shownMs);
    const endedAt = new Date(Date.now() - 200_000);
    await db().showSession.updateMany({ where: { recordingId }, data: { endedAt } });
    await db().recording.update({ where: { id: recordingId }, data: { state: "processing", endedAt } });
    compose();
    await until(async () => (await stored()).state === "ready");
    const keys = kept.map(({ key }) => key);
    expect(made.filter(({ key }) => keys.includes(key))).toEqual([]);
    const inRecording = await db().programEntry.findMany({ where: { recordingId, version: { gt: 0 } } });
    expect(inRecording.map(({ pieceKey }) => pieceKey)).toEqual(expect.arrayContaining(keys));
  });

  it("is deleted a minute after it left the playlist, and the recording isn't", async () => {
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000);
    abort.abort();
    await work?.catch(() => undefined);
    const liveOnly = () => db().programPiece.count({ where: { recordingId, liveOnly: true } });
    expect(await liveOnly()).toBeGreaterThan(0);
    const trackId = newId("trk");
    await db().recordingTrack.create({
      data: { id: trackId, recordingId, personId: HOST_ID, kind: "camera" },
    });
    const chunk = { partId: newId("prt"), state: "stored", sizeBytes: 1, sha256: "", storedAt: new Date() };
    await sql(
      "",
      `INSERT INTO track_part (id, track_id, copy, session_id, source, state, starts_at_ms, content_type, codec, live_only, updated_at)
       VALUES ($1, $2, 'server', $3, 'a', 'complete', 9000, 'video/mp4', 'h264', true, now() - interval '150 seconds')`,
      [chunk.partId, trackId, sessionId],
    );
    for (const number of [0, 1])
      await db().trackChunk.create({
        data: {
          ...chunk,
          number,
          startMs: 9_000,
          endMs: 9_000 + number * 1_000,
          key: `${show.workspace.workspaceId}/test/${chunk.partId}/${number}`,
        },
      });
    const kept = await entries(1);
    const before = await entries(0);
    await sweepLive();
    expect(await entries(0)).toEqual(before);
    expect(await db().trackChunk.count({ where: { partId: chunk.partId } })).toBe(2);
    await sql(
      "",
      "UPDATE show_session SET media_started_at = media_started_at - interval '150 seconds' WHERE id = $1",
      [sessionId],
    );
    await sql(
      "",
      "UPDATE program_piece SET created_at = created_at - interval '150 seconds' WHERE recording_id = $1",
      [recordingId],
    );
    await sweepLive();
    expect([await entries(0), await liveOnly()]).toEqual([[], 0]);
    const left = await entries(1);
    expect(left.map(({ pieceKey }) => pieceKey)).toEqual(kept.map(({ pieceKey }) => pieceKey));
    expect(await db().trackPart.count({ where: { trackId } })).toBe(0);
    expect(await db().recordingTrack.count({ where: { id: trackId } })).toBe(0);
  });

  it("is all there is of a show that isn't recorded, and no recording", async () => {
    await db().recording.update({ where: { id: recordingId }, data: { liveOnly: true } });
    played = new Player().play([{ after: 0, recording: "off" }]).soFar(14_000);
    await watched();
    compose();
    await until(async () => (await endMs(0)) >= 12_000);
    expect(await entries(1)).toEqual([]);
    const listed = await show.byKey("GET", `/v1/events/${show.slug}/recordings`);
    expect(listed.json.data).toEqual([]);
    expect((await show.byKey("GET", `/v1/events/${show.slug}/recordings/${recordingId}`)).status).toBe(404);
    await db().recording.update({ where: { id: recordingId }, data: { state: "processing" } });
    await work;
    expect(await stored()).toMatchObject({ state: "processing", programVersion: null, notes: [] });
  });

  it("has its end in a show that isn't recorded, although a piece is only made at the second try", async () => {
    await db().recording.update({ where: { id: recordingId }, data: { liveOnly: true } });
    const show = () => new Player().play([{ after: 0, recording: "off" }]);
    played = show().soFar(14_000);
    await watched();
    let isOver = false;
    let failed = 0;
    compose((piece, making) => {
      if (!isOver || failed > 0 || piece.rendition !== "picture-720") return quick(piece, making);
      failed += 1;
      throw new ComposeError("too_slow");
    });
    await until(async () => (await endMs(0)) >= 12_000);
    const endedAt = new Date();
    await db().showSession.updateMany({ where: { recordingId }, data: { endedAt } });
    isOver = true;
    played = show().finish(24_000);
    await db().recording.update({ where: { id: recordingId }, data: { state: "processing", endedAt } });
    await until(async () => (await endMs(0)) >= 23_900);
    expect(failed).toBe(1);
    await work;
  });
});
