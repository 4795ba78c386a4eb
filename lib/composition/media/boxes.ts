/** A box of an MP4 file: where it starts, and where what it contains starts and ends. */
export interface Mp4Box {
  type: string;
  start: number;
  from: number;
  to: number;
}

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;

/** Returns the boxes in a range, up to the first whose length can't be right. */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let at = from; at + HEADER_BYTES <= to; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + LONG_HEADER_BYTES <= to;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + HEADER_BYTES)) : short === 0 ? to - at : short;
    const header = isLong ? LONG_HEADER_BYTES : HEADER_BYTES;
    if (size < header || at + size > to) break;
    boxes.push({
      type: bytes.toString("latin1", at + 4, at + 8),
      start: at,
      from: at + header,
      to: at + size,
    });
    at += size;
  }
  return boxes;
}

/** Returns the boxes at a path of types, such as `moof`, `traf`, `tfdt`. */
export function boxesAt(bytes: Buffer, path: readonly string[], from = 0, to = bytes.length): Mp4Box[] {
  const [type, ...rest] = path;
  const found = boxesIn(bytes, from, to).filter((box) => box.type === type);
  return rest.length === 0 ? found : found.flatMap((box) => boxesAt(bytes, rest, box.from, box.to));
}
