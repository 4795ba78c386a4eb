/**
 * What's wrong with a microphone's level. `silent`: no sound since it was opened. `quiet`: the user speaks
 * but is barely audible. `loud`: it's clipping. `speaking`: the user speaks while muted.
 */
export type MicVerdict = "ok" | "silent" | "quiet" | "loud" | "speaking";

const HEARD_ABOVE = 0.12;
const SPEECH_ABOVE = 0.4;
const ENOUGH_ABOVE = 0.5;
const LOUD_ABOVE = 0.97;
const SILENT_MS = 6_000;
/** Long enough for a sentence. */
const QUIET_MS = 5_000;
const LOUD_MS = 1_500;
/** A cough isn't speech: speech needs so many high levels within this time. */
const SPEAKING_MS = 1_500;
const SPEAKING_LEVELS = 6;
/** The hint stays long enough to be read. */
const SPEAKING_STAYS_MS = 4_000;

/** Judges the levels (0–1) of one microphone as they arrive. Times are in milliseconds. */
export class MicJudge {
  private heardAt: number;
  /** Someone who was audible before and is silent now is listening. */
  private heard = false;
  private enoughAt: number;
  private loudAt = Number.NEGATIVE_INFINITY;
  private speakingAt = Number.NEGATIVE_INFINITY;
  private speech: number[] = [];

  constructor(now: number) {
    this.heardAt = now;
    this.enoughAt = now;
  }

  hear(level: number, muted: boolean, now: number): MicVerdict {
    if (level > HEARD_ABOVE) this.heardAt = now;
    if (level > SPEECH_ABOVE) this.heard = true;
    if (level > ENOUGH_ABOVE) this.enoughAt = now;
    if (level > LOUD_ABOVE) this.loudAt = now;
    if (level > SPEECH_ABOVE) this.speech.push(now);
    this.speech = this.speech.filter((at) => now - at < SPEAKING_MS);
    if (muted) return this.whileMuted(now);
    this.speakingAt = Number.NEGATIVE_INFINITY;
    if (now - this.loudAt < LOUD_MS) return "loud";
    if (!this.heard && now - this.heardAt > SILENT_MS) return "silent";
    // Doesn't complain in the pause between two sentences.
    return now - this.enoughAt > QUIET_MS && now - this.heardAt < 1_000 ? "quiet" : "ok";
  }

  private whileMuted(now: number): MicVerdict {
    // Time spent muted doesn't count as quiet.
    this.heardAt = now;
    this.enoughAt = now;
    if (this.speech.length >= SPEAKING_LEVELS) this.speakingAt = now;
    return now - this.speakingAt < SPEAKING_STAYS_MS ? "speaking" : "ok";
  }
}
