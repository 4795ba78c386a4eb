import { describe, expect, it } from "vitest";
import { GrowingSound } from "./growing-sound";
import { takeTurn } from "./take-turn";

const RATE = 1_000;
const WORD_MS = 300;
const GAP_MS = 200;

/** A line with this many words, whose samples identify each word. */
function line(words: number): GrowingSound {
  const sound = new GrowingSound(RATE);
  for (let word = 1; word <= words; word += 1) {
    sound.add(new Int16Array(WORD_MS).fill(word * 1_000));
    sound.add(new Int16Array(GAP_MS));
  }
  sound.end();
  return sound;
}

/** Someone talks in these spans of milliseconds. Time advances with playback and waiting. */
function stage(talk: readonly (readonly [number, number])[]) {
  let now = 0;
  const heard: { at: number; sample: number }[] = [];
  const talking = (): number => {
    const span = talk.find(([from, to]) => from <= now && now < to);
    return span ? now - span[0] : 0;
  };
  return {
    heard,
    others: {
      talking,
      silent: () =>
        talking() > 0 ? 0 : now - Math.max(-10_000, ...talk.flatMap(([, to]) => (to <= now ? to : []))),
    },
    out: {
      sampleRate: RATE,
      ahead: 0,
      play: async (samples: Int16Array) => {
        for (const sample of samples) heard.push({ at: now++, sample });
      },
      drop: () => undefined,
      heard: async () => undefined,
    },
    clock: {
      now: () => now,
      wait: async (ms: number) => {
        now += ms;
      },
    },
  };
}

const wordsOf = (heard: readonly { sample: number }[]): number[] =>
  heard.flatMap(({ sample }, index) =>
    sample !== 0 && heard[index - 1]?.sample !== sample ? sample / 1_000 : [],
  );

describe("an announcer's line", () => {
  const signal = new AbortController().signal;

  it("is spoken immediately while no one is talking", async () => {
    const quiet = stage([]);
    expect(await takeTurn({ ...quiet, sound: line(4), signal })).toBe("said");
    expect(wordsOf(quiet.heard)).toEqual([1, 2, 3, 4]);
    expect(quiet.heard[0]?.at).toBe(0);
  });

  it("waits until the current speaker has stopped", async () => {
    const busy = stage([[-100, 3_000]]);
    expect(await takeTurn({ ...busy, sound: line(2), signal })).toBe("said");
    expect(busy.heard[0]?.at).toBeGreaterThan(3_500);
  });

  it("pauses when someone starts talking, and resumes from the interrupted word", async () => {
    const cut = stage([[700, 2_500]]);
    expect(await takeTurn({ ...cut, sound: line(4), signal })).toBe("said");
    expect(cut.heard.filter(({ at }) => at > 950 && at < 3_000)).toEqual([]);
    const before = cut.heard.filter(({ at }) => at < 2_500);
    const after = cut.heard.filter(({ at }) => at > 2_500);
    expect([wordsOf(before), wordsOf(after)]).toEqual([
      [1, 2],
      [2, 3, 4],
    ]);
  });

  it("is skipped if others talk for too long", async () => {
    const full = stage([[-100, 60_000]]);
    expect(await takeTurn({ ...full, sound: line(2), signal })).toBe("talked_over");
    expect(full.heard).toEqual([]);
    expect(full.clock.now()).toBeLessThan(21_000);
  });

  it("stops when it is aborted", async () => {
    const quiet = stage([]);
    const abort = new AbortController();
    const play = async (samples: Int16Array) => {
      await quiet.out.play(samples);
      if (quiet.heard.length >= 400) abort.abort();
    };
    const turn = { ...quiet, out: { ...quiet.out, play }, sound: line(9), signal: abort.signal };
    expect(await takeTurn(turn)).toBeNull();
    expect(quiet.heard.length).toBe(400);
  });
});
