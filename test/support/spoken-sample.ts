import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SAMPLE_BYTES, WAV_HEADER_BYTES } from "@/lib/platform/sound/wav-file";

/** A recording of somebody who speaks: the announcer's built-in voice, which anybody may keep. */
export const SPOKEN_FILE = join(process.cwd(), "test/support/speech/welcome.wav");
export const SPOKEN_WORDS = "Welcome to the show, everybody. Today we talk about words that can be read.";

/** Its samples, at the rate at which speech is listened to. */
export function spokenSample(): Int16Array {
  const bytes = readFileSync(SPOKEN_FILE).subarray(WAV_HEADER_BYTES);
  return Int16Array.from({ length: bytes.length / SAMPLE_BYTES }, (_, at) =>
    bytes.readInt16LE(at * SAMPLE_BYTES),
  );
}
