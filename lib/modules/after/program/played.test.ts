import { afterAll, beforeAll, expect, it } from "vitest";
import { joinProgram } from "@/lib/modules/after/playback";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
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
  "a show with a camera and a microphone becomes a playlist and an MP4, in sync",
  async () => {
    const recorded = await makeRecordedShow();
    const { show, recordingId, sessionId, host: personId } = recorded;
    const startedAt = await dateShow(recorded, SECONDS);
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

    const end = new AbortController();
    const size = { width: 320, height: 180 };
    const options = { inputs: storedInputs, make: makePiece, size, quietMs: 60_000, signal: end.signal };
    const composing = composeProgram(recordingId, options);
    const find = () => db().recording.findUniqueOrThrow({ where: { id: recordingId } });
    await until(async () => (await find()).state === "ready");
    end.abort();
    await composing;

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
  },
);
