import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import type { LiveMessageOf } from "@/lib/live";
import { initialState, type StageState } from "@/lib/stage";
import { StageSync, type StageSyncOptions } from "./stage-sync";

const now = () => new Date().toISOString();
const state = (version: number): StageState => ({ ...initialState({ title: "Show" }), version });
const message = (version: number, epoch = 1, withState = true): LiveMessageOf<"stage"> => ({
  type: "stage",
  epoch,
  version,
  server_time: now(),
  state: withState ? state(version) : null,
});
const pulse = (version: number, epoch = 1, listeners = 1): LiveMessageOf<"pulse"> => ({
  type: "pulse",
  epoch,
  version,
  feed: 0,
  desk_feed: 0,
  listeners,
  server_time: now(),
});

/** What the server would return now. */
let stored = { version: 0, epoch: 1 };
const fetch = vi.fn(async () => ({ state: state(stored.version), epoch: stored.epoch, server_time: now() }));
const made: StageSync[] = [];

function follow(options: Partial<StageSyncOptions> = {}): StageSync {
  const sync = new StageSync({ fetch, inAudience: true, ...options });
  made.push(sync);
  return sync;
}

const asked = () => fetch.mock.calls.length;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** Simulates so many seconds in a room with its pulses. */
async function wellFor(sync: StageSync, seconds: number, version = stored.version): Promise<void> {
  for (let at = 0; at < seconds; at += 20) {
    sync.pulse(pulse(version));
    await pass(20);
  }
}

beforeEach(() => {
  stored = { version: 0, epoch: 1 };
  fetch.mockReset();
  vi.useFakeTimers();
});

afterEach(() => {
  for (const sync of made.splice(0)) sync.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the stage state", () => {
  it("takes newer versions only, in whatever order they arrive", () => {
    const sync = follow();
    sync.hear(message(5));
    sync.hear(message(4));
    expect(sync.get().state?.version).toBe(5);
  });

  it("takes a lower version of a new epoch, and nothing more of a previous one", async () => {
    const sync = follow();
    sync.take(state(40), 1);
    sync.hear(message(7, 2));
    expect(sync.get()).toMatchObject({ epoch: 2, state: { version: 7 } });
    sync.hear(message(41, 1));
    sync.take(state(42), 1);
    sync.pulse(pulse(43, 1));
    await pass(10);
    expect(asked()).toBe(0);
    expect(sync.get()).toMatchObject({ epoch: 2, state: { version: 7 } });
    stored = { version: 3, epoch: 3 };
    sync.hear(message(2, 3, false));
    await pass(10);
    expect(sync.get()).toMatchObject({ epoch: 3, state: { version: 3 } });
  });

  it("is marked as stale while requests fail, and is requested again", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    fetch.mockRejectedValueOnce(new Error("down")).mockRejectedValueOnce(new Error("down"));
    const sync = follow();
    sync.take(state(1));
    sync.start();
    await pass(2);
    expect(sync.get()).toMatchObject({ stale: true, state: { version: 1 } });
    stored.version = 2;
    await pass(4);
    expect(sync.get()).toMatchObject({ stale: false, state: { version: 2 } });
  });

  it("isn't marked as stale after a single failed request", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    fetch.mockRejectedValueOnce(new Error("lost"));
    const sync = follow();
    const seen: boolean[] = [];
    sync.subscribe(() => seen.push(sync.get().stale));
    sync.start();
    await pass(2);
    expect(asked()).toBe(2);
    expect(seen).not.toContain(true);
  });

  it("is requested less and less often while the server is down, and more often by the crew", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    fetch.mockRejectedValue(new Error("down"));
    follow({ inAudience: true }).start();
    await pass(60);
    expect(asked()).toBe(5);
    fetch.mockClear();
    made.splice(0).forEach((sync) => void sync.stop());
    follow({ inAudience: false }).start();
    await pass(60);
    expect(asked()).toBe(13);
  });

  it("isn't requested again by all of a large audience at the same moment, or sooner than the server asks", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const sync = follow();
    sync.take(state(1), 1);
    sync.pulse(pulse(1, 1, 2_000));
    const busy = { code: "rate_limited", message: "", status: 429, retryable: true, retryAfterSeconds: 20 };
    fetch.mockRejectedValueOnce(new Error("down")).mockRejectedValueOnce(new ApiError(busy));
    sync.start();
    await pass(11.9);
    expect(asked()).toBe(1);
    await pass(0.2);
    expect(asked()).toBe(2);
    await pass(29.8);
    expect(asked()).toBe(2);
    await pass(0.2);
    expect(asked()).toBe(3);
  });

  it("follows the server's clock", () => {
    const sync = follow();
    sync.clock.hear(new Date(Date.now() + 60_000).toISOString());
    expect(sync.clock.now() - Date.now()).toBeGreaterThan(59_000);
  });

  it("doesn't go by an answer whose request was on its way for long, beyond what is certain", () => {
    const { clock } = follow();
    const serverIn = (ms: number) => new Date(Date.now() + ms).toISOString();
    const ahead = () => clock.now() - Date.now();
    clock.hear(serverIn(60_000), 100);
    clock.hear(serverIn(59_900), 19_000);
    expect(ahead()).toBe(60_050);
    clock.hear(serverIn(90_000), 10_000);
    expect(ahead()).toBe(90_000);
  });
});

describe("when it fetches", () => {
  it("fetches nothing while the room is healthy", async () => {
    const sync = follow();
    sync.start();
    await pass(1);
    sync.joined();
    await pass(1);
    expect(asked()).toBe(2);
    await wellFor(sync, 600);
    expect(asked()).toBe(2);
    sync.hear(message(1));
    stored.version = 1;
    await wellFor(sync, 60);
    sync.wake();
    expect(asked()).toBe(2);
  });

  it("polls once the room has been silent for a while", async () => {
    const sync = follow({ everyMs: 15_000 });
    sync.joined();
    await wellFor(sync, 100);
    expect(asked()).toBe(1);
    await pass(20);
    expect(asked()).toBe(1);
    await pass(60);
    expect(asked()).toBeGreaterThanOrEqual(4);
  });

  it("polls outside the room, and fetches immediately after rejoining", async () => {
    const sync = follow({ everyMs: 15_000 });
    sync.start();
    await pass(61);
    expect(asked()).toBe(5);
    sync.joined();
    await wellFor(sync, 60);
    expect(asked()).toBe(6);
    sync.left();
    await pass(16);
    expect(asked()).toBe(7);
    sync.joined();
    await pass(0);
    expect(asked()).toBe(8);
  });

  it("keeps polling outside the room when a late message arrives", async () => {
    const sync = follow({ everyMs: 15_000 });
    sync.joined();
    await pass(1);
    sync.left();
    sync.pulse(pulse(0));
    await pass(31);
    expect(asked()).toBe(3);
  });

  it("fetches when the page wakes after sleep", async () => {
    const sync = follow();
    sync.joined();
    await wellFor(sync, 20);
    const before = asked();
    vi.setSystemTime(Date.now() + 3_600_000);
    sync.wake();
    expect(asked()).toBe(before + 1);
  });

  it("fetches for a message without state or a pulse that is ahead, but not for an old message", async () => {
    const sync = follow();
    sync.joined();
    await pass(0);
    stored.version = 7;
    sync.hear(message(7));
    sync.hear(message(6, 1, false));
    sync.pulse(pulse(7));
    await pass(5);
    expect(asked()).toBe(1);
    stored.version = 9;
    sync.hear(message(9, 1, false));
    await pass(5);
    expect(sync.get().state?.version).toBe(9);
    stored.version = 10;
    sync.pulse(pulse(10));
    await pass(5);
    expect(sync.get().state?.version).toBe(10);
    expect(asked()).toBe(3);
  });

  it("fetches again if the response is older than a version it knows of", async () => {
    const sync = follow();
    sync.joined();
    await pass(0);
    sync.pulse(pulse(4));
    await pass(1);
    stored.version = 4;
    await pass(3);
    expect(sync.get().state?.version).toBe(4);
  });

  it("skips the fetch if the state has arrived in the meantime", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const sync = follow();
    sync.joined();
    await pass(0);
    sync.pulse(pulse(3, 1, 1_000));
    await pass(2);
    sync.hear(message(3));
    await pass(10);
    expect(asked()).toBe(1);
  });
});

describe("a state that is too large for a message", () => {
  /** Returns the highest number of fetches within a second, if so many clients are notified at once. */
  async function busiestSecond(count: number): Promise<number> {
    const times: number[] = [];
    fetch.mockImplementation(async () => {
      times.push(Date.now());
      return { state: state(stored.version), epoch: 1, server_time: now() };
    });
    const all = Array.from({ length: count }, () => follow());
    for (const sync of all) {
      sync.joined();
      sync.pulse(pulse(0, 1, count));
    }
    await pass(1);
    times.splice(0);
    stored.version = 2;
    for (const sync of all) sync.hear(message(2, 1, false));
    await pass(count / 100 + 1);
    expect(all.every((sync) => sync.get().state?.version === 2)).toBe(true);
    expect(times).toHaveLength(count);
    return Math.max(...times.map((at) => times.filter((other) => other >= at && other < at + 1_000).length));
  }

  it("is fetched gradually by a large audience", async () => {
    expect(await busiestSecond(2_000)).toBeLessThan(200);
  });

  it("is fetched immediately by a small audience and by the crew", async () => {
    const few = follow();
    few.pulse(pulse(0, 1, 3));
    const desk = follow({ inAudience: false });
    desk.pulse(pulse(0, 1, 5_000));
    await pass(1);
    fetch.mockClear();
    stored.version = 1;
    few.hear(message(1, 1, false));
    desk.hear(message(1, 1, false));
    await pass(0.05);
    expect(asked()).toBe(2);
  });
});
