/** Reads numbers of any count of bits. Throws a RangeError at the end of the bytes. */
export class Bits {
  private at = 0;

  constructor(private readonly bytes: ArrayLike<number>) {}

  bit(): number {
    const byte = this.bytes[this.at >> 3];
    if (byte === undefined) throw new RangeError("the header is cut off");
    const bit = (byte >> (7 - (this.at & 7))) & 1;
    this.at += 1;
    return bit;
  }

  isSet(): boolean {
    return this.bit() === 1;
  }

  bits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1) value = value * 2 + this.bit();
    return value;
  }
}

/** Returns what `read` makes of a header, or null if it's cut off or damaged. */
export function readBits<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
