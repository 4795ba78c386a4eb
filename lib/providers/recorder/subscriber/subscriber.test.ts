import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { roomServer } from "@/lib/providers/room";
import { roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { type Beeper, startBeeper } from "@/test/support/beeps/beeper";
import { beepsOf, flashesOf } from "@/test/support/beeps/read-beeps";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { until } from "@/test/support/until";
import type { Capture, CapturedChunk, CaptureReport, OpenedPart } from "../port";
import { subscriberRecorder } from "./subscriber";

const PERSON = "guest-gst_1";
const room = roomName("show", "evt_01cccccccccccccccccccccccc");
/** The media time begins here. */
const START = Date.now();
let server: TestRoomServer;
let beeper: Beeper;
let capture: Capture;
let reports: CaptureReport[];
let over: AbortController;
let gone: string[];

async function joinBeeper(codec: "vp8" | "h264"): Promise<Beeper> {
  const claims = { role: "guest", linkVersion: "", studioLinkId: "", registrationId: "" } as const;
  const identity = roomIdentity(PERSON, "tab", "1");
  const token = await roomServer().token({ room, place: "show", identity, name: "", claims, sends: true });
  return startBeeper(roomServer().url, token, codec);
}

const parts = (): OpenedPart[] => reports.flatMap((one) => (one.is === "opened" ? [one.part] : []));
const chunksOf = (key: string): CapturedChunk[] =>
  reports.flatMap((one) => (one.is === "chunk" && one.chunk.part === key ? [one.chunk] : []));
const movedBy = (key: string): number =>
  reports.reduce((sum, one) => sum + (one.is === "moved" && one.part === key ? one.byMs : 0), 0);
const fileOf = (part: OpenedPart): Buffer =>
  Buffer.concat([part.header, ...chunksOf(part.key).map(({ bytes }) => bytes)]);

/** Flashes or beeps of all parts of a source, on this machine's clock. */
async function eventsOf(source: "camera" | "microphone"): Promise<number[]> {
  const all: number[] = [];
  for (const part of parts().filter((one) => one.source === source)) {
    if (chunksOf(part.key).length === 0) continue;
    const times = await (source === "camera" ? flashesOf : beepsOf)(fileOf(part));
    all.push(...times.map((ms) => ms + part.startsAtMs + movedBy(part.key) + START));
  }
  return all;
}

const seconds = (source: "camera" | "microphone"): number =>
  parts()
    .filter((one) => one.source === source)
    .flatMap(({ key }) => chunksOf(key))
    .reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0) / 1_000;

async function start(codec: "vp8" | "h264"): Promise<void> {
  beeper = await joinBeeper(codec);
  capture = await subscriberRecorder.capture({
    room,
    run: "run1",
    mediaNow: () => Date.now() - START,
    signal: over.signal,
    report: (report) => reports.push(report),
    gone: (reason) => gone.push(reason),
  });
}

beforeAll(async () => {
  server = await startRoomServer(async () => undefined);
});
afterAll(async () => {
  await server.stop();
});
beforeEach(() => {
  reports = [];
  gone = [];
  over = new AbortController();
});
afterEach(async () => {
  over.abort();
  await beeper.leave();
});

const lateness = (times: readonly number[]): number[] =>
  times.map((time) => ((((time + 500) % 1_000) + 1_000) % 1_000) - 500);

describe("a capture", () => {
  it.each(["vp8", "h264"] as const)(
    "of %s has picture and sound where they were on the clock",
    async (codec) => {
      await start(codec);
      capture.follow([PERSON]);
      await until(() => seconds("camera") > 6 && seconds("microphone") > 6);
      await capture.leave();
      const [flashes, beeps] = [await eventsOf("camera"), await eventsOf("microphone")];
      const [late, heard] = [lateness(flashes), lateness(beeps)];
      console.log("MEASURED", codec, JSON.stringify(late), JSON.stringify(heard));
      expect(flashes.length).toBeGreaterThan(3);
    },
  );
});
