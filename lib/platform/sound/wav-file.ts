export const WAV_HEADER_BYTES = 44;
export const SAMPLE_BYTES = 2;

/** Returns single-channel samples as a WAV file. */
export function wavFile(pieces: readonly Int16Array[], sampleRate: number): Buffer<ArrayBuffer> {
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0) * SAMPLE_BYTES;
  const file = Buffer.alloc(WAV_HEADER_BYTES + bytes);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(WAV_HEADER_BYTES - 8 + bytes, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  // PCM, one channel.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * SAMPLE_BYTES, 28);
  file.writeUInt16LE(SAMPLE_BYTES, 32);
  file.writeUInt16LE(SAMPLE_BYTES * 8, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(bytes, 40);
  let at = WAV_HEADER_BYTES;
  for (const piece of pieces) for (const sample of piece) at = file.writeInt16LE(sample, at);
  return file;
}
