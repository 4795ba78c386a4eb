import type { GrowingSound } from "./growing-sound";
import type { LineEnd } from "./voice-messages";

/** A pause in talking, not one between two words. */
const PAUSE_MS = 600;
/** Somebody who talks for so long means to; shorter is a cough. */
const TALKS_MS = 200;
/** For so long a line waits for pauses, all in all. Then its moment has passed. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 40;
const FRAME_SECONDS = 0.02;

/** What those on the stage do. */
export interface Others {
  /** The longest that one of them has been talking. */
  talking(): number;
  /** How long none of them has. */
  silent(): number;
}

export interface SoundOut {
  readonly sampleRate: number;
  /** Samples that were taken and not heard yet. */
  readonly ahead: number;
  /** Resolves once there is room for more. */
  play(samples: Int16Array): Promise<void>;
  /** Forgets what is not heard yet. */
  drop(): void;
  /** Resolves once all of it was heard. */
  heard(): Promise<void>;
}

export interface Turn {
  sound: GrowingSound;
  out: SoundOut;
  others: Others;
  signal: AbortSignal;
  clock: { now(): number; wait(ms: number): Promise<void> };
}

/**
 * Says a line while nobody on the stage talks. When one of them begins it falls silent, and goes on in the next pause
 * from the words that were cut. Null where it was stopped.
 */
export async function takeTurn(turn: Turn): Promise<LineEnd | null> {
  const { sound, out, signal } = turn;
  let patience = PATIENCE_MS;
  let at = 0;
  for (;;) {
    // What is to be said first: waiting for the voice is not waiting for people.
    if ((await sound.from(at, 1)).length === 0) return "said";
    patience = await pause(turn, patience);
    if (signal.aborted) return null;
    if (patience <= 0) return "talked_over";
    const reached = await sayOn(turn, at);
    if (signal.aborted) return null;
    if (reached === null) return "said";
    at = sound.wordsBefore(reached);
    out.drop();
  }
}

/** Waits until nobody has talked for a moment; returns how much patience is left. */
async function pause({ others, clock, signal }: Turn, patience: number): Promise<number> {
  const since = clock.now();
  while (others.silent() < PAUSE_MS) {
    if (signal.aborted) return patience;
    if (clock.now() - since >= patience) return 0;
    await clock.wait(LOOK_MS);
  }
  return patience - (clock.now() - since);
}

/** Says on from there; returns what was heard of it when somebody began to talk, null at its end. */
async function sayOn({ sound, out, others, signal }: Turn, start: number): Promise<number | null> {
  const count = Math.round(FRAME_SECONDS * out.sampleRate);
  for (let at = start; ; ) {
    const frame = await sound.from(at, count);
    if (signal.aborted) return null;
    if (others.talking() >= TALKS_MS) return Math.max(start, at - out.ahead);
    if (frame.length === 0) {
      await out.heard();
      return null;
    }
    await out.play(frame);
    at += frame.length;
  }
}
