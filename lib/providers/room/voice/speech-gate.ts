/** Loud enough for speech: so far above what the microphone sends between words, and never below this. */
const ABOVE_FLOOR_DB = 10;
const QUIETEST_DB = -50;
/** Speech falls silent between words at least once in so long. What does not is no speech. */
const WINDOW_MS = 3_000;
const PARTS = 6;
/** Shorter than that is a click. */
const ONSET_MS = 60;
/** Between two words. */
const BREATH_MS = 300;

const levelOf = (samples: Int16Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return 10 * Math.log10(sum / Math.max(1, samples.length) / 32_768 ** 2 + 1e-12);
};

/** Hears whether one microphone sends speech: by its level above its own noise, so that a fan or a hum is none. */
export class SpeechGate {
  private readonly quietest: number[] = [];
  private partEnds = 0;
  private loudSince: number | null = null;
  private loudAt = Number.NEGATIVE_INFINITY;
  private talkSince = Number.NEGATIVE_INFINITY;
  private talkAt = Number.NEGATIVE_INFINITY;

  /** The next few milliseconds of sound, at this time. */
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

  /** For how long somebody has been talking; 0 while nobody is. */
  talking(now: number): number {
    return now - this.talkAt > BREATH_MS ? 0 : this.talkAt - this.talkSince;
  }

  /** Since when nobody has. */
  silent(now: number): number {
    return now - this.talkAt;
  }

  /** The least that was heard in the window: what the microphone sends when nobody speaks. */
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
