/**
 * Loud enough for speech: this far above the microphone's level between words, and never below this level.
 */
const ABOVE_FLOOR_DB = 10;
const QUIETEST_DB = -50;
/** Speech pauses between words at least once in this time. Anything continuous is not speech. */
const WINDOW_MS = 3_000;
const PARTS = 6;
/** Anything shorter is a click. */
const ONSET_MS = 60;
/** Maximum gap between two words. */
const BREATH_MS = 300;

const levelOf = (samples: Int16Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return 10 * Math.log10(sum / Math.max(1, samples.length) / 32_768 ** 2 + 1e-12);
};

/**
 * Detects speech from one microphone by its level above its own noise, so that a fan or a hum doesn't count.
 */
export class SpeechGate {
  private readonly quietest: number[] = [];
  private partEnds = 0;
  private loudSince: number | null = null;
  private loudAt = Number.NEGATIVE_INFINITY;
  private talkSince = Number.NEGATIVE_INFINITY;
  private talkAt = Number.NEGATIVE_INFINITY;

  /** Takes the next few milliseconds of sound, at this time. */
  hear(samples: Int16Array, at: number): void {
    const level = levelOf(samples);
    if (level < Math.max(this.floorWith(level, at) + ABOVE_FLOOR_DB, QUIETEST_DB)) {
      if (at - this.loudAt > ONSET_MS) this.loudSince = null;
      return;
    }
    this.loudSince ??= at;
    this.loudAt = at;
    if (at - this.loudSince < ONSET_MS) return;
    if (at - this.talkAt > BREATH_MS) this.talkSince = this.loudSince;
    this.talkAt = at;
  }

  /** Returns how long someone has been talking, or 0. */
  talking(now: number): number {
    return now - this.talkAt > BREATH_MS ? 0 : this.talkAt - this.talkSince;
  }

  /** Returns how long no one has been talking. */
  silent(now: number): number {
    return now - this.talkAt;
  }

  /** The lowest level in the window: the microphone's noise when no one speaks. */
  private floorWith(level: number, at: number): number {
    const part = this.quietest.length - 1;
    if (part < 0 || at >= this.partEnds) {
      this.quietest.push(level);
      if (this.quietest.length > PARTS) this.quietest.shift();
      this.partEnds = at + WINDOW_MS / PARTS;
    } else this.quietest[part] = Math.min(this.quietest[part] ?? level, level);
    return Math.min(...this.quietest);
  }
}
