const NEWLINE = 10;

/**
 * The lines of a text, none of them empty, numbered by first appearance, so that equal lines have one number. Made for a
 * hundred thousand ids: a map would take several times as long, most of it for strings that no one reads.
 */
export class NumberedLines {
  /** The number of each line. */
  readonly numbers: Int32Array;
  /** How many different ones there are. */
  readonly count: number;
  private readonly bytes: Buffer;
  private readonly starts: Int32Array;

  /** @param lines how many lines the text has */
  constructor(text: string, lines: number) {
    this.bytes = Buffer.from(text);
    this.numbers = new Int32Array(lines);
    this.starts = new Int32Array(lines);
    this.count = this.numberAll();
  }

  /** Returns the line with this number. */
  at(number: number): string {
    const start = this.starts[number] ?? 0;
    const end = this.bytes.indexOf(NEWLINE, start);
    return this.bytes.toString("utf8", start, end < 0 ? this.bytes.length : end);
  }

  private numberAll(): number {
    const { bytes, numbers, starts } = this;
    const hashes = new Int32Array(numbers.length);
    // Open addressing. A place holds a number plus one, and at least half of the places are empty.
    const places = new Int32Array(2 ** Math.ceil(Math.log2(2 * numbers.length + 1)));
    const mask = places.length - 1;
    let count = 0;
    let line = 0;
    for (let start = 0; start < bytes.length; line += 1) {
      let end = start;
      let hash = 0;
      for (; end < bytes.length && bytes[end] !== NEWLINE; end += 1)
        hash = Math.imul(hash ^ (bytes[end] ?? 0), 0x01000193);
      hash ^= hash >>> 15;
      let place = hash & mask;
      let number = (places[place] ?? 0) - 1;
      while (number >= 0 && (hashes[number] !== hash || !this.isLine(number, start, end))) {
        place = (place + 1) & mask;
        number = (places[place] ?? 0) - 1;
      }
      if (number < 0) {
        number = count;
        count += 1;
        places[place] = count;
        hashes[number] = hash;
        starts[number] = start;
      }
      numbers[line] = number;
      start = end + 1;
    }
    if (line !== numbers.length) throw new Error(`${line} lines instead of ${numbers.length}`);
    return count;
  }

  /** Whether the bytes are the line with this number. */
  private isLine(number: number, start: number, end: number): boolean {
    const { bytes } = this;
    const known = this.starts[number] ?? 0;
    for (let at = 0; at < end - start; at += 1) if (bytes[known + at] !== bytes[start + at]) return false;
    const after = known + end - start;
    return after === bytes.length || bytes[after] === NEWLINE;
  }
}
