import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readWav } from "@/lib/platform/sound/read-wav";

/** A recording of speech: the announcer's built-in voice, whose output anyone may keep. */
export const SPOKEN_FILE = join(process.cwd(), "test/support/speech/welcome.wav");
export const SPOKEN_WORDS = "Welcome to the show, everybody. Today we talk about words that can be read.";

/** Its samples, at the recogniser's sample rate. */
export function spokenSample(): Int16Array {
  const read = readWav(readFileSync(SPOKEN_FILE));
  if (typeof read === "string") throw new Error(`${SPOKEN_FILE}: ${read}`);
  return read.samples;
}
