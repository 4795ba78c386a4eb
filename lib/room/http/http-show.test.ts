import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import type { FeedMessage } from "@/lib/live";
import type { FeedPage } from "@/lib/live/feed-follower";
import { initialState, type StageState } from "@/lib/stage";
import { FeedStore } from "../feed-store";
import { StageSync } from "../stage-sync";
import { isFinalRefusal } from "./final-refusal";
import { HttpShow } from "./http-show";

const START = Date.parse("2027-03-02T17:00:00Z");
const iso = (ms: number) => new Date(ms).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});
afterEach(() => {
  stopAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
let stopAll = () => {};

const REACTED = { applause: 3, heart: 0, laugh: 0, surprise: 0, thumbs_up: 0 };

const refused = (status: number, code: string) =>
  new ApiError({ status, code, message: "Refused.", retryable: false });

interface Watched {
  playlist_url: string | null;
  next_in_sec: number;
  someone_left_out: boolean;
}

const ADDRESS: Watched = {
  playlist_url: "https://show.test/recordings/a/live.m3u8",
  next_in_sec: 20,
  someone_left_out: false,
};

/** A show on air over HTTP, whose picture is 15 seconds behind. */
async function follow(answer = ADDRESS) {
  let state: StageState = { ...initialState({ title: "Ship smaller" }), phase: "live", version: 1 };
  let messages: FeedMessage[] = [];
  const fetchStage = vi.fn(async () => ({ state, epoch: 1, server_time: iso(Date.now()) }));
  const fetchFeed = vi.fn(async (after: number): Promise<FeedPage> => {
    const to = messages.at(-1)?.seq ?? 0;
    return { epoch: 1, after, to, messages: messages.filter(({ seq }) => seq > after), more: false };
  });
  const watch = vi.fn(async () => answer);
  const stage = new StageSync({ fetch: fetchStage });
  const feed = new FeedStore(() => Promise.reject(new Error("This is the room's feed.")));
  const show = new HttpShow({ stage, feed, fetchFeed, watch, isFinal: isFinalRefusal });
  stage.start();
  await vi.advanceTimersByTimeAsync(10);
  show.start();
  show.followPicture(() => Date.now() - 15_000);
  stopAll = () => {
    show.stop();
    stage.stop();
  };
  return {
    ...{ show, feed, fetchStage, fetchFeed, watch, stage },
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
    change: (more: Partial<StageState>) => {
      state = { ...state, ...more, version: state.version + 1 };
    },
    tell: (...said: FeedMessage[]) => {
      messages = [...messages, ...said];
    },
  };
}

const poll: StageState["poll"] = {
  ...{ id: "poll_1", question: "What first?", options: ["Price", "Speed"] },
  ...{ state: "open", results_shown: false },
};

it("asks less and less often while the server is down", async () => {
  const { fetchStage, watch, pass } = await follow();
  const down = () => Promise.reject(new Error("The server is down."));
  fetchStage.mockImplementation(down);
  watch.mockImplementation(down);
  await pass(30);
  fetchStage.mockClear();
  watch.mockClear();
  await pass(60);
  expect(fetchStage.mock.calls.length).toBeLessThan(20);
  expect(watch.mock.calls.length).toBeLessThan(8);
});

it("opens a poll when the picture gets there, and shows chat at once", async () => {
  const { show, feed, pass, change, tell } = await follow();
  await pass(10);
  change({ poll });
  const said = { id: "line_1", author: { person: "p", name: "Ana" }, text: "Hello", at: iso(Date.now()) };
  tell(
    { type: "chat", seq: 1, at: iso(Date.now()), line: said },
    { type: "reactions", seq: 2, at: iso(Date.now()), counts: REACTED },
  );
  await pass(3);
  expect(feed.get().lines.map(({ text }) => text)).toEqual(["Hello"]);
  expect(show.get()).toMatchObject({ stage: { poll: null }, held: { reactions: null } });
  await pass(11);
  expect(show.get().stage?.poll).toBeNull();
  await pass(4);
  expect(show.get()).toMatchObject({ stage: { poll: { state: "open" } }, held: { reactions: REACTED } });
  expect(Date.now() - show.now()).toBeLessThan(15_500);
});

it("looks every two seconds, and says every 20 that this page is watching", async () => {
  const { fetchStage, watch, pass } = await follow();
  fetchStage.mockClear();
  await pass(39);
  expect(fetchStage.mock.calls.length).toBeGreaterThan(14);
  expect(fetchStage.mock.calls.length).toBeLessThan(28);
  expect(watch).toHaveBeenCalledTimes(2);
});

it("keeps an address that works, and takes the newest when asked to", async () => {
  const { show, watch, pass } = await follow();
  await pass(1);
  const { playlist } = show.get();
  watch.mockResolvedValue({
    playlist_url: "https://show.test/recordings/b/live.m3u8",
    next_in_sec: 20,
    someone_left_out: true,
  });
  await pass(21);
  expect(show.get()).toMatchObject({ playlist, isSomeoneLeftOut: true });
  show.renewPlaylist();
  expect(show.get().playlist).toBe("https://show.test/recordings/b/live.m3u8");
});

const STALLED: Watched = { playlist_url: null, next_in_sec: 1, someone_left_out: false };

it("asks no more often while composing falls behind, because it has an address", async () => {
  const { show, watch, pass } = await follow();
  await pass(1);
  const { playlist } = show.get();
  watch.mockClear().mockResolvedValue(STALLED);
  await pass(60);
  expect(watch.mock.calls.length).toBeLessThanOrEqual(4);
  // It still says that it's there.
  expect(watch.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(show.get().playlist).toBe(playlist);
});

it("asks every second for its first address, and then less and less often", async () => {
  const { show, watch, pass } = await follow(STALLED);
  await pass(4);
  expect(watch.mock.calls.length).toBeGreaterThanOrEqual(3);
  await pass(56);
  expect(watch.mock.calls.length).toBeLessThanOrEqual(18);
  watch.mockClear();
  await pass(60);
  expect(watch.mock.calls.length).toBeLessThanOrEqual(9);
  expect(show.get().playlist).toBeNull();
  watch.mockResolvedValue(ADDRESS);
  await pass(13);
  expect(show.get().playlist).toBe(ADDRESS.playlist_url);
});

it("asks again after a failure, and not after a refusal", async () => {
  const { show, watch, fetchStage, pass } = await follow();
  watch.mockRejectedValueOnce(new Error("busy"));
  await pass(24);
  expect(watch).toHaveBeenCalledTimes(3);
  watch.mockRejectedValue(refused(401, "unauthorized"));
  await pass(21);
  expect(show.get().refusal).toMatchObject({ code: "unauthorized" });
  expect(show.get().playlist).toBeNull();
  fetchStage.mockClear();
  await pass(10);
  expect(watch).toHaveBeenCalledTimes(4);
  expect(fetchStage.mock.calls.length).toBeLessThan(2);
});

it("plays to the end when it's told that the show is over before the stage says so", async () => {
  const { show, watch, pass, change } = await follow();
  watch.mockRejectedValue(refused(410, "gone"));
  await pass(21);
  expect(watch).toHaveBeenCalled();
  change({ phase: "ended", ended_at: iso(Date.now()) });
  await pass(10);
  expect(show.get()).toMatchObject({ refusal: null, stage: { phase: "live" } });
  await pass(8);
  expect(show.get().stage?.phase).toBe("ended");
});

it("plays a picture that is almost a minute behind to its end", async () => {
  const { show, pass, change } = await follow();
  show.followPicture(() => Date.now() - 55_000);
  await pass(10);
  change({ phase: "ended", ended_at: iso(Date.now()) });
  await pass(50);
  expect(show.get().stage?.phase).toBe("live");
  await pass(7);
  expect(show.get().stage?.phase).toBe("ended");
});

it("shows the end when the picture got there, and stops asking for one", async () => {
  const { show, watch, pass, change } = await follow();
  await pass(10);
  change({ phase: "ended", ended_at: iso(Date.now()) });
  await pass(12);
  expect(show.get().stage?.phase).toBe("live");
  await pass(4);
  expect(show.get().stage?.phase).toBe("ended");
  watch.mockClear();
  await pass(60);
  expect(watch).not.toHaveBeenCalled();
});

it("shows what was said and voted last, although the stage couldn't be read just before the end", async () => {
  const { show, stage, fetchStage, fetchFeed, pass, change, tell } = await follow();
  await pass(10);
  fetchStage.mockRejectedValueOnce(new Error("busy"));
  const asked = fetchStage.mock.calls.length;
  while (fetchStage.mock.calls.length === asked) await pass(0.1);
  const end = Date.now();
  change({ phase: "ended", ended_at: iso(end) });
  const line = { id: "line_1", person: "host-a", speaker: "Ana", text: "Goodbye." };
  const said = { ...line, started_at: iso(end - 1_000), ended_at: iso(end) };
  tell({ type: "caption", seq: 1, at: iso(end), line: said });
  show.followPicture(() => Math.min(Date.now() - 15_000, end));
  await pass(5);
  expect(stage.get().state?.phase).toBe("ended");
  await pass(11);
  expect(show.get().held.captions.map(({ text }) => text)).toEqual(["Goodbye."]);
  await pass(15);
  const what = { question: "What first?", options: ["Price", "Speed"] };
  const results = { poll_id: "poll_1", ...what, counts: [3, 1], voters: 4, final: true };
  tell({ type: "poll_counts", seq: 2, at: iso(Date.now()), ...results });
  await pass(15);
  expect(show.get().held.counts.poll_1).toMatchObject({ counts: [3, 1] });
  fetchFeed.mockClear();
  await pass(60);
  expect(fetchFeed.mock.calls.length).toBeLessThan(3);
});

it("asks less and less often for what was said last while the server is down", async () => {
  const { show, fetchFeed, pass, change, tell } = await follow();
  await pass(10);
  const end = Date.now();
  const line = { id: "line_1", person: "host-a", speaker: "Ana", text: "Goodbye." };
  const said = { ...line, started_at: iso(end - 1_000), ended_at: iso(end) };
  tell({ type: "caption", seq: 1, at: iso(end), line: said });
  change({ phase: "ended", is_final: true, ended_at: iso(end) });
  show.followPicture(() => Math.min(Date.now() - 60_000, end));
  const works = fetchFeed.getMockImplementation();
  fetchFeed.mockClear().mockRejectedValue(new Error("The server is down."));
  await pass(40);
  expect(fetchFeed.mock.calls.length).toBeGreaterThan(3);
  expect(fetchFeed.mock.calls.length).toBeLessThan(10);
  if (works) fetchFeed.mockImplementation(works);
  await pass(21);
  expect(show.get().held.captions.map(({ text }) => text)).toEqual(["Goodbye."]);
});
