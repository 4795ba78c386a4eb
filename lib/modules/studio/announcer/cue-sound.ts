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

/**
 * Maximum number of cue sounds cached in this process: 50 kB a second each, and the same few sentences in
 * most shows.
 */
const KEPT = 60;
/** A guest who is speaking must understand it in passing. Longer cues are shown as text. */
const MAX_CHARACTERS = 200;

type CueSound = { sound: Buffer; silence: null } | { sound: null; silence: CueSilence };

/**
 * Returns a private cue as a WAV file, in the voice of the show's announcer. Cached only in memory, because
 * it is meant for one person.
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

/** Returns why cues of a show aren't spoken. Null if they are. */
export const cueSilence = async (event: Pick<Event, "language">): Promise<CueSilence | null> =>
  silenceOf(await synthesizer().status(), event);

function silenceOf(speaking: SynthesizerStatus, { language }: Pick<Event, "language">): CueSilence | null {
  if (speaking.reason !== null) return "no_voice";
  return isSpoken(speaking, language) ? null : "language";
}

/** Concurrent requests share one sound. */
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
