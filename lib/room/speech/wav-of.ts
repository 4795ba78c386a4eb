const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;

/** Encodes samples between -1 and 1 as a WAV file with one 16-bit channel. NaN becomes silence. */
export function wavOf(samples: Float32Array, rate: number): Uint8Array {
  const bytes = samples.length * SAMPLE_BYTES;
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + bytes));
  const say = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) file.setUint8(at + index, letter.charCodeAt(0));
  };
  say(0, "RIFF");
  file.setUint32(4, HEADER_BYTES - 8 + bytes, true);
  say(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * SAMPLE_BYTES, true);
  file.setUint16(32, SAMPLE_BYTES, true);
  file.setUint16(34, SAMPLE_BYTES * 8, true);
  say(36, "data");
  file.setUint32(40, bytes, true);
  for (const [index, sample] of samples.entries())
    file.setInt16(HEADER_BYTES + index * SAMPLE_BYTES, wholeOf(sample), true);
  return new Uint8Array(file.buffer);
}

const wholeOf = (sample: number): number =>
  Number.isNaN(sample) ? 0 : Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff);
