import type { GrowingSound } from "./growing-sound";
import type { LineEnd } from "./voice-messages";

/** A pause in talking, longer than one between two words. */
const PAUSE_MS = 600;
/** Talking for this long is intended. Anything shorter is a cough. */
const TALKS_MS = 200;
/** How long a line waits for pauses in total. Then it is too late. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 40;
const FRAME_SECONDS = 0.02;

/** The other people on stage. */
export interface Others {
  /** The longest time that one of them has been talking, in milliseconds. */
  talking(): number;
  /** How long none of them has, in milliseconds. */
  silent(): number;
}

export interface SoundOut {
  readonly sampleRate: number;
  /** Samples buffered but not played yet. */
  readonly ahead: number;
  /** Resolves once there is room for more. */
  play(samples: Int16Array): Promise<void>;
  /** Discards what has not been played. */
  drop(): void;
  /** Resolves once everything has been played. */
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
 * Speaks a line while no one on stage talks. If someone starts, it stops, and resumes in the next pause with
 * the interrupted words. Null if it was canceled.
 */
export async function takeTurn(turn: Turn): Promise<LineEnd | null> {
  const { sound, out, signal } = turn;
  let patience = PATIENCE_MS;
  let at = 0;
  for (;;) {
    // Waits for the voice first, because that must not count as waiting for people.
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

/** Waits until no one has talked for a moment. Returns the patience left. */
async function pause({ others, clock, signal }: Turn, patience: number): Promise<number> {
  const since = clock.now();
  while (others.silent() < PAUSE_MS) {
    if (signal.aborted) return patience;
    if (clock.now() - since >= patience) return 0;
    await clock.wait(LOOK_MS);
  }
  return patience - (clock.now() - since);
}

/** Continues from an index. Returns how far playback got when someone began to talk, or null at the end. */
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
