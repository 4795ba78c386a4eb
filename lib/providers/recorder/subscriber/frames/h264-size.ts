/** Reads bits and Exp-Golomb numbers of a unit, without its emulation prevention bytes. */
class Bits {
  private readonly bytes: number[] = [];
  private at = 0;

  constructor(unit: Buffer) {
    for (const [index, byte] of unit.entries())
      if (!(byte === 3 && unit[index - 1] === 0 && unit[index - 2] === 0)) this.bytes.push(byte);
  }

  bit(): number {
    const byte = this.bytes[this.at >> 3];
    if (byte === undefined) throw new RangeError("the parameter set is cut off");
    const bit = (byte >> (7 - (this.at & 7))) & 1;
    this.at += 1;
    return bit;
  }

  bits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1) value = value * 2 + this.bit();
    return value;
  }

  number(): number {
    let zeros = 0;
    while (this.bit() === 0) zeros += 1;
    if (zeros > 31) throw new RangeError("the parameter set is damaged");
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 0 ? -value / 2 : (value + 1) / 2;
  }
}

/** Profiles whose parameter sets say how colour is sampled. */
const WITH_CHROMA = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138];

/** Size of the picture, from a sequence parameter set (H.264, section 7.3.2.1.1); null if it's damaged. */
export function pictureSize(sps: Buffer): { width: number; height: number } | null {
  try {
    return readSize(new Bits(sps.subarray(1)));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readSize(bits: Bits): { width: number; height: number } {
  const profile = bits.bits(8);
  bits.bits(16);
  bits.number();
  const chroma = WITH_CHROMA.includes(profile) ? readChroma(bits) : 1;
  bits.number();
  skipOrderCount(bits);
  bits.number();
  bits.bit();
  const width = (bits.number() + 1) * 16;
  const mapUnits = bits.number() + 1;
  const frameOnly = bits.bit();
  if (frameOnly === 0) bits.bit();
  bits.bit();
  const height = mapUnits * 16 * (2 - frameOnly);
  if (bits.bit() === 0) return { width, height };
  const [left, right, top, bottom] = [bits.number(), bits.number(), bits.number(), bits.number()];
  const unitX = chroma === 1 || chroma === 2 ? 2 : 1;
  const unitY = (chroma === 1 ? 2 : 1) * (2 - frameOnly);
  return { width: width - (left + right) * unitX, height: height - (top + bottom) * unitY };
}

function readChroma(bits: Bits): number {
  const chroma = bits.number();
  if (chroma === 3) bits.bit();
  bits.number();
  bits.number();
  bits.bit();
  if (bits.bit() === 0) return chroma;
  for (let list = 0; list < (chroma === 3 ? 12 : 8); list += 1) {
    if (bits.bit() === 0) continue;
    let next = 8;
    for (let index = 0, last = 8; index < (list < 6 ? 16 : 64); index += 1) {
      if (next !== 0) next = (last + bits.signed() + 256) % 256;
      last = next === 0 ? last : next;
    }
  }
  return chroma;
}

function skipOrderCount(bits: Bits): void {
  const type = bits.number();
  if (type === 0) bits.number();
  if (type !== 1) return;
  bits.bit();
  bits.signed();
  bits.signed();
  const count = bits.number();
  for (let index = 0; index < count; index += 1) bits.signed();
}
