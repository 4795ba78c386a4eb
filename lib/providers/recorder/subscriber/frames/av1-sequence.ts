import { Bits, readBits } from "./bits";

/** What the header of an AV1 sequence says. */
export interface Av1Sequence {
  /** As in a `codecs` parameter, such as `av01.0.04M.08`. */
  codec: string;
  /** Of the largest layer. */
  width: number;
  height: number;
  /** The four bytes that an `av1C` record begins with. */
  configuration: Buffer;
}

/** Reads the header of a sequence (AV1 bitstream, section 5.5); null if it's damaged. */
export const av1Sequence = (content: Buffer): Av1Sequence | null =>
  readBits(() => readSequence(new Bits(content)));

interface Level {
  level: number;
  tier: number;
}

interface Color {
  depth: number;
  isHigh: boolean;
  isTwelve: boolean;
  isMono: boolean;
  sampling: readonly [x: number, y: number];
  position: number;
}

function readSequence(bits: Bits): Av1Sequence {
  const profile = bits.bits(3);
  bits.bit();
  const isReduced = bits.isSet();
  const { level, tier } = isReduced ? { level: bits.bits(5), tier: 0 } : readPoints(bits);
  const [widthBits, heightBits] = [bits.bits(4) + 1, bits.bits(4) + 1];
  const [width, height] = [bits.bits(widthBits) + 1, bits.bits(heightBits) + 1];
  skipTools(bits, isReduced);
  const color = readColor(bits, profile);
  const { depth, isHigh, isTwelve, isMono, sampling, position } = color;
  const two = (value: number): string => `${value}`.padStart(2, "0");
  const flags = (tier << 7) | (+isHigh << 6) | (+isTwelve << 5) | (+isMono << 4);
  return {
    codec: `av01.${profile}.${two(level)}${tier === 0 ? "M" : "H"}.${two(depth)}`,
    width,
    height,
    configuration: Buffer.from([
      0x81,
      (profile << 5) | level,
      flags | (sampling[0] << 3) | (sampling[1] << 2) | position,
      0,
    ]),
  };
}

/** Timing and operating points. @returns the level of the first point, which has all layers */
function readPoints(bits: Bits): Level {
  const delayBits = bits.isSet() ? readTiming(bits) : 0;
  const hasDisplayDelay = bits.isSet();
  const count = bits.bits(5) + 1;
  const levels: Level[] = [];
  for (let point = 0; point < count; point += 1) {
    bits.bits(12);
    const level = bits.bits(5);
    levels.push({ level, tier: level > 7 ? bits.bit() : 0 });
    if (delayBits > 0 && bits.isSet()) bits.bits(2 * delayBits + 1);
    if (hasDisplayDelay && bits.isSet()) bits.bits(4);
  }
  return levels[0] ?? { level: 0, tier: 0 };
}

/** @returns how long the delays of operating points are; 0 if there are none */
function readTiming(bits: Bits): number {
  bits.bits(64);
  // Equal intervals: a number that begins with as many zeros as it has more bits.
  if (bits.isSet()) {
    let zeros = 0;
    while (!bits.isSet()) zeros += 1;
    bits.bits(zeros);
  }
  if (!bits.isSet()) return 0;
  const delayBits = bits.bits(5) + 1;
  bits.bits(42);
  return delayBits;
}

/** Which tools the sequence's frames may use. */
function skipTools(bits: Bits, isReduced: boolean): void {
  if (!isReduced && bits.isSet()) bits.bits(7);
  bits.bits(3);
  if (!isReduced) {
    bits.bits(4);
    const hasOrder = bits.isSet();
    if (hasOrder) bits.bits(2);
    const screen = bits.isSet() ? 2 : bits.bit();
    if (screen > 0 && !bits.isSet()) bits.bit();
    if (hasOrder) bits.bits(3);
  }
  bits.bits(3);
}

/** Primaries, transfer and matrix of sRGB. */
const SRGB = [1, 13, 0];

function readColor(bits: Bits, profile: number): Color {
  const isHigh = bits.isSet();
  const isTwelve = profile === 2 && isHigh && bits.isSet();
  const depth = isTwelve ? 12 : isHigh ? 10 : 8;
  const isMono = profile !== 1 && bits.isSet();
  const described = bits.isSet() ? [bits.bits(8), bits.bits(8), bits.bits(8)] : null;
  const color = { depth, isHigh, isTwelve, isMono, position: 0 };
  if (isMono) {
    bits.bit();
    return { ...color, sampling: [1, 1] };
  }
  if (described && SRGB.every((value, index) => described[index] === value))
    return { ...color, sampling: [0, 0] };
  bits.bit();
  const sampling = readSampling(bits, profile, isTwelve);
  return { ...color, sampling, position: sampling[0] && sampling[1] ? bits.bits(2) : 0 };
}

function readSampling(bits: Bits, profile: number, isTwelve: boolean): readonly [number, number] {
  if (profile === 0) return [1, 1];
  if (profile === 1) return [0, 0];
  if (!isTwelve) return [1, 0];
  const x = bits.bit();
  return [x, x === 1 ? bits.bit() : 0];
}
