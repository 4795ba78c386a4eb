import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchFirefox } from "@/e2e/firefox/launch-firefox";
import { liveUrl } from "@/lib/modules/after/playback/address/playback-urls";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { documentHeaders } from "@/lib/server/pages/document-headers";
import { installedFirefox } from "@/stack/checks/firefox";
import { api } from "@/test/support/api";
import { type BundledPage, serveBundledPage } from "@/test/support/bundled-page";
import { chromiumPath } from "@/test/support/chromium-path";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { startServer, type TestServer } from "@/test/support/http-server";
import { dateShow, makeRecordedShow, type RecordedShow, storePart } from "@/test/support/recorded-show";
import { sit } from "@/test/support/show";
import { BEEPS, flashes, madePart } from "@/test/support/track-parts";
import { until } from "@/test/support/until";
import { composeProgram } from "../compose-program";
import { makePiece } from "../making/make-piece";
import { storedInputs } from "../program-inputs";

const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;
const firefox = installedFirefox();

const VIEWER = "v-viewer.seat";
const SECONDS = 4.1;
/** What the viewer page allows media to be loaded from. */
const [MEDIA_POLICY] =
  /media-src [^;]*/.exec(documentHeaders("/watch/a-1", "")["Content-Security-Policy"] ?? "") ?? [];

interface Played {
  currentTime: number;
  duration: number;
}

interface Followed {
  startedAt: number;
  cues: { startTime: number; endTime: number; text: string }[];
}

/** A recording whose last piece of the picture has three frames. */
async function composed(): Promise<RecordedShow> {
  const recorded = await makeRecordedShow();
  const { recordingId, sessionId, host: personId } = recorded;
  const startedAt = await dateShow(recorded, SECONDS);
  const at = { recordingId, sessionId, personId };
  const camera = madePart({ codec: "vp8", seconds: 5, source: flashes("320x180") });
  await storePart(await camera, { ...at, kind: "camera" });
  const microphone = madePart({ codec: "opus", seconds: 5, source: BEEPS });
  await storePart(await microphone, { ...at, kind: "microphone" });
  const endedAt = new Date(startedAt.getTime() + SECONDS * 1_000);
  const where = { id: recordingId };
  await db().recording.update({ where, data: { state: "processing", startedAt, endedAt } });
  const end = new AbortController();
  const size = { width: 320, height: 180 };
  const options = { inputs: storedInputs, make: makePiece, size, quietMs: 60_000, signal: end.signal };
  const composing = composeProgram(recordingId, options);
  await until(async () => (await db().recording.findUniqueOrThrow({ where })).state === "ready");
  end.abort();
  await composing;
  return recorded;
}

composesWithoutPauses();

describe.skipIf(!works)("in a browser", () => {
  let server: TestServer;
  let site: BundledPage;
  let browser: Browser;
  let page: Page;
  let recorded: RecordedShow;

  beforeAll(async () => {
    server = await startServer();
    Object.assign(env(), { PUBLIC_URL: server.url });
    site = await serveBundledPage("test/support/hls-page.ts", { server: server.url, policy: MEDIA_POLICY });
    browser = await chromium.launch({ executablePath: chromiumPath() });
    page = await browser.newPage();
    await page.goto(site.url);
    recorded = await composed();
  });
  afterAll(async () => {
    await browser.close();
    site.close();
    await server.stop();
  });

  const onSite = (url: string): string => url.replace(server.url, site.url);

  /** Code that plays the recording from a second on. */
  async function playing(from: number): Promise<string> {
    const { show, recordingId } = recorded;
    // Before, its playlist would grow.
    const endedAt = new Date(Date.now() - 3_600_000);
    await db().recording.update({ where: { id: recordingId }, data: { endedAt } });
    const key = await show.workspace.key("test", ["recordings:read"]);
    const answer = await api("GET", `/v1/events/${show.slug}/recordings/${recordingId}`, { key });
    return `playToEnd(${JSON.stringify(onSite(answer.json.data.program.playlist_url))}, ${from})`;
  }

  function expectEnd({ currentTime, duration }: Played): void {
    expect(Math.abs(duration - SECONDS)).toBeLessThan(0.05);
    expect(duration - currentTime).toBeLessThan(0.1);
  }

  it("a program of 4.1 seconds with a last piece of three frames is played to its end, from its start and from there", async () => {
    const where = { recordingId: recorded.recordingId, version: 1, rendition: "picture-720" };
    const pieces = await db().programEntry.findMany({ where, orderBy: { number: "asc" } });
    expect(pieces.map(({ frames }) => frames)).toEqual([120, 3]);
    for (const from of [0, 4.02]) expectEnd((await page.evaluate(await playing(from))) as Played);
  });

  it.skipIf(firefox === undefined)("Firefox plays them as well", async () => {
    const other = await launchFirefox(firefox ?? "");
    try {
      const tab = await other.newPage();
      await tab.goto(site.url);
      for (const from of [0, 4.02]) expectEnd((await tab.evaluate(await playing(from))) as Played);
    } finally {
      await other.close();
    }
  });

  it("captions of a live playlist are shown when they're said", async () => {
    const { show, recordingId, sessionId } = recorded;
    // What viewers over HTTP would get of the same show, on air.
    await sql(
      "test_live_entries",
      `INSERT INTO program_entry (recording_id, version, rendition, number, piece_key, place, frames, session_id, media_ms)
       SELECT recording_id, 0, rendition, number, piece_key, place, frames, session_id, media_ms FROM program_entry
       WHERE recording_id = $1 AND version = 1`,
      [recordingId],
    );
    const startedAt = new Date(Date.now() - 10_000);
    const onAir = { startedAt, mediaStartedAt: startedAt, endedAt: null };
    await db().showSession.update({ where: { id: sessionId }, data: onAir });
    await sit(show.eventId, { identity: VIEWER, role: "watcher" });
    await db().presence.updateMany({ where: { identity: VIEWER }, data: { seenAt: new Date() } });
    const from = new Date(startedAt.getTime() + 1_250);
    const line = { eventId: show.eventId, sessionId, personId: recorded.host, name: "Hannah", seq: 1 };
    const to = new Date(from.getTime() + 900);
    await db().captionLine.create({
      data: { ...line, id: newId("cap"), text: "Good evening", startedAt: from, endedAt: to },
    });
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    const code = `followCaptions(${JSON.stringify(onSite(liveUrl(recordingId, VIEWER)))})`;
    const followed = (await page.evaluate(code)) as Followed;
    expect(followed.cues).toHaveLength(1);
    const [cue] = followed.cues;
    expect(cue?.text).toContain("Good evening");
    expect(Math.abs(followed.startedAt + (cue?.startTime ?? 0) * 1_000 - from.getTime())).toBeLessThan(50);
    expect((cue?.endTime ?? 0) - (cue?.startTime ?? 0)).toBeCloseTo(0.9, 2);
    expect(errors).toEqual([]);
  });
});
