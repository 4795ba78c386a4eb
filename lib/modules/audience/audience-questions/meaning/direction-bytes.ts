/** Encodes a direction as it is stored: 32-bit floats, little-endian. */
export function bytesOf(direction: Float32Array): Buffer {
  const bytes = Buffer.alloc(direction.length * 4);
  for (const [at, part] of direction.entries()) bytes.writeFloatLE(part, at * 4);
  return bytes;
}

export function directionOf(kept: Uint8Array): Float32Array {
  const bytes = Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength);
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}
