import { Bits, readBits } from "./bits";
import type { Format } from "./frame";
import type { Picture } from "./picture-reader";

interface Size {
  width: number;
  height: number;
}

/** What a packet says about its part of a picture (RFC 9628, section 4.2). */
interface Descriptor {
  length: number;
  isFirst: boolean;
  isLast: boolean;
  /** Spatial layer. 0 if the picture has only one. */
  layer: number;
  /** Of each spatial layer, where the packet says so. */
  sizes: Size[] | null;
}

/** Returns null if it's cut off. */
const descriptorOf = (payload: Buffer): Descriptor | null => readBits(() => readDescriptor(payload));

function readDescriptor(payload: Buffer): Descriptor {
  let length = 0;
  const next = (): number => {
    const byte = payload[length];
    if (byte === undefined) throw new RangeError("the descriptor is cut off");
    length += 1;
    return byte;
  };
  const flags = next();
  const has = (flag: number): boolean => (flags & flag) !== 0;
  // The picture's number, in one byte or two.
  if (has(0x80) && (next() & 0x80) !== 0) next();
  let layer = 0;
  if (has(0x20)) {
    layer = (next() >> 1) & 7;
    if (!has(0x10)) next();
  }
  // The pictures that it refers to.
  if (has(0x10) && has(0x40)) while ((next() & 1) !== 0);
  const sizes = has(0x02) ? readSizes(next) : null;
  return { length, isFirst: has(0x08), isLast: has(0x04), layer, sizes };
}

/** The structure of layers. */
function readSizes(next: () => number): Size[] | null {
  const flags = next();
  const count = (flags >> 5) + 1;
  const sizes: Size[] = [];
  if ((flags & 0x10) !== 0)
    for (let layer = 0; layer < count; layer += 1) {
      const [width, height] = [next() * 256 + next(), next() * 256 + next()];
      sizes.push({ width, height });
    }
  if ((flags & 0x08) !== 0)
    for (let left = next(); left > 0; left -= 1)
      for (let references = (next() >> 2) & 3; references > 0; references -= 1) next();
  return sizes.length > 0 ? sizes : null;
}

const MARKER = 2;
const SYNC = 0x498342;
const RGB = 7;

/** A key frame's size, from its own header (VP9 bitstream, section 6.2). Null for any other frame. */
const keySize = (frame: Buffer): Size | null => readBits(() => readKeySize(new Bits(frame)));

function readKeySize(bits: Bits): Size | null {
  if (bits.bits(2) !== MARKER) return null;
  const profile = bits.bit() + 2 * bits.bit();
  if (profile === 3) bits.bit();
  const isShownAgain = bits.isSet();
  const isOther = bits.isSet();
  if (isShownAgain || isOther) return null;
  bits.bits(2);
  if (bits.bits(24) !== SYNC) return null;
  if (profile >= 2) bits.bit();
  const isSampled = profile === 1 || profile === 3;
  if (bits.bits(3) !== RGB) bits.bits(isSampled ? 4 : 1);
  else if (isSampled) bits.bit();
  return { width: bits.bits(16) + 1, height: bits.bits(16) + 1 };
}

/** Joins the frames of a picture's layers. Decoders show the last one. */
function superframe(frames: readonly Buffer[]): Buffer {
  const [only] = frames;
  if (frames.length === 1 && only) return only;
  const largest = Math.max(...frames.map(({ length }) => length));
  const bytes = largest < 0x100 ? 1 : largest < 0x1_0000 ? 2 : largest < 0x100_0000 ? 3 : 4;
  const index = Buffer.alloc(2 + bytes * frames.length, 0xc0 | ((bytes - 1) << 3) | (frames.length - 1));
  for (const [at, { length }] of frames.entries()) index.writeUIntLE(length, 1 + at * bytes, bytes);
  return Buffer.concat([...frames, index]);
}

/** The frames in the payloads of one picture, a frame a layer, from the lowest one; null if one is incomplete. */
function framesOf(
  payloads: readonly Buffer[],
): { frames: Buffer[]; layer: number; sizes: Size[] | null } | null {
  const frames: Buffer[] = [];
  let pieces: Buffer[] | null = null;
  let layer = 0;
  let sizes: Size[] | null = null;
  for (const payload of payloads) {
    const packet = descriptorOf(payload);
    // Padding has no content.
    if (!packet || packet.length >= payload.length) continue;
    if (packet.isFirst !== (pieces === null)) return null;
    pieces ??= [];
    pieces.push(payload.subarray(packet.length));
    layer = packet.layer;
    sizes ??= packet.sizes;
    if (!packet.isLast) continue;
    frames.push(Buffer.concat(pieces));
    pieces = null;
  }
  return pieces === null && frames.length > 0 ? { frames, layer, sizes } : null;
}

/** Returns a function that makes VP9 pictures from packets' payloads; it remembers the sizes of layers. */
export function vp9Pictures(): (payloads: readonly Buffer[]) => Picture | null {
  let known: Size[] = [];
  return (payloads) => {
    const picture = framesOf(payloads);
    const [first] = picture?.frames ?? [];
    if (!picture || !first) return null;
    const { frames, layer, sizes } = picture;
    known = sizes ?? known;
    const own = keySize(first);
    const data = superframe(frames);
    if (!own) return { isKey: false, data, format: null };
    const size = frames.length > 1 ? (known[layer] ?? own) : own;
    const format: Format = { kind: "vp9", codec: "vp9", ...size, setup: null };
    return { isKey: true, data, format };
  };
}
