/**
 * What is wrong with a microphone's level. `silent`: nothing was heard from it since it was opened, `quiet`: somebody speaks, and hardly
 * arrives, `loud`: it is clipping, `speaking`: somebody speaks who is muted.
 */
export type MicVerdict = "ok" | "silent" | "quiet" | "loud" | "speaking";

const HEARD_ABOVE = 0.12;
const SPEECH_ABOVE = 0.4;
const ENOUGH_ABOVE = 0.5;
const LOUD_ABOVE = 0.97;
const SILENT_MS = 6_000;
/** Long enough that somebody has said a sentence in it. */
const QUIET_MS = 5_000;
const LOUD_MS = 1_500;
/** A cough is not speech: so many levels of the last second and a half have to be. */
const SPEAKING_MS = 1_500;
const SPEAKING_LEVELS = 6;
/** A word of advice that stood there for a moment only could not be read. */
const SPEAKING_STAYS_MS = 4_000;

/** Judges the levels (0–1) of one microphone as they come, by a clock in milliseconds. */
export class MicJudge {
  private heardAt: number;
  /** Who was heard and says nothing now is listening. */
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
    // Between two sentences nobody is told to speak up.
    return now - this.enoughAt > QUIET_MS && now - this.heardAt < 1_000 ? "quiet" : "ok";
  }

  private whileMuted(now: number): MicVerdict {
    // What was muted for a while was not quiet.
    this.heardAt = now;
    this.enoughAt = now;
    if (this.speech.length >= SPEAKING_LEVELS) this.speakingAt = now;
    return now - this.speakingAt < SPEAKING_STAYS_MS ? "speaking" : "ok";
  }
}
