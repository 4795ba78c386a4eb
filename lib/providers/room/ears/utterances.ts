import { WINDOW_MS } from "./voice-activity";

/** What was said in one go, in milliseconds of the clock by which windows were heard. */
export interface Said {
  startedAt: number;
  endedAt: number;
  samples: Int16Array;
}

/** Speech begins above the first, and goes on above the second: between words it is less sure. */
const BEGINS = 0.5;
const GOES_ON = 0.35;
/** Of what was heard before speech was noticed: its first sound is soft. */
const BEFORE_MS = 260;
/** Shorter is a click or a cough. */
const LEAST_MS = 200;
/** Somebody has ended when this much was quiet. Who has spoken long is read sooner: at a breath, then between words. */
const ENDS_MS = 400;
const BREATH_AFTER_MS = 2_500;
const BREATH_MS = 160;
const MOST_MS = 6_000;
/** What is not at its end is told as far as it goes, as often. */
const PART_MS = 1_500;

interface Window {
  samples: Int16Array;
  speech: number;
  at: number;
}

/**
 * Cuts what one microphone sends into utterances. Whoever speaks on and on is cut at the quietest place there is, so that
 * words are there while they speak.
 */
export class Utterances {
  private readonly heard: Window[] = [];
  private isSpeaking = false;
  /** Where the last speech was, as a place in `heard`. */
  private last = 0;
  private speechMs = 0;
  /** How much of it had been heard when it was told last. */
  private toldMs = 0;

  /** The next window, as it ended at that time; what was said until now where that is a whole. */
  hear(samples: Int16Array, speech: number, at: number): Said | null {
    this.heard.push({ samples, speech, at });
    if (!this.isSpeaking) {
      if (speech >= BEGINS) this.begin();
      else while (this.heard.length * WINDOW_MS > BEFORE_MS) this.heard.shift();
      return null;
    }
    if (speech >= GOES_ON) {
      this.last = this.heard.length;
      this.speechMs += WINDOW_MS;
    }
    const quietMs = (this.heard.length - this.last) * WINDOW_MS;
    const allMs = this.heard.length * WINDOW_MS;
    if (quietMs >= ENDS_MS) return this.end();
    if (allMs >= BREATH_AFTER_MS && quietMs >= BREATH_MS) return this.cut(this.heard.length);
    if (allMs >= MOST_MS) return this.cut(this.quietest());
    return null;
  }

  /** What is being said, as far as it goes; null where it was told just now, or nobody speaks. */
  part(): Said | null {
    const allMs = this.heard.length * WINDOW_MS;
    if (!this.isSpeaking || this.speechMs < LEAST_MS || allMs - this.toldMs < PART_MS) return null;
    this.toldMs = allMs;
    return saidIn(this.heard);
  }

  /** The microphone was muted, or is gone: what was said until then. */
  end(): Said | null {
    const said = this.cut(this.heard.length);
    this.isSpeaking = false;
    this.heard.length = 0;
    return said;
  }

  /** Forgets what is not a whole yet. */
  forget(): void {
    this.heard.length = 0;
    this.isSpeaking = false;
    this.speechMs = 0;
    this.toldMs = 0;
  }

  private begin(): void {
    this.isSpeaking = true;
    this.last = this.heard.length;
    this.speechMs = WINDOW_MS;
  }

  /** What was said up to there; what is behind it begins the next. */
  private cut(to: number): Said | null {
    const windows = this.heard.splice(0, to);
    const { speechMs } = this;
    const wasSpeaking = this.isSpeaking;
    const restMs = this.heard.filter(({ speech }) => speech >= GOES_ON).length * WINDOW_MS;
    this.speechMs = restMs;
    this.last = this.heard.length;
    this.isSpeaking = restMs > 0;
    this.toldMs = 0;
    return wasSpeaking && speechMs - restMs >= LEAST_MS ? saidIn(windows) : null;
  }

  /** In the second half, where a word is least likely to be cut. */
  private quietest(): number {
    let best = this.heard.length;
    let least = Number.POSITIVE_INFINITY;
    for (let at = Math.floor(this.heard.length / 2); at < this.heard.length; at += 1) {
      const loud = loudness(this.heard[at]) + loudness(this.heard[at - 1]);
      if (loud >= least) continue;
      least = loud;
      best = at;
    }
    return best;
  }
}

function saidIn(windows: readonly Window[]): Said | null {
  const [first] = windows;
  const ending = windows.at(-1);
  if (!first || !ending) return null;
  const samples = joined(windows.map((window) => window.samples));
  return { startedAt: first.at - WINDOW_MS, endedAt: ending.at, samples };
}

const loudness = (window: Window | undefined): number =>
  window ? window.samples.reduce((sum, sample) => sum + sample * sample, 0) : Number.POSITIVE_INFINITY;

function joined(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
