import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Capture, CaptureInput, RecorderPort } from "@/lib/providers/recorder/port";
import type { ChunkStore } from "../storing/chunk-store";
import type { MediaTime } from "./media-time";
import { ShowCapture } from "./show-capture";

type StoreInput = ConstructorParameters<typeof ChunkStore>[0];

interface Joined {
  followed: (readonly string[])[];
  hasLeft: boolean;
}

const joined: Joined[] = [];
const notes: string[] = [];
const calls: string[] = [];
let full: StoreInput["full"];
let hasSpace = false;

const room: RecorderPort = {
  name: "subscriber",
  capture: async (_input: CaptureInput): Promise<Capture> => {
    const one: Joined = { followed: [], hasLeft: false };
    joined.push(one);
    return {
      // As long as it's leaving.
      isThere: true,
      follow: (people) => void one.followed.push(people),
      leave: async () => {
        one.hasLeft = true;
      },
    };
  },
};

vi.mock("@/lib/providers/recorder", () => ({ recorder: () => room }));
vi.mock("@/lib/modules/files/files", () => ({ hasSpaceAgain: async () => hasSpace }));
vi.mock("../rows/add-note", () => ({
  addNote: async (_id: string, { code }: { code: string }) => {
    notes.push(code);
  },
}));
vi.mock("../storing/chunk-store", () => ({
  ChunkStore: class {
    constructor(input: StoreInput) {
      full = input.full;
    }
    loseOpen = () => calls.push("loseOpen");
    goOn = () => calls.push("goOn");
    settled = async () => undefined;
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  hasSpace = false;
});
afterEach(() => {
  vi.useRealTimers();
  for (const list of [joined, notes, calls]) list.splice(0);
});

const start = (): ShowCapture =>
  new ShowCapture({
    eventId: "evt_1",
    owner: { workspaceId: "ws_1", environment: "test" },
    recordingId: "rec_1",
    sessionId: "ses_1",
    time: { now: () => performance.now() } as unknown as MediaTime,
    isLiveOnly: false,
    previous: null,
    signal: new AbortController().signal,
  });

async function followFor(capture: ShowCapture, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await capture.lookForSpace();
    capture.follow(capture.fullBy ? [] : ["host-1"], 0, {});
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

it("leaves the room while the workspace's storage is full, and captures again once there is space", async () => {
  const capture = start();
  await followFor(capture, 5);
  const followed = joined[0]?.followed.length;
  full("storage_full");
  expect([capture.fullBy, notes, calls]).toEqual(["storage_full", ["storage_full"], ["loseOpen"]]);
  await followFor(capture, 40);
  // It isn't told that its people ended when the stage last changed: that would take back what it captured since.
  expect(joined).toMatchObject([{ hasLeft: true }]);
  expect(joined[0]?.followed).toHaveLength(followed ?? 0);
  hasSpace = true;
  await followFor(capture, 17);
  expect(capture.fullBy).toBeNull();
  expect(calls).toEqual(["loseOpen", "goOn"]);
  expect(joined).toMatchObject([{ hasLeft: true }, { hasLeft: false }]);
  expect(joined[1]?.followed.at(-1)).toEqual(["host-1"]);
  await capture.end();
});

it("captures again after the disk was full, once what waits has been stored", async () => {
  const capture = start();
  await followFor(capture, 5);
  full("disk_full");
  await followFor(capture, 17);
  expect([capture.fullBy, notes]).toEqual([null, ["disk_full"]]);
  expect(joined).toHaveLength(2);
  await capture.end();
});
