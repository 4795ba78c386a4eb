import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { composeProgram } from "@/lib/modules/after/program/compose-program";
import { makePiece } from "@/lib/modules/after/program/making/make-piece";
import { storedInputs } from "@/lib/modules/after/program/program-inputs";
import { requestPasses } from "@/lib/modules/after/transcript-passes/request-passes";
import { runPass } from "@/lib/modules/after/transcript-passes/run-pass";
import { sweepFiles } from "@/lib/modules/files/files";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import * as faces from "@/lib/providers/faces";
import { storageProvider } from "@/lib/providers/storage";
import type { HeardSegment } from "@/lib/providers/stt";
import { api } from "@/test/support/api";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { checkEmitted } from "@/test/support/emitted-events";
import { startServer, type TestServer } from "@/test/support/http-server";
import { madeFile } from "@/test/support/recording-files";
import { recordingUploadCalls } from "@/test/support/recording-upload-calls";
import { runDispatch, runDueJobs } from "@/test/support/run-jobs";
import { makeShow, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { convertUpload } from "./conversion/convert-upload";

checkEmitted("recording.ready", "transcript.ready", "short.ready");
composesWithoutPauses();

const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;
const SECONDS = 14;
const run = promisify(execFile);

vi.hoisted(() => {
  // Nothing is sent there: the recognizers of these passes are their own.
  process.env.STT_BASE_URL = "http://127.0.0.1:9/v1";
});

let server: TestServer;
let show: TestShow;
let id: string;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

const calls = () => recordingUploadCalls(show.key, show.slug);
const get = () => calls().get(id);
const v1 = (method: string, path: string, body?: object) =>
  api(method, `/v1/events/${show.slug}${path}`, { key: show.key, ...(body ? { body } : {}) });

/** What became of the price of analyses. */
const analyses = async () =>
  (
    await db().ledgerEntry.findMany({
      where: { workspaceId: show.workspace.workspaceId, kind: "clip_analysis" },
    })
  ).map(({ state }) => state);

async function compose(): Promise<void> {
  const abort = new AbortController();
  const over = composeProgram(id, {
    ...{ inputs: storedInputs, make: makePiece, size: { width: 320, height: 180 }, quietMs: 10 },
    signal: abort.signal,
  });
  await until(async () => {
    const { state, version, programVersion } = await db().recording.findUniqueOrThrow({ where: { id } });
    return state === "ready" && version === programVersion;
  });
  abort.abort();
  await over;
}

/** The color of the first picture of a piece of the program, on average. */
async function colorOf(piece: "first" | "last"): Promise<string> {
  const { bytes } = await db().programHeader.findFirstOrThrow({
    where: { recordingId: id, rendition: "picture-720" },
  });
  const entry = await db().programEntry.findFirstOrThrow({
    where: { recordingId: id, rendition: "picture-720" },
    orderBy: { number: piece === "first" ? "asc" : "desc" },
    include: { piece: true },
  });
  const media = await (await storageProvider().open(entry.piece.fileKey ?? "")).toArray();
  const folder = await mkdtemp(join(tmpdir(), "piece-"));
  await writeFile(join(folder, "piece.mp4"), Buffer.concat([bytes, ...media]));
  const shown = ["-frames:v", "1", "-vf", "scale=1:1:flags=area", "-pix_fmt", "rgb24", "-f", "rawvideo"];
  const path = join(folder, "piece.rgb");
  await run("ffmpeg", ["-v", "error", "-i", join(folder, "piece.mp4"), ...shown, path]);
  const [red = 0, green = 0, blue = 0] = await readFile(path);
  await rm(folder, { recursive: true });
  if (red > 200 && green < 40 && blue < 40) return "red";
  return red < 40 && green < 40 && blue > 200 ? "blue" : `${red}, ${green}, ${blue}`;
}

/** Someone asks something, and someone else answers. */
const recognizer = {
  status: async () => ({
    ...{
      driver: "built_in" as const,
      engine: "test",
      reason: null,
      isComing: false,
      languages: ["en", "de"],
    },
  }),
};

function said(text: string, from: number): HeardSegment {
  const words = text.split(" ").map((word, at) => ({
    ...{ text: word, from: from + at * 0.5, to: from + at * 0.5 + 0.4, confidence: 1 },
  }));
  return { from, to: words.at(-1)?.to ?? from, text, words };
}

const voices = {
  windowsIn: async () =>
    Array.from({ length: 30 }, (_, at) => ({
      ...{ from: at * 0.4, to: at * 0.4 + 0.8 },
      vector: at * 0.4 < 6 ? Float32Array.of(1, 0) : Float32Array.of(0, 1),
    })),
};

const SAID = [said("What did you build", 1), said("A recorder for every show", 7)];

const transcribe = async (transcribeTrack = async () => SAID): Promise<string> => {
  const pass = await db().transcriptPass.findFirstOrThrow({ where: { recordingId: id, state: "running" } });
  await runPass(pass.id, {
    recognizer: { ...recognizer, transcribeTrack },
    ...{ voices, mayGoOn: () => true, signal: new AbortController().signal },
  });
  return pass.id;
};

describe.skipIf(!works)("a recording from elsewhere", () => {
  beforeAll(async () => {
    show = await makeShow();
    // Red, and from the seventh second on blue, with a tone.
    const bytes = await madeFile(
      [
        ...[
          "-f",
          "lavfi",
          "-i",
          `color=c=red:s=640x360:r=25:d=7`,
          "-f",
          "lavfi",
          "-i",
          `color=c=blue:s=640x360:r=25:d=7`,
        ],
        ...["-f", "lavfi", "-i", `sine=f=440:d=${SECONDS}`, "-filter_complex", "[0:v][1:v]concat=n=2[v]"],
        ...["-map", "[v]", "-map", "2:a", "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"],
      ],
      "mp4",
    );
    id = await calls().upload(bytes, { language: "de", started_at: "2026-05-04T18:00:00Z" });
    await convertUpload(id, new AbortController().signal);
    await compose();
  }, 240_000);

  it("has a program that shows and plays the file, and nothing else", async () => {
    const recording = await get();
    expect(recording).toMatchObject({ state: "ready", source: "upload", notes: [], tracks: [] });
    const { program } = recording;
    expect(program.duration_sec).toBeCloseTo(SECONDS, 0);
    const media = await (await fetch(program.playlist_url)).text();
    expect(media).toContain("#EXTM3U");
    // It fills the picture, from its first second to its last.
    expect(await colorOf("first")).toBe("red");
    expect(await colorOf("last")).toBe("blue");
    const [ready] = await db().webhookEvent.findMany({ where: { type: "recording.ready" } });
    expect(JSON.parse(ready?.body ?? "").data).toMatchObject({
      recording_id: id,
      version: recording.version,
    });
    // Shows that were on air tell their hosts and attendees.
    expect(await db().mailMessage.count({ where: { eventId: show.eventId, kind: "recording_ready" } })).toBe(
      0,
    );
    expect(await db().job.count({ where: { subject: show.eventId, kind: { contains: "after" } } })).toBe(0);
  });

  it("has its transcript requested by whoever wants moments, once, and its analysis reserved", async () => {
    expect((await v1("GET", "/shorts")).json.data).toMatchObject({ recording_id: id, pending: false });
    const first = await v1("POST", "/shorts/analyze", { auto_render: true, n: 2 });
    expect([first.status, first.json.data.pending, first.json.data.notes]).toEqual([200, true, []]);
    expect((await v1("POST", "/shorts/analyze", {})).json.data.pending).toBe(true);
    expect((await v1("GET", "/shorts")).json.data).toMatchObject({
      ...{ pending: true, analysis: { state: "none" }, segments: [] },
    });
    expect(await db().transcriptPass.count({ where: { recordingId: id } })).toBe(1);
    expect(await analyses()).toEqual(["reserved"]);
    expect(await db().job.count({ where: { kind: "short.analyze", subject: id } })).toBe(1);
    // Not yet.
    await runDueJobs();
    expect(await analyses()).toEqual(["reserved"]);
    // Without it, the next pass would begin automatically.
    await db().transcriptPass.deleteMany({ where: { recordingId: id } });
  });

  it("is transcribed once it's ready, with voices where they are known", async () => {
    expect((await v1("GET", "/transcript")).status).toBe(404);
    await db().recording.update({ where: { id }, data: { readyAt: new Date(Date.now() - 60_000) } });
    await requestPasses();
    await transcribe();
    const { json } = await v1("GET", `/transcript?recording_id=${id}`);
    expect(json.data).toMatchObject({ version: 2, pass: { state: "ready", language: "de" } });
    expect(json.data.segments).toMatchObject([
      { text: "What did you build", name: "Speaker 1", person_id: "voice-1" },
      { text: "A recorder for every show", name: "Speaker 2", person_id: "voice-2" },
    ]);
    const { program } = await get();
    expect(program.captions).toMatchObject([{ language: "de" }]);
    expect(await (await fetch(program.captions[0].url)).text()).toContain("A recorder for every show");
  });

  it("is analyzed then without another request, and charged once", async () => {
    await db().job.updateMany({
      where: { kind: "short.analyze" },
      data: { dueAt: new Date(), onClock: false },
    });
    await runDueJobs();
    const { data } = (await v1("GET", "/shorts")).json;
    expect(data).toMatchObject({ pending: false, analysis: { state: "ready", transcript_version: 2 } });
    expect(await analyses()).toEqual(["settled"]);
    // Whoever asked is gone by now: the list says what became of it.
    const rendered = await db().clip.count({ where: { recordingId: id } });
    const left = 2 - rendered;
    expect(data.notes).toMatchObject([
      { code: "few_segments", text: expect.stringContaining(`${left} ${left === 1 ? "clip" : "clips"}`) },
    ]);
    expect((await v1("POST", "/shorts/analyze", {})).status).toBe(200);
    expect(await analyses()).toEqual(["settled"]);
  });

  it("is transcribed again on request, and its words can be corrected", async () => {
    const corrected = await v1("PATCH", "/transcript", {
      ...{ recording_id: id, corrections: [{ from: "recorder", to: "Rekorder" }] },
    });
    expect([corrected.status, corrected.text]).toEqual([200, expect.stringContaining("Rekorder")]);
    expect((await v1("POST", "/transcript/generate", { recording_id: id })).status).toBe(202);
    await transcribe();
    const { json } = await v1("GET", `/transcript?recording_id=${id}`);
    expect(json.data.segments[1].text).toBe("A Rekorder for every show");
  });

  it("has moments once it has a transcript", async () => {
    const found = await v1("POST", "/shorts/analyze", {});
    expect(found.status, found.text).toBe(200);
    expect(found.json.data).toMatchObject({ pending: false, analysis: { state: "ready" } });
  });

  it("has vertical clips that look for faces, and say so if there is none", async () => {
    const facesIn = vi.fn(async (pictures: Uint8Array) =>
      Array.from({ length: pictures.length / faces.GREY_BYTES }, (): faces.Face[] => []),
    );
    vi.spyOn(faces, "faceFinder").mockReturnValue({ facesIn });
    const notesOf = async (start_sec: number) => {
      const ordered = await v1("POST", "/shorts/render", { start_sec, end_sec: start_sec + 5.5 });
      expect(ordered.status, ordered.text).toBe(200);
      const [job] = await sql<{ id: string; handout: number }>(
        "test_upload_clip",
        `UPDATE job SET handout = handout + 1, state = 'dispatched'
         WHERE kind = 'short.render' AND workspace_id = $1 AND state = 'queued' RETURNING id, handout`,
        [show.workspace.workspaceId],
      );
      if (!job) throw new Error("No clip is queued.");
      await runDispatch({ jobId: job.id, kind: "short.render", handout: job.handout });
      const [clip] = await db().clip.findMany({ where: { recordingId: id }, orderBy: { createdAt: "desc" } });
      expect([clip?.state, clip?.failure]).toEqual(["ready", null]);
      return clip?.notes;
    };
    const none = await notesOf(0.5);
    expect(none).toContain("no_faces");
    expect(none).not.toContain("other_faces");
    // For its crops, and for its still.
    expect(facesIn).toHaveBeenCalledTimes(2);
    expect(facesIn.mock.lastCall?.[0].length).toBeLessThanOrEqual(6 * faces.GREY_BYTES);
    facesIn.mockImplementation(async (pictures) =>
      Array.from({ length: pictures.length / faces.GREY_BYTES }, () => [
        { x: 0.7, y: 0.2, width: 0.12, height: 0.3 },
        { x: 0.1, y: 0.2, width: 0.12, height: 0.28 },
      ]),
    );
    const notes = await notesOf(1.4);
    expect(notes).not.toContain("no_faces");
    expect(notes).toContain("other_faces");
  }, 240_000);

  it("can be cut like any recording", async () => {
    const { version } = await get();
    const edit = await v1("POST", `/recordings/${id}/edits`, {
      ...{ kind: "drop", from_sec: 0, to_sec: 5, expected_version: version },
    });
    expect(edit.status, edit.text).toBe(200);
    await compose();
    expect((await get()).program.duration_sec).toBeCloseTo(SECONDS - 5, 0);
    const { json } = await v1("GET", `/transcript?recording_id=${id}`);
    expect(json.data.segments.map(({ text }: { text: string }) => text)).toEqual([
      "A Rekorder for every show",
    ]);
  });

  it("leaves nothing when it's deleted while it's transcribed again", async () => {
    expect((await v1("POST", "/transcript/generate", { recording_id: id })).status).toBe(202);
    const ready = () => db().webhookEvent.count({ where: { type: "transcript.ready" } });
    const before = await ready();
    let deleted: Promise<Awaited<ReturnType<typeof api>>> | undefined;
    const pass = await transcribe(async () => {
      deleted ??= api("DELETE", `${calls().path}/${id}?confirm=true`, { key: show.key });
      const gone = await deleted;
      expect(gone.status, gone.text).toBe(200);
      return SAID;
    });
    expect(deleted).toBeDefined();
    expect(await db().transcriptSegment.count({ where: { pass: { recordingId: id } } })).toBe(0);
    expect(await ready()).toBe(before);
    expect((await db().transcriptPass.findUniqueOrThrow({ where: { id: pass } })).state).toBe("failed");
    const wanted = { kind: "transcript.pass", subject: pass };
    const open = await db().wantedWork.findMany({ where: { ...wanted, wantedUntil: null } });
    expect(open).toEqual([]);
    await sql("", "UPDATE file SET expires_at = now() WHERE expires_at IS NOT NULL", []);
    await sweepFiles();
    const { workspaceId } = show.workspace;
    expect(Number((await db().storageUse.findUnique({ where: { workspaceId } }))?.bytes ?? 0)).toBe(0);
    expect((await calls().get(id))?.id).toBeUndefined();
  });
});
