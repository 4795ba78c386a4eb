import { Bits, readBits } from "./bits";

/** The bits of a unit, without its emulation prevention bytes, and its Exp-Golomb numbers. */
class UnitBits extends Bits {
  constructor(unit: Buffer) {
    super(unit.filter((byte, index) => !(byte === 3 && unit[index - 1] === 0 && unit[index - 2] === 0)));
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
export const pictureSize = (sps: Buffer): { width: number; height: number } | null =>
  readBits(() => readSize(new UnitBits(sps.subarray(1))));

function readSize(bits: UnitBits): { width: number; height: number } {
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

function readChroma(bits: UnitBits): number {
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

function skipOrderCount(bits: UnitBits): void {
  const type = bits.number();
  if (type === 0) bits.number();
  if (type !== 1) return;
  bits.bit();
  bits.signed();
  bits.signed();
  const count = bits.number();
  for (let index = 0; index < count; index += 1) bits.signed();
}
