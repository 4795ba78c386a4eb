import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaFiles, readMedia } from "@/lib/composition/media/files";
import { renderPicture } from "@/lib/composition/picture/render-picture";
import { renderSound } from "@/lib/composition/sound/render-sound";
import { elementOf } from "@/lib/live/whiteboard/element-of";
import { eraseDrawings } from "@/lib/modules/studio/whiteboard";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { EFFECT_SECONDS, type Span, soundPiecesOf, spansOf } from "@/lib/program";
import { storageProvider } from "@/lib/providers/storage";
import { personOf } from "@/lib/stage/room-identity";
import { pngImage } from "@/test/support/images";
import {
  addDeck,
  dateShow,
  makeRecordedShow,
  type RecordedShow,
  storeFile,
  storePart,
} from "@/test/support/recorded-show";
import { BEEPS, flashes, madePart } from "@/test/support/track-parts";
import { videoOf } from "@/test/support/videos";
import { readProgram } from "../program-reader";
import type { ProgramSources } from "../program-sources";
import { pictureOf } from "./picture-of";
import { soundOf } from "./sound-of";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;
const SIZE = { width: 320, height: 180 };
const RED = { r: 220, g: 20, b: 20 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sources-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(recordingId: string): Promise<ProgramSources> {
  const sources = await readProgram(recordingId);
  if (!sources) throw new Error("No program.");
  return sources;
}

const spansIn = ({ show, tracks, look }: ProgramSources): Span[] =>
  spansOf(show, tracks, [], { size: SIZE, look, composer: "1", longestSeconds: 4 });

/** Pixels of an image of a job, as `[red, green, blue, alpha]`. */
async function pixelOf(files: MediaFiles, key: string | null, x: number, y: number): Promise<number[]> {
  const png = await readMedia(files, key ?? "", 10_000_000);
  if (!png) throw new Error("No still.");
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = 4 * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
  return [...data.subarray(at, at + 4)];
}

const isRed = ([r = 0, g = 255, b = 255, alpha = 0]: number[]): boolean =>
  Math.abs(r - RED.r) < 6 && Math.abs(g - RED.g) < 6 && Math.abs(b - RED.b) < 6 && alpha === 255;

/** A show of twelve seconds in which Ana is alone on stage, flashing and beeping once a second. */
async function soloShow(): Promise<RecordedShow> {
  const recorded = await makeRecordedShow();
  const { ana, host, command } = recorded;
  await command({ action: "bring_on", identity: ana });
  await command({ action: "send_off", identity: host });
  await command({ action: "set_layout", layout: "solo" });
  await dateShow(recorded, 12);
  const camera = await madePart({ codec: "vp8", seconds: 12, source: flashes("320x180"), from: 3 });
  const microphone = await madePart({ codec: "opus", seconds: 12, source: BEEPS });
  await storePart(camera, { ...recorded, personId: ana, kind: "camera" });
  await storePart(microphone, { ...recorded, personId: ana, kind: "microphone" });
  return recorded;
}

describe.skipIf(!works)("the jobs of a program", () => {
  it("make picture and sound from what is stored, at their places", async () => {
    const { recordingId } = await soloShow();
    const sources = await read(recordingId);
    const [, span] = spansIn(sources);
    if (!span) throw new Error("No span.");
    const { job, files } = await pictureOf(sources, span, SIZE);
    const made = await renderPicture(job, files);
    expect(made.notes).toEqual([]);
    const path = join(folder, "span.mp4");
    await writeFile(path, Buffer.concat([made.init, made.media]));
    const light = "crop=iw/2:ih/2:iw/4:0,signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-";
    const { stdout } = await run("ffmpeg", ["-v", "error", "-i", path, "-vf", light, "-f", "null", "-"]);
    const lights = [...stdout.matchAll(/YAVG=([\d.]+)/g)].map(([, value]) => Number(value));
    expect(lights).toHaveLength(span.frames);
    const white = lights.flatMap((value, index) =>
      value > 125 && (lights[index - 1] ?? 0) < 125 ? [index] : [],
    );
    // Once a second of media time, and the span starts on one.
    expect(span.mediaFrame % 30).toBe(0);
    expect(white).toEqual([0, 30, 60, 90]);

    const [, piece] = soundPiecesOf(sources.show, sources.tracks, [], { composer: "1" });
    if (!piece) throw new Error("No sound.");
    const heard = soundOf(sources, piece, {});
    const sound = await renderSound(heard.job, heard.files);
    expect(sound.notes).toEqual([]);
    const wav = join(folder, "piece.mp4");
    await writeFile(wav, Buffer.concat([sound.init, sound.media]));
    const silence = ["-v", "info", "-i", wav, "-af", "silencedetect=n=-30dB:d=0.3", "-f", "null", "-"];
    const { stderr } = await run("ffmpeg", silence);
    const beeps = [...stderr.matchAll(/silence_end: ([\d.]+)/g)].map(([, at]) => Number(at));
    const startSec = piece.mediaSample / 48_000;
    expect(beeps.length).toBeGreaterThanOrEqual(4);
    for (const beep of beeps.slice(0, 4)) {
      const at = startSec + beep;
      expect(Math.abs(at - Math.round(at))).toBeLessThan(0.04);
    }
  });

  it("show a chunk that never came as a gap, and what is stored around it", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, ana, host, command } = recorded;
    await command({ action: "bring_on", identity: ana });
    await command({ action: "send_off", identity: host });
    await command({ action: "set_layout", layout: "solo" });
    await dateShow(recorded, 4);
    const camera = await madePart({ codec: "vp8", seconds: 4, source: flashes("320x180") });
    const partId = await storePart(camera, { ...recorded, personId: ana, kind: "camera", awaited: [2] });
    const sources = await read(recordingId);
    const [span] = spansIn(sources);
    if (!span) throw new Error("No span.");
    const { job, files } = await pictureOf(sources, span, SIZE);
    const [source] = job.tiles[0]?.sources ?? [];
    const keys = source?.kind === "track" ? source.part.chunks.map(({ key }) => key) : [];
    const stored = await db().trackChunk.findMany({
      where: { partId, state: "stored" },
      orderBy: { number: "asc" },
    });
    expect(keys).toEqual(stored.filter(({ number }) => number > 0).map(({ key }) => key));
    expect((await renderPicture(job, files)).notes).toEqual([]);
    await storageProvider().delete(keys[0] ?? "");
    expect((await renderPicture(job, files)).notes).toMatchObject([{ code: "missing_file", key: keys[0] }]);
  });

  it("have a played video, and no file of another site", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, show, command } = recorded;
    const playFileId = await storeFile(recorded, await videoOf({ seconds: 2 }), "video/mp4");
    const { workspaceId } = show.workspace;
    const video = { id: newId("vid"), workspaceId, environment: "test" as const, eventId: show.eventId };
    const made = {
      name: "Trailer",
      state: "ready",
      contentType: "video/mp4",
      sizeBytes: 1,
      durationMs: 2_000,
    };
    await db().video.create({ data: { ...video, ...made, token: video.id.padEnd(30, "0"), playFileId } });
    await command({ action: "show_video", video_id: video.id });
    await dateShow(recorded, 4);
    const sources = await read(recordingId);
    const span = spansIn(sources).find(
      ({ picture }) => picture.kind === "stage" && picture.tiles.some(({ kind }) => kind === "video"),
    );
    if (!span) throw new Error("No video.");
    const { job, files } = await pictureOf(sources, span, SIZE);
    const [source] = job.tiles.flatMap((tile) => tile.sources);
    const key = source?.kind === "file" ? source.file.key : "";
    expect(await files.open(key)).toEqual({ path: expect.any(String) });
    expect(await files.open(key)).toEqual(await files.open(key));
    expect((await renderPicture(job, files)).notes).toEqual([]);
    await db().video.update({ where: { id: video.id }, data: { deletedAt: new Date() } });
    expect(await files.open(key)).toBeNull();
  });
});

describe("the stills of a program", () => {
  it("have the slide that is shown, the logo on cards, and the show's theme", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, show, command, host } = recorded;
    const red = await pngImage({ width: 640, height: 360, colour: RED });
    const deckId = await addDeck(recorded, { png: red, width: 640, height: 360 });
    const logo = await storeFile(recorded, red, "image/png", "event_picture");
    await db().event.update({
      where: { id: show.eventId },
      data: {
        theme: "retro",
        pictures: { logo: { file_id: logo, source: "", asset_id: null, error: null } },
      },
    });
    await command({ action: "send_off", identity: host });
    await command({ action: "set_slide", page: 1, presentation_id: deckId });
    await command({ action: "show_deck" });
    await dateShow(recorded, 4);
    const sources = await read(recordingId);
    const [span] = spansIn(sources);
    if (span?.picture.kind !== "stage") throw new Error("No span.");
    const { job, files } = await pictureOf(sources, span, SIZE);
    expect(isRed(await pixelOf(files, job.above, 0.5, 0.5))).toBe(true);
    // Nothing moves below it.
    expect(job.below).toBeNull();
    const retro = job.ground;
    await db().event.update({ where: { id: show.eventId }, data: { theme: "midnight" } });
    const other = await read(recordingId);
    expect((await pictureOf(other, span, SIZE)).job.ground).not.toBe(retro);
    // The same still isn't drawn again.
    expect((await pictureOf(sources, span, SIZE)).job.above).toBe(job.above);

    const holding = {
      kind: "card",
      card: "holding",
      title: "Launch day",
      line: null,
      stillKey: newId("key"),
    } as const;
    const card = await pictureOf(sources, { ...span, picture: holding }, SIZE);
    const logoRow = await Promise.all(
      Array.from({ length: 18 }, (_, row) => pixelOf(card.files, card.job.above, 0.5, row / 18)),
    );
    expect(logoRow.some(isRed)).toBe(true);
  });

  it("have effects as animations as long as pages show them, and the moving ticker", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, command } = recorded;
    await command({ action: "set_ticker", items: ["One", "Two"] });
    await command({ action: "show_ticker" });
    await command({ action: "applause" });
    const start = await dateShow(recorded, 6);
    const sources = await read(recordingId);
    const effects = new Map([
      ["one", { id: "one", kind: "applause" as const, at: new Date(start.getTime() + 1_000).toISOString() }],
    ]);
    const shown = { ...sources, show: { ...sources.show, timeline: { ...sources.show.timeline, effects } } };
    const [span] = spansIn(shown);
    if (!span) throw new Error("No span.");
    const { job, files } = await pictureOf(shown, span, SIZE);
    expect(job.ticker).toMatchObject({ box: { width: SIZE.width }, pxPerFrame: expect.any(Number) });
    expect(job.effects).toMatchObject([{ frame: 30, frames: EFFECT_SECONDS.applause * 30 }]);
    const apng = await readMedia(files, job.effects[0]?.key ?? "", 50_000_000);
    if (!apng) throw new Error("No effect.");
    const frames = apng.readUInt32BE(apng.indexOf("acTL") + 4);
    expect(frames).toBeGreaterThan(90);
    expect(frames).toBeLessThanOrEqual(EFFECT_SECONDS.applause * 30);
  });

  it("have the whiteboard as it was at that time", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, show, command, host } = recorded;
    const draw = async (version: number, color: string) => {
      const box = {
        type: "rectangle",
        x: 200,
        y: 150,
        width: 1_200,
        height: 600,
        color,
        fill: color,
      } as const;
      const element = elementOf(box, { id: "box", index: "a0", seed: 1, versionNonce: 1 });
      const path = `/api/app/events/${show.slug}/studio/whiteboard`;
      const sent = await show.byHost("POST", path, { elements: [{ ...element, version }] });
      expect(sent.status, sent.text).toBe(200);
    };
    await command({ action: "send_off", identity: host });
    await command({ action: "show_whiteboard" });
    await draw(1, "#e03131");
    await dateBoard(show.eventId, 55);
    await draw(2, "#1971c2");
    await dateBoard(show.eventId, 50);
    await dateShow(recorded, 20);
    const sources = await read(recordingId);
    const colors: number[][] = [];
    for (const span of spansIn(sources)) {
      const { job, files } = await pictureOf(sources, span, SIZE);
      // Above the words of an empty board.
      const pixel = await pixelOf(files, job.above, 0.5, 0.35);
      if (colors.at(-1)?.join() !== pixel.join()) colors.push(pixel);
    }
    expect(colors).toEqual([
      [255, 255, 255, 255],
      [0xe0, 0x31, 0x31, 255],
      [0x19, 0x71, 0xc2, 255],
    ]);
  });

  it("have nothing on the whiteboard that was erased after they were drawn", async () => {
    const recorded = await makeRecordedShow();
    const { recordingId, show, command, host } = recorded;
    await command({ action: "send_off", identity: host });
    await command({ action: "show_whiteboard" });
    const at = { x: 200, y: 150, color: "#1971c2" };
    const elements = [
      { ...at, type: "rectangle" as const, width: 1_200, height: 600, fill: "#ffec99" },
      { ...at, type: "text" as const, text: "My number is five", size: 96 },
    ].map((drawn, index) =>
      elementOf(drawn, { id: drawn.type, index: `a${index}`, seed: 1, versionNonce: 1 }),
    );
    const path = `/api/app/events/${show.slug}/studio/whiteboard`;
    const sent = await show.byHost("POST", path, { elements });
    expect(sent.status, sent.text).toBe(200);
    await dateBoard(show.eventId, 50);
    await dateShow(recorded, 20);
    const drawnNow = async (change: Partial<ProgramSources> = {}) => {
      const sources = { ...(await read(recordingId)), ...change };
      const span = spansIn(sources).find(({ picture }) => picture.kind === "stage" && picture.board !== null);
      if (!span) throw new Error("No span.");
      const { job, files } = await pictureOf(sources, span, SIZE);
      return readMedia(files, job.above ?? "", 10_000_000);
    };
    const before = await drawnNow();
    await eraseDrawings({ sql }, [show.eventId], [personOf(host)]);
    await db().recording.update({ where: { id: recordingId }, data: { version: { increment: 1 } } });
    const after = await drawnNow();
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(false);
    // As drawn for another recording, of which nothing is kept.
    expect(after?.equals((await drawnNow({ recordingId: "rec_other" })) ?? Buffer.alloc(0))).toBe(true);
  });
});

/** Moves the last change of a whiteboard back in time. */
async function dateBoard(eventId: string, secondsAgo: number): Promise<void> {
  await transaction(async () => {
    await sql("test_mutable", "SET LOCAL session_replication_role = replica", []);
    const at = new Date(Date.now() - secondsAgo * 1_000);
    await sql("", "UPDATE whiteboard_past SET until = $2 WHERE event_id = $1 AND until > $2", [eventId, at]);
    await sql("", "UPDATE whiteboard_element SET changed_at = $2 WHERE event_id = $1", [eventId, at]);
  });
}
