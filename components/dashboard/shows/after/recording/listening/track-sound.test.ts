import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Clip } from "./clips";
import { TrackSound } from "./track-sound";

/** A machine's time, in seconds. */
interface Machine {
  now: number;
}

/** An audio element that needs time to start and to seek, whose clock may drift. */
class SlowPlayer {
  volume = 1;
  muted = false;
  paused = true;
  error = null;
  #src = "";
  #place = 0;
  #since = 0;
  #rate = 1;
  #readyAt = Number.POSITIVE_INFINITY;

  constructor(
    private readonly machine: Machine,
    private readonly delay: number,
    private readonly drift: number,
  ) {}

  get src() {
    return this.#src;
  }
  set src(url: string) {
    this.#src = url;
    this.#place = 0;
    this.paused = true;
    this.#busyFor(this.delay * 2);
  }
  get seeking() {
    return this.machine.now < this.#readyAt;
  }
  get readyState() {
    return this.seeking ? 1 : 4;
  }
  get playbackRate() {
    return this.#rate;
  }
  set playbackRate(rate: number) {
    this.#settle();
    this.#rate = rate;
  }
  get currentTime() {
    const running = this.paused ? 0 : Math.max(0, this.machine.now - this.#since);
    return this.#place + running * this.#rate * (1 + this.drift);
  }
  set currentTime(second: number) {
    this.#place = second;
    this.#busyFor(this.delay);
  }
  load() {}
  async play() {
    this.#settle();
    this.paused = false;
  }
  pause() {
    this.#settle();
    this.paused = true;
  }
  #settle() {
    this.#place = this.currentTime;
    this.#since = Math.max(this.machine.now, Number.isFinite(this.#readyAt) ? this.#readyAt : 0);
  }
  #busyFor(seconds: number) {
    this.#readyAt = this.machine.now + seconds;
    this.#since = this.#readyAt;
  }
}

const STEP = 0.1;
const TWO_SECONDS = 20;
const url = (partId: string) => `/files/${partId}`;

interface Run {
  clips: readonly Clip[];
  from: number;
  rate: number;
  delay: number;
  drift: number;
  steps: number;
}

/** Plays from a time, and returns how far the sound was off at each step: null where nothing is heard. */
function play({ clips, from, rate, delay, drift, steps }: Run): (number | null)[] {
  const machine = { now: 100 };
  const player = new SlowPlayer(machine, delay, drift);
  const sound = new TrackSound(player);
  return Array.from({ length: steps }, (_none, step) => {
    machine.now = 100 + step * STEP;
    const second = from + step * STEP * rate;
    sound.follow(
      { second, isPlaying: true, rate, volume: 1, muted: false, now: machine.now * 1000 },
      clips,
      url,
    );
    const clip = clips.find((one) => one.from <= second && second < one.to);
    if (!clip || player.paused || player.seeking) return null;
    return second - clip.zeroAt - player.currentTime;
  });
}

const LONG: Clip = { from: 0, to: 1_000, partId: "a", zeroAt: -3 };

describe("a track's sound", () => {
  it("is within 100 ms of the program two seconds after any start, and stays there", () => {
    const conditions = fc.record({
      from: fc.double({ min: 0, max: 500, noNaN: true }),
      rate: fc.constantFrom(0.5, 1, 1.25, 1.5, 2),
      delay: fc.double({ min: 0.005, max: 0.3, noNaN: true }),
      drift: fc.double({ min: -0.002, max: 0.002, noNaN: true }),
    });
    fc.assert(
      fc.property(conditions, (given) => {
        const off = play({ ...given, clips: [LONG], steps: 120 }).slice(TWO_SECONDS);
        expect(off.filter((one) => one !== null && Math.abs(one) > 0.1)).toEqual([]);
        expect(off.filter((one) => one === null).length).toBeLessThan(10);
      }),
    );
  });

  it("continues at the right place after a gap, which the file doesn't play", () => {
    const clips = [
      { from: 0, to: 5, partId: "a", zeroAt: 0 },
      { from: 8, to: 40, partId: "a", zeroAt: 0 },
    ];
    const off = play({ clips, from: 0, rate: 1, delay: 0.05, drift: 0, steps: 200 });
    const inGap = off.slice(51, 79);
    expect(inGap.every((one) => one === null)).toBe(true);
    expect(off.slice(100).every((one) => one !== null && Math.abs(one) < 0.1)).toBe(true);
  });

  it("changes to the next part's file, each with its own beginning", () => {
    const clips = [
      { from: 0, to: 5, partId: "a", zeroAt: 0 },
      { from: 5, to: 40, partId: "b", zeroAt: 5 },
    ];
    const off = play({ clips, from: 2, rate: 1, delay: 0.05, drift: 0, steps: 100 });
    expect(off.slice(60).every((one) => one !== null && Math.abs(one) < 0.1)).toBe(true);
  });

  it("waits at the program's place while that is paused", () => {
    const machine = { now: 0 };
    const player = new SlowPlayer(machine, 0.01, 0);
    const sound = new TrackSound(player);
    for (let step = 0; step < 10; step += 1) {
      machine.now = step * STEP;
      const moment = {
        second: 7,
        isPlaying: false,
        rate: 1,
        volume: 0.5,
        muted: true,
        now: machine.now * 1000,
      };
      sound.follow(moment, [LONG], url);
    }
    expect(player).toMatchObject({
      paused: true,
      currentTime: 10,
      volume: 0.5,
      muted: true,
      src: "/files/a",
    });
    sound.end();
    expect(player.src).toBe("");
  });
});
