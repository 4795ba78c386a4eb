/**
 * Reads FlatBuffers, the format of TFLite files: tables whose fields are found by number. Implements only
 * what such a file needs. Offsets are bounds-checked by `DataView`, so a broken file throws.
 */
export class FlatTable {
  private constructor(
    private readonly view: DataView,
    private readonly at: number,
  ) {}

  static root(bytes: ArrayBuffer): FlatTable {
    const view = new DataView(bytes);
    return new FlatTable(view, view.getUint32(0, true));
  }

  /** Returns a field's offset, or null if the file leaves it at its default. */
  private field(number: number): number | null {
    const shape = this.at - this.view.getInt32(this.at, true);
    const slot = 4 + number * 2;
    if (slot >= this.view.getUint16(shape, true)) return null;
    const offset = this.view.getUint16(shape + slot, true);
    return offset === 0 ? null : this.at + offset;
  }

  byte(number: number): number {
    const at = this.field(number);
    return at === null ? 0 : this.view.getInt8(at);
  }

  int(number: number): number {
    const at = this.field(number);
    return at === null ? 0 : this.view.getInt32(at, true);
  }

  table(number: number): FlatTable | null {
    const at = this.field(number);
    return at === null ? null : this.follow(at);
  }

  tables(number: number): FlatTable[] {
    return this.list(number, 4, (at) => this.follow(at));
  }

  ints(number: number): number[] {
    return this.list(number, 4, (at) => this.view.getInt32(at, true));
  }

  /** Returns a vector of bytes or a string, without copying. */
  bytes(number: number): DataView {
    const at = this.field(number);
    if (at === null) return new DataView(new ArrayBuffer(0));
    const start = at + this.view.getUint32(at, true);
    return new DataView(
      this.view.buffer as ArrayBuffer,
      this.view.byteOffset + start + 4,
      this.view.getUint32(start, true),
    );
  }

  private follow(at: number): FlatTable {
    return new FlatTable(this.view, at + this.view.getUint32(at, true));
  }

  private list<Item>(number: number, itemBytes: number, read: (at: number) => Item): Item[] {
    const at = this.field(number);
    if (at === null) return [];
    const start = at + this.view.getUint32(at, true);
    const length = this.view.getUint32(start, true);
    return Array.from({ length }, (_, index) => read(start + 4 + index * itemBytes));
  }
}
