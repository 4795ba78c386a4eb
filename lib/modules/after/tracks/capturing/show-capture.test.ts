import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CaptureInput, RecorderPort } from "@/lib/providers/recorder/port";
import type { addNote } from "../rows/add-note";
import type { MediaTime } from "./media-time";
import { ShowCapture } from "./show-capture";

const joins: CaptureInput[] = [];
const notes: Parameters<typeof addNote>[1][] = [];

/** A room that no one gets into in time. */
const closedRoom: RecorderPort = {
  name: "subscriber",
  capture: async (input) => {
    joins.push(input);
    const { patienceMs = 0, signal } = input;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, patienceMs);
      signal.addEventListener("abort", () => {
        clearTimeout(late);
        resolve();
      });
    });
    input.gone("it didn't get into the room in time");
    throw new Error("no place in the room");
  },
};

/** A room whose last reports arrive when the test says so. */
const lastReports = Promise.withResolvers<void>();
const slowRoom: RecorderPort = {
  name: "subscriber",
  capture: async (input) => {
    joins.push(input);
    return {
      isThere: true,
      follow: () => undefined,
      leave: () => lastReports.promise,
    };
  },
};

let room = closedRoom;

vi.mock("@/lib/providers/recorder", () => ({ recorder: () => room }));
vi.mock("../rows/add-note", () => ({
  addNote: async (_id: string, note: (typeof notes)[number]) => {
    notes.push(note);
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  room = closedRoom;
  joins.splice(0);
  notes.splice(0);
});

const start = (): ShowCapture => {
  const began = performance.now();
  return new ShowCapture({
    eventId: "evt_1",
    owner: { workspaceId: "ws_1", environment: "test" },
    recordingId: "rec_1",
    sessionId: "ses_1",
    time: { now: () => performance.now() - began } as unknown as MediaTime,
    isLiveOnly: false,
    previous: null,
    signal: new AbortController().signal,
  });
};

async function followFor(capture: ShowCapture, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    capture.follow(["host-1"], 0, {});
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

it("waits longer with each attempt that took too long, and names all that was missed", async () => {
  const capture = start();
  await followFor(capture, 260);
  expect(joins.map(({ patienceMs }) => patienceMs)).toEqual([10_000, 20_000, 40_000, 80_000, 80_000, 80_000]);
  const last = joins.at(-1);
  const ended = capture.end(251_000);
  await vi.advanceTimersByTimeAsync(100);
  await ended;
  // It doesn't wait for an attempt that no one needs any more.
  expect(last?.signal.aborted).toBe(true);
  expect(notes).toEqual([{ code: "capture_interrupted", session_id: "ses_1", from_ms: 0, to_ms: 251_000 }]);
});

it("names nothing while no one is to be captured", async () => {
  const capture = start();
  capture.follow([], 0, {});
  await vi.advanceTimersByTimeAsync(60_000);
  await followFor(capture, 30);
  capture.follow([], 90_000, {});
  await vi.advanceTimersByTimeAsync(60_000);
  const ended = capture.end(150_000);
  await vi.advanceTimersByTimeAsync(100);
  await ended;
  expect(notes).toEqual([
    { code: "capture_interrupted", session_id: "ses_1", from_ms: 60_000, to_ms: 90_000 },
  ]);
});

it("ends only once the last reports of a room have arrived that it left before", async () => {
  room = slowRoom;
  const capture = start();
  await followFor(capture, 2);
  expect(joins).toHaveLength(1);
  capture.rest();
  const ended = capture.end(2_000).then(() => "ended");
  expect(await Promise.race([ended, sleep(100, "waiting")])).toBe("waiting");
  lastReports.resolve();
  expect(await ended).toBe("ended");
});

it("names the time of a track that was captured and can't be read", async () => {
  room = slowRoom;
  const capture = start();
  await followFor(capture, 1);
  joins[0]?.report({ is: "lost", fromMs: 200, toMs: 900 });
  const lost = { code: "capture_interrupted", session_id: "ses_1", from_ms: 200, to_ms: 900 };
  expect(notes).toContainEqual(lost);
});
