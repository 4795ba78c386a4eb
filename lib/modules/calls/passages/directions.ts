const FULL = 127;

/** A vector as it's stored: one signed byte a dimension, a quarter of its size, for a likeness that's off by less than 0.01. */
export function bytesOf(direction: Float32Array): Buffer {
  const bytes = Buffer.alloc(direction.length);
  for (const [at, part] of direction.entries())
    bytes.writeInt8(Math.round(Math.max(-1, Math.min(1, part)) * FULL), at);
  return bytes;
}

/** Returns how close a stored vector is to another one. 0 if they can't be compared. */
export function likenessOf(direction: Float32Array, stored: Uint8Array): number {
  if (stored.length !== direction.length) return 0;
  const bytes = new Int8Array(stored.buffer, stored.byteOffset, stored.length);
  let sum = 0;
  for (let at = 0; at < bytes.length; at++) sum += (direction[at] as number) * (bytes[at] as number);
  return sum / FULL;
}
