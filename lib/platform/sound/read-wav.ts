import { SAMPLE_BYTES } from "./wav-file";

/** `other_samples`: audio, but not one channel of 16 bits. */
export type ReadWav = { sampleRate: number; samples: Int16Array } | "not_wav" | "other_samples";

const RIFF_BYTES = 12;
const CHUNK_BYTES = 8;
const FORMAT_BYTES = 16;
const PCM = 1;

/**
 * Returns the samples of a single-channel WAV file, skipping other chunks. Trusts no length beyond the end of
 * the file.
 */
export function readWav(file: Buffer): ReadWav {
  if (file.length < RIFF_BYTES || file.toString("latin1", 0, 4) !== "RIFF" || nameAt(file, 8) !== "WAVE")
    return "not_wav";
  let sampleRate: number | undefined;
  for (let at = RIFF_BYTES; at + CHUNK_BYTES <= file.length; ) {
    const name = nameAt(file, at);
    const start = at + CHUNK_BYTES;
    const end = Math.min(file.length, start + file.readUInt32LE(at + 4));
    if (name === "fmt ") {
      if (end - start < FORMAT_BYTES) return "not_wav";
      if (!isOnePlainChannel(file, start)) return "other_samples";
      sampleRate = file.readUInt32LE(start + 4);
    }
    if (name === "data")
      return sampleRate === undefined
        ? "not_wav"
        : { sampleRate, samples: samplesIn(file.subarray(start, end)) };
    // Chunks begin at even offsets.
    at = end + ((end - start) % 2);
  }
  return "not_wav";
}

const nameAt = (file: Buffer, at: number): string => file.toString("latin1", at, at + 4);

const isOnePlainChannel = (file: Buffer, at: number): boolean =>
  file.readUInt16LE(at) === PCM &&
  file.readUInt16LE(at + 2) === 1 &&
  file.readUInt16LE(at + 14) === SAMPLE_BYTES * 8;

const samplesIn = (bytes: Buffer): Int16Array =>
  Int16Array.from({ length: Math.floor(bytes.length / SAMPLE_BYTES) }, (_, at) =>
    bytes.readInt16LE(at * SAMPLE_BYTES),
  );
