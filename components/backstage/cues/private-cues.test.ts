import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PrivateMessage } from "@/components/room/private-chat";
import { Store } from "@/lib/room/store";
import { initialState, type StageState } from "@/lib/stage";
import { playCue } from "./play-cue";
import { PrivateCues } from "./private-cues";

const NOW = Date.parse("2031-05-04T18:00:00.000Z");
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const live: StageState = { ...initialState(), phase: "live", scene_started_at: inSeconds(-60) };

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const segment = (title: string) => ({
  ...{ id: title, title, type: "talk" as const },
  ...{ duration_sec: 600, mine: false },
});

const open: PrivateCues[] = [];
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  for (const cues of open.splice(0)) cues.stop();
  vi.useRealTimers();
});

/** A guest's page whose segment has the given cues; each value is the second that the cue is due at. */
async function page(due: Record<string, number>, storage = memory()) {
  const cues = Object.entries(due).map(([name, at]) => ({
    name,
    text: `Text of ${name}`,
    at: inSeconds(at),
  }));
  const stage = new Store<{ state: StageState | null }>({ state: live });
  const messages = new Store<readonly PrivateMessage[]>([]);
  const parts = {
    fetch: vi.fn(async () => ({
      from_timing: true,
      silence: null as "language" | null,
      cues,
      segments: [segment("Welcome")],
    })),
    hear: vi.fn(async (name: string) => ({ text: name, silence: null, sound: btoa(name) as string | null })),
    play: vi.fn(async (_sound: ArrayBuffer) => true),
    isSpeaking: vi.fn(() => false),
    isHeardHere: vi.fn(() => true),
  };
  const mine = new PrivateCues({ slug: "show", storage, stage, messages, now: Date.now, ...parts });
  open.push(mine);
  mine.start();
  await vi.advanceTimersByTimeAsync(0);
  const played = () => parts.play.mock.calls.map(([sound]) => new TextDecoder().decode(sound));
  return { mine, stage, messages, storage, played, shown: () => mine.view.get().shown, ...parts };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe("a timed cue", () => {
  it("is shown and played once at its time, then disappears", async () => {
    const { shown, played } = await page({ half: 5 });
    await seconds(4.5);
    expect([shown(), played()]).toEqual([null, []]);
    await seconds(1);
    expect(shown()).toEqual({ text: "Text of half", by: null, unheard: null });
    expect(played()).toEqual(["half"]);
    await seconds(31);
    expect([shown(), played()]).toEqual([null, ["half"]]);
  });

  it("isn't repeated after a reload or in another tab", async () => {
    const { storage, mine } = await page({ half: 1 });
    const other = await page({ half: 1 }, storage);
    await seconds(2);
    mine.stop();
    const again = await page({ half: 1 }, storage);
    await seconds(2);
    expect(again.shown()).toBeNull();
    expect(other.played()).toEqual([]);
  });

  it("isn't shown late or once another segment is on", async () => {
    const { shown, stage, fetch } = await page({ past: -11, coming: 5 });
    fetch.mockImplementation(() => new Promise(() => {}));
    stage.set({ state: { ...live, scene_started_at: inSeconds(0) } });
    await seconds(10);
    expect(shown()).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("is fetched again regularly to follow plan changes", async () => {
    const { shown, fetch } = await page({});
    const cues = [{ name: "new", text: "Moved", at: inSeconds(16) }];
    fetch.mockResolvedValue({ from_timing: true, silence: null, cues, segments: [] });
    await seconds(17);
    expect(shown()?.text).toBe("Moved");
  });
});

it("the run of show follows the plan, before the show as well, until the show is over", async () => {
  const { mine, stage, fetch } = await page({});
  stage.set({ state: initialState() });
  await seconds(1);
  expect(mine.view.get().segments.map(({ title }) => title)).toEqual(["Welcome"]);
  const segments = [segment("Demo"), segment("Welcome")];
  fetch.mockResolvedValue({ from_timing: true, silence: null, cues: [], segments });
  await seconds(16);
  expect(mine.view.get().segments.map(({ title }) => title)).toEqual(["Demo", "Welcome"]);
  stage.set({ state: { ...initialState(), phase: "ended" } });
  await seconds(1);
  const calls = fetch.mock.calls.length;
  await seconds(60);
  expect(fetch).toHaveBeenCalledTimes(calls);
});

it("a shown cue disappears when the page stops showing cues", async () => {
  const { mine, shown } = await page({ half: 1 });
  await seconds(2);
  mine.stop();
  expect(shown()).toBeNull();
});

describe("the sound of a cue", () => {
  it("waits for a pause, for at most five seconds", async () => {
    const { isSpeaking, played, shown } = await page({ half: 1 });
    isSpeaking.mockReturnValue(true);
    await seconds(3);
    expect([shown()?.text, played()]).toEqual(["Text of half", []]);
    isSpeaking.mockReturnValue(false);
    await seconds(1);
    expect(played()).toEqual(["half"]);

    // Due in one second.
    const talker = await page({ over: 5 });
    talker.isSpeaking.mockReturnValue(true);
    await seconds(5.5);
    expect(talker.played()).toEqual([]);
    await seconds(1.5);
    expect(talker.played()).toEqual(["over"]);
  });

  it("never overlaps, and skips to the newest waiting cue", async () => {
    const { mine, play, played } = await page({ one: 1, two: 2, three: 3 });
    const { promise, resolve: over } = Promise.withResolvers<boolean>();
    play.mockReturnValueOnce(promise);
    await seconds(4);
    expect(mine.view.get().sounding).toBe(true);
    over(true);
    await seconds(1);
    expect(played()).toEqual(["one", "three"]);
    expect(mine.view.get().sounding).toBe(false);
  });

  it("isn't fetched when switched off, which the browser remembers", async () => {
    const { mine, hear, shown, storage } = await page({ half: 1 });
    mine.choose(false);
    await seconds(2);
    expect(shown()?.unheard).toBeNull();
    expect(hear).not.toHaveBeenCalled();
    expect((await page({}, storage)).mine.view.get().spoken).toBe(false);
  });

  it("falls back to text, with a reason, when it can't be played", async () => {
    const quiet = await page({ half: 1 });
    quiet.hear.mockResolvedValue({ text: "", silence: null, sound: null });
    const blocked = await page({ half: 1 });
    blocked.play.mockResolvedValue(false);
    const broken = await page({ half: 2 });
    broken.hear.mockRejectedValue(new Error("The network is away."));
    await seconds(3);
    expect([quiet, blocked, broken].map(({ shown }) => shown()?.unheard)).toEqual([
      "failed",
      "blocked",
      "failed",
    ]);
  });

  it("is played on one device of a guest who is on stage with two", async () => {
    const { isHeardHere, shown, hear } = await page({ half: 1 });
    isHeardHere.mockReturnValue(false);
    await seconds(2);
    expect(shown()?.text).toBe("Text of half");
    expect(hear).not.toHaveBeenCalled();
  });
});

it("speaks the crew messages marked as spoken, and no others", async () => {
  const { messages, shown, hear } = await page({});
  const message = (id: string, more: Partial<PrivateMessage>): PrivateMessage => ({
    id,
    guest_id: "gst_1",
    from: "crew",
    name: "Mia",
    text: id,
    spoken: true,
    sent_at: inSeconds(0),
    ...more,
  });
  messages.set([
    message("old", { sent_at: inSeconds(-90) }),
    message("quiet", { spoken: false }),
    message("own", { from: "guest" }),
  ]);
  await seconds(1);
  expect(shown()).toBeNull();
  messages.set([message("Smile!", {})]);
  await seconds(1);
  expect(shown()).toMatchObject({ text: "Smile!", by: "Mia" });
  expect(hear.mock.calls).toEqual([["Smile!"]]);
});

describe("playCue", () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Fails if sound goes anywhere but the speaker, such as into a stream that could be published. */
  function browser(state: string, ends = true) {
    const led: unknown[] = [];
    const made = (parts: object) =>
      vi.fn(function make() {
        const connect = (to: unknown) => {
          led.push(to);
          return to;
        };
        return { connect, ...parts };
      });
    const destination = { loudspeaker: true };
    const close = vi.fn(async () => {});
    const decodeAudioData = async () => ({ duration: 2 });
    vi.stubGlobal(
      "AudioContext",
      made({ state, destination, close, decodeAudioData, resume: async () => {} }),
    );
    const over = { start() {}, addEventListener: (_: string, listener: () => void) => ends && listener() };
    vi.stubGlobal("AudioBufferSourceNode", made(over));
    const gains = made({ gain: true });
    vi.stubGlobal("GainNode", gains);
    return { led, destination, gains, close };
  }

  it("plays through the page's speaker only, never into a stream", async () => {
    const { led, destination, gains, close } = browser("running");
    expect(await playCue(new ArrayBuffer(8), "")).toBe(true);
    expect(led).toEqual([gains.mock.results[0]?.value, destination]);
    expect(close).toHaveBeenCalled();
  });

  it("ends even if the speaker disappears while it plays", async () => {
    const { close } = browser("running", false);
    const failed = vi.fn();
    playCue(new ArrayBuffer(8), "").catch(failed);
    await seconds(2);
    expect(failed).not.toHaveBeenCalled();
    await seconds(1.1);
    expect(failed).toHaveBeenCalled();
    expect(close).toHaveBeenCalled();
  });

  it("returns false when the browser blocks sound", async () => {
    const { led } = browser("suspended");
    expect(await playCue(new ArrayBuffer(8), "")).toBe(false);
    expect(led).toEqual([]);
  });
});
