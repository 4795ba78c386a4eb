import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FeedMessage, LiveMessage } from "@/lib/live";
import { encodeLive } from "@/lib/providers/room/encode-live";
import { initialState } from "@/lib/stage";
import { LiveRoom, type LiveRoomOptions } from "./live-room";
import { StageSync } from "./stage-sync";

const server_time = "2027-03-02T17:00:00.000Z";
const stage = (type: "stage" | "desk", version: number, title = ""): LiveMessage => ({
  type,
  epoch: 1,
  version,
  server_time,
  state: { ...initialState({ title }), version },
});
const line = (seq: number): FeedMessage => ({
  type: "chat",
  seq,
  at: server_time,
  line: { id: `line_${seq}`, author: { person: "p", name: "Ana" }, text: "Hello", at: server_time },
});
const packet = (type: "feed" | "desk_feed", after: number, ...seqs: number[]): LiveMessage => ({
  type,
  epoch: 1,
  after,
  to: seqs.at(-1) ?? after,
  server_time,
  messages: seqs.map(line),
});
const pulse = (version: number, feed = 0, desk_feed = 0): LiveMessage => ({
  type: "pulse",
  epoch: 1,
  version,
  feed,
  desk_feed,
  listeners: 2,
  server_time,
});

const made: StageSync[] = [];

function enter(more: Partial<LiveRoomOptions> = {}) {
  const fetchStage = vi.fn(async () => ({
    state: { ...initialState(), version: 1 },
    epoch: 1,
    server_time,
  }));
  const sync = new StageSync({ fetch: fetchStage });
  made.push(sync);
  const feed = () => {
    const received: number[] = [];
    const fetch = vi.fn(async (after: number) => ({ epoch: 1, after, to: after, messages: [], more: false }));
    const onMessages = (messages: FeedMessage[]) => void received.push(...messages.map(({ seq }) => seq));
    return { fetch, onMessages, onReset: () => void received.splice(0), received };
  };
  const [all, desk] = [feed(), feed()];
  const onSignal = vi.fn();
  const room = new LiveRoom({ stage: sync, feed: all, deskFeed: desk, onSignal, ...more });
  const hear = async (message: LiveMessage) => room.hear(encodeLive(message));
  return { room, hear, sync, fetchStage, all, desk, onSignal };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const sync of made.splice(0)) sync.stop();
  vi.useRealTimers();
});

describe("a live room connection", () => {
  it("routes each message to what follows it", async () => {
    const { hear, sync, all, desk, onSignal } = enter();
    await hear(stage("stage", 3));
    await hear(packet("feed", 0, 4, 5));
    await hear(packet("desk_feed", 0, 4));
    for (const type of ["people", "invitation", "ask_unmute"] as const) await hear({ type, server_time });
    expect(sync.get().state?.version).toBe(3);
    expect([all.received, desk.received]).toEqual([[4, 5], [4]]);
    expect(onSignal.mock.calls.flat()).toEqual(["people", "invitation", "ask_unmute"]);
  });

  it("reads a long state, and drops messages it can't read", async () => {
    const { room, hear, sync, onSignal } = enter();
    const title = "A long title. ".repeat(2_000);
    await hear(stage("stage", 3, title));
    for (const text of ["", "not json", "z", "zzz", '{"type":"hologram"}', '{"type":"pulse"}'])
      await room.hear(text);
    expect(sync.get().state).toMatchObject({ version: 3, title });
    expect(onSignal).not.toHaveBeenCalled();
  });

  it("follows the desk's stage once the person can see all of it", async () => {
    let seesWhole = false;
    const { hear, sync } = enter({ seesWhole: () => seesWhole });
    await hear(stage("stage", 3, "everybody's"));
    seesWhole = true;
    await hear(stage("desk", 4, "whole"));
    await hear(stage("stage", 5, "everybody's"));
    expect(sync.get().state).toMatchObject({ version: 4, title: "whole" });
  });

  it("fetches after each join, and then only when a pulse is ahead", async () => {
    const { room, hear, fetchStage, all, desk } = enter();
    const asked = () => [fetchStage, all.fetch, desk.fetch].map((fetch) => fetch.mock.calls.length);
    room.joined();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([1, 1, 1]);
    for (let at = 0; at < 300; at += 20) {
      await hear(pulse(1));
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(asked()).toEqual([1, 1, 1]);
    all.fetch.mockResolvedValueOnce({ epoch: 1, after: 0, to: 2, messages: [], more: false });
    await hear(pulse(1, 2, 0));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toEqual([1, 2, 1]);
    room.left();
    room.joined();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([2, 3, 2]);
  });
});
