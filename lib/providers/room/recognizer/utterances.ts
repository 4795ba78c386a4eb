import { WINDOW_MS } from "./voice-activity";

/** One utterance, in milliseconds of the clock that windows are timed with. */
export interface Said {
  startedAt: number;
  endedAt: number;
  samples: Int16Array;
}

/**
 * Speech begins above the first value and continues above the second, because detection is less certain
 * between words.
 */
const BEGINS = 0.5;
const GOES_ON = 0.35;
/** How much of the sound before detection to include, because the first sound of speech is soft. */
const BEFORE_MS = 260;
/** Anything shorter is a click or a cough. */
const MIN_MS = 200;
/**
 * An utterance ends after this much silence. In a long one less is enough: a breath, then the gap between
 * words.
 */
const ENDS_MS = 400;
const BREATH_AFTER_MS = 2_500;
const BREATH_MS = 160;
const MAX_MS = 6_000;
/** How often an unfinished utterance is reported as far as it goes. */
const PART_MS = 1_500;

interface Window {
  samples: Int16Array;
  speech: number;
  at: number;
}

/**
 * Cuts one microphone's sound into utterances. Continuous speech is cut at its quietest place, so that
 * captions appear while it goes on.
 */
export class Utterances {
  private readonly heard: Window[] = [];
  private isSpeaking = false;
  /** End of the last speech, as an index in `heard`. */
  private last = 0;
  private speechMs = 0;
  /** How much had been heard when it was last reported, in milliseconds. */
  private emittedMs = 0;

  /** Takes the next window, with the time of its end. Returns the utterance if it is complete. */
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
    if (allMs >= MAX_MS) return this.cut(this.quietest());
    return null;
  }

  /** Returns the utterance so far, or null if it was just reported or no one is speaking. */
  part(): Said | null {
    const allMs = this.heard.length * WINDOW_MS;
    if (!this.isSpeaking || this.speechMs < MIN_MS || allMs - this.emittedMs < PART_MS) return null;
    this.emittedMs = allMs;
    return saidIn(this.heard);
  }

  /** Returns the utterance until the microphone was muted or unpublished. */
  end(): Said | null {
    const said = this.cut(this.heard.length);
    this.isSpeaking = false;
    this.heard.length = 0;
    return said;
  }

  /** Discards the unfinished utterance. */
  forget(): void {
    this.heard.length = 0;
    this.isSpeaking = false;
    this.speechMs = 0;
    this.emittedMs = 0;
  }

  private begin(): void {
    this.isSpeaking = true;
    this.last = this.heard.length;
    this.speechMs = WINDOW_MS;
  }

  /** Returns the utterance up to an index. The rest begins the next one. */
  private cut(to: number): Said | null {
    const windows = this.heard.splice(0, to);
    const { speechMs } = this;
    const wasSpeaking = this.isSpeaking;
    const restMs = this.heard.filter(({ speech }) => speech >= GOES_ON).length * WINDOW_MS;
    this.speechMs = restMs;
    this.last = this.heard.length;
    this.isSpeaking = restMs > 0;
    this.emittedMs = 0;
    return wasSpeaking && speechMs - restMs >= MIN_MS ? saidIn(windows) : null;
  }

  /** The quietest place in the second half, where a cut is least likely to split a word. */
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
