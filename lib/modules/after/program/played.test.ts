import { afterAll, beforeAll, expect, it } from "vitest";
import { captionsOf, joinProgram } from "@/lib/modules/after/playback";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "@/lib/program";
import { api } from "@/test/support/api";
import { flashSignals } from "@/test/support/flash-signals";
import { startServer, type TestServer } from "@/test/support/http-server";
import { packetsOf } from "@/test/support/packets-of";
import { dateShow, makeRecordedShow, storePart } from "@/test/support/recorded-show";
import { BEEPS, flashes, madePart } from "@/test/support/track-parts";
import { until } from "@/test/support/until";
import { composeProgram } from "./compose-program";
import { makePiece } from "./making/make-piece";
import { storedInputs } from "./program-inputs";

const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

const SECONDS = 6;

it.skipIf(!works)(
  "a show with a camera and a microphone becomes a playlist and an MP4, in sync, also after a cut",
  async () => {
    const recorded = await makeRecordedShow();
    const { show, recordingId, sessionId, host: personId, command } = recorded;
    await command({ action: "add_scene", scene_type: "intro", title: "The fourth second" });
    const startedAt = await dateShow(recorded, SECONDS, { add_scene: 4 });
    const at = { recordingId, sessionId, personId };
    const camera = madePart({ codec: "vp8", seconds: SECONDS + 1, source: flashes("320x180") });
    await storePart(await camera, { ...at, kind: "camera" });
    const microphone = madePart({ codec: "opus", seconds: SECONDS + 1, source: BEEPS });
    await storePart(await microphone, { ...at, kind: "microphone" });
    const endedAt = new Date(startedAt.getTime() + SECONDS * 1000);
    await db().recording.update({
      where: { id: recordingId },
      data: { state: "processing", startedAt, endedAt },
    });

    const size = { width: 320, height: 180 };
    const find = () => db().recording.findUniqueOrThrow({ where: { id: recordingId } });
    const compose = async (isDone: (row: Awaited<ReturnType<typeof find>>) => boolean) => {
      const end = new AbortController();
      const options = { inputs: storedInputs, make: makePiece, size, quietMs: 60_000, signal: end.signal };
      const composing = composeProgram(recordingId, options);
      await until(async () => isDone(await find()));
      end.abort();
      await composing;
    };
    await compose(({ state }) => state === "ready");

    // Before, its playlist would grow, and readers wait for more.
    const longAgo = new Date(Date.now() - 3_600_000);
    await db().recording.update({ where: { id: recordingId }, data: { endedAt: longAgo } });
    await joinProgram(recordingId, (await find()).version, new AbortController().signal);
    const key = await show.workspace.key("test", ["recordings:read"]);
    const answer = await api("GET", `/v1/events/${show.slug}/recordings/${recordingId}`, { key });
    const { program } = answer.json.data;
    const pictures = SECONDS * FRAME_RATE;
    const sounds = Math.round((SECONDS * SAMPLE_RATE) / AAC_SAMPLES);
    const packets = [`audio,${sounds}`, `video,${pictures}`];
    expect(program).toMatchObject({ duration_sec: SECONDS, composed_sec: SECONDS, ...size });
    expect(await packetsOf(program.playlist_url)).toEqual(packets);
    expect(await packetsOf(program.mp4.url)).toEqual(packets);
    // The middle of the picture is the camera.
    const middle = { within: "crop=80:60:120:60", quietSec: 0.3, countsFirst: true };
    const { flash, beep } = await flashSignals(program.playlist_url, middle);
    expect(flash.map(Math.round)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const one of flash.filter((time) => time > 0.5))
      expect(Math.min(...beep.map((other) => Math.abs(other - one)))).toBeLessThan(0.04);

    // A cut that is on no grid: what follows stays together, and so do its caption and its chapter.
    const said = { eventId: show.eventId, sessionId, personId, name: "Hannah", text: "Four" };
    const fourth = startedAt.getTime() + 4_000;
    await db().captionLine.create({
      data: { id: newId("cap"), ...said, startedAt: new Date(fourth), endedAt: new Date(fourth + 800) },
    });
    const body = { kind: "drop", from_sec: 2.26, to_sec: 3.41 };
    const path = `/v1/events/${show.slug}/recordings/${recordingId}`;
    const editor = await show.workspace.key("test", ["content:write"]);
    const edited = await api("POST", `${path}/edits`, { key: editor, body });
    expect(edited.status, edited.text).toBe(200);
    const { version, duration_sec } = edited.json.data;
    await compose(({ programVersion }) => programVersion === version);
    const cut = (await api("GET", path, { key })).json.data.program;
    const signals = await flashSignals(cut.playlist_url, middle);
    const removed = SECONDS - duration_sec;
    // Whole pictures, at least what was asked for.
    expect(removed).toBeGreaterThanOrEqual(1.15);
    expect(removed).toBeLessThan(1.15 + 2 / FRAME_RATE);
    const expected = [0, 1, 2, 4 - removed, 5 - removed];
    expect(signals.flash).toHaveLength(expected.length);
    for (const [index, one] of expected.entries()) {
      expect(Math.abs((signals.flash[index] ?? 0) - one)).toBeLessThan(0.04);
      if (one > 0.5) expect(Math.min(...signals.beep.map((beep) => Math.abs(beep - one)))).toBeLessThan(0.04);
    }
    const [line] = (await captionsOf(recordingId)) ?? [];
    expect(Math.abs((line?.fromMs ?? 0) / 1000 - (4 - removed))).toBeLessThan(0.04);
    expect(cut.chapters.at(-1)).toMatchObject({ title: "The fourth second" });
    expect(Math.abs(cut.chapters.at(-1).start_sec - (4 - removed))).toBeLessThan(0.04);
  },
);
