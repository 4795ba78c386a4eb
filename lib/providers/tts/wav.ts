import { SAMPLE_BYTES, WAV_HEADER_BYTES, wavFile } from "@/lib/platform/sound/wav-file";
import { SAMPLE_RATE, secondsOf } from "./port";

export const WAV = "audio/wav";

/** How long a file is that `wav()` made. */
export const secondsOfWav = (bytes: number): number => secondsOf((bytes - WAV_HEADER_BYTES) / SAMPLE_BYTES);

/** Speech as a file that everything plays. */
export const wav = (pieces: readonly Int16Array[]): Buffer => wavFile(pieces, SAMPLE_RATE);
