import type { Picture } from "./picture-reader";

const EXTENDED = 0x80;
const START = 0x10;
const KEY_START = [0x9d, 0x01, 0x2a];

/** Length of the payload descriptor (RFC 7741, section 4.2), or undefined if it's cut off. */
function descriptorLength(payload: Buffer): number | undefined {
  const [first, second] = payload;
  if (first === undefined) return undefined;
  if ((first & EXTENDED) === 0) return 1;
  if (second === undefined) return undefined;
  let length = 2;
  // The picture's number, in one byte or two.
  if ((second & 0x80) !== 0) length += ((payload[length] ?? 0) & 0x80) !== 0 ? 2 : 1;
  if ((second & 0x40) !== 0) length += 1;
  if ((second & 0x30) !== 0) length += 1;
  return length;
}

/** A VP8 picture from its packets' payloads; null if they make none. */
export function vp8Picture(payloads: readonly Buffer[]): Picture | null {
  const pieces: Buffer[] = [];
  for (const payload of payloads) {
    const length = descriptorLength(payload);
    // Padding has no content.
    if (length === undefined || length >= payload.length) continue;
    if (pieces.length === 0 && ((payload[0] ?? 0) & START) === 0) return null;
    pieces.push(payload.subarray(length));
  }
  const data = Buffer.concat(pieces);
  const [first] = data;
  if (first === undefined) return null;
  const isKey = (first & 1) === 0;
  if (!isKey) return { isKey, data, format: null };
  if (data.length < 10 || KEY_START.some((byte, index) => data[3 + index] !== byte)) return null;
  const width = data.readUInt16LE(6) & 0x3fff;
  const height = data.readUInt16LE(8) & 0x3fff;
  return { isKey, data, format: { kind: "vp8", codec: "vp8", width, height, setup: null } };
}
