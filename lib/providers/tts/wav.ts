import { SAMPLE_BYTES, WAV_HEADER_BYTES, wavFile } from "@/lib/platform/sound/wav-file";
import { SAMPLE_RATE, secondsOf } from "./port";

export const WAV = "audio/wav";

/** Returns the duration of a file created by `wav()`, in seconds. */
export const secondsOfWav = (bytes: number): number => secondsOf((bytes - WAV_HEADER_BYTES) / SAMPLE_BYTES);

/** Returns speech as a WAV file. */
export const wav = (pieces: readonly Int16Array[]): Buffer => wavFile(pieces, SAMPLE_RATE);
