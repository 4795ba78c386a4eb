import { createHash } from "node:crypto";
import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import {
  isSpoken,
  type Line,
  SpeechError,
  type SynthesizerStatus,
  synthesizer,
  wav,
} from "@/lib/providers/tts";
import type { CueSilence } from "@/lib/stage/private-cues";

/** Sounds of cues that this process keeps: 50 kB a second, and the same few sentences in most shows. */
const KEPT = 60;
/** Whoever speaks has to understand it in passing. Longer ones are read. */
const MAX_CHARACTERS = 200;

type CueSound = { sound: Buffer; silence: null } | { sound: null; silence: CueSilence };

/**
 * A cue for one ear as a WAV file, in the voice of the show's announcer. Kept in memory alone: what one person is told is
 * nobody's file.
 */
export async function cueSound(event: Event, text: string): Promise<CueSound> {
  const speaking = await synthesizer().status();
  const silence = text.length > MAX_CHARACTERS ? "too_long" : silenceOf(speaking, event);
  if (silence !== null) return { sound: null, silence };
  const line: Line = { text, language: event.language, voice: configOf(event).emcee.voice };
  try {
    return { sound: await made(line, speaking), silence: null };
  } catch (error) {
    if (error instanceof SpeechError) return { sound: null, silence: "failed" };
    throw error;
  }
}

/** Why no cue of a show is spoken here; null where they are. */
export const cueSilence = async (event: Pick<Event, "language">): Promise<CueSilence | null> =>
  silenceOf(await synthesizer().status(), event);

function silenceOf(speaking: SynthesizerStatus, { language }: Pick<Event, "language">): CueSilence | null {
  if (speaking.reason !== null) return "no_voice";
  return isSpoken(speaking, language) ? null : "language";
}

/** Two who ask at once get one sound. */
function made(line: Line, { engine, voices }: SynthesizerStatus): Promise<Buffer> {
  const kept = processSingleton("cue-sounds", () => new Map<string, Promise<Buffer>>());
  const name = JSON.stringify([engine, voices[line.voice], line.language, line.text]);
  const key = createHash("sha256").update(name).digest("base64");
  const known = kept.get(key);
  if (known) return known;
  const making = said(line).catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
  kept.set(key, making);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return making;
}

async function said(line: Line): Promise<Buffer> {
  const pieces: Int16Array[] = [];
  for await (const piece of synthesizer().speak(line)) pieces.push(piece);
  return wav(pieces);
}
