import { MAX_SPOKEN_SECONDS, MIN_SPOKEN_SECONDS, SPOKEN_RATE } from "@/lib/live/spoken-command";
import { invalid } from "@/lib/operation/problem";
import { readWav } from "@/lib/platform/sound/read-wav";
import { MAX_SOUND_SECONDS } from "./schema";
import { loudnessOf } from "./spoken-part";

/**
 * Root mean square of the whole recording. A working microphone is never that quiet, even in a quiet room.
 */
const SILENT_BELOW = 8;

/**
 * Returns the samples of a spoken command.
 * @throws `validation_error` if the sound is invalid, too short, too long or silent
 */
export function samplesOf(sound: string): Int16Array {
  const read = readWav(Buffer.from(sound, "base64"));
  if (read === "not_wav") throw invalid({ sound: "invalid" }, "This isn't a WAV file.");
  if (read === "other_samples" || read.sampleRate !== SPOKEN_RATE)
    throw invalid(
      { sound: "unsupported" },
      `A spoken command must be one channel of 16-bit samples at ${SPOKEN_RATE} Hz.`,
    );
  const { samples } = read;
  if (samples.length > MAX_SOUND_SECONDS * SPOKEN_RATE)
    throw invalid({ sound: "too_long" }, `A spoken command can take at most ${MAX_SPOKEN_SECONDS} seconds.`);
  if (samples.length < MIN_SPOKEN_SECONDS * SPOKEN_RATE)
    throw invalid({ sound: "too_short" }, "That was too short. Hold the button while you speak.");
  if (loudnessOf(samples) < SILENT_BELOW)
    throw invalid(
      { sound: "invalid" },
      "We only heard silence. Check that the right microphone is selected and on.",
    );
  return samples;
}
