const IDS = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  cluster: 0x1f43b675,
  time: 0xe7,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
};
/** Nanoseconds, if the header doesn't say otherwise. */
const DEFAULT_SCALE = 1_000_000;

/** An element of a Matroska file. One of unknown length reaches to the end. */
interface Element {
  id: number;
  from: number;
  to: number;
}

/** Returns the units per second of a WebM header; null if it isn't one. */
export function webmTimescale(header: Buffer): number | null {
  if (elementsIn(header)[0]?.id !== IDS.header) return null;
  const [scale] = elementsAt(header, [IDS.segment, IDS.info, IDS.scale]);
  const nanoseconds = scale ? numberOf(header, scale) : DEFAULT_SCALE;
  return nanoseconds > 0 ? 1e9 / nanoseconds : null;
}

/** Returns the id of the first track's codec, such as `V_VP8`; null if the header has none. */
export function webmCodec(header: Buffer): string | null {
  const [codec] = elementsAt(header, [IDS.segment, IDS.tracks, IDS.track, IDS.codec]);
  return codec ? header.toString("latin1", codec.from, codec.to) : null;
}

/** Returns the time of the first block in a WebM's clusters; null if there is none. */
export function webmChunkTime(chunk: Buffer): number | null {
  const cluster = elementsIn(chunk).find(({ id }) => id === IDS.cluster);
  const inside = cluster ? elementsIn(chunk, cluster) : [];
  const time = inside.find(({ id }) => id === IDS.time);
  if (!time) return null;
  const first = inside.find(({ id }) => id === IDS.simpleBlock || id === IDS.group);
  const block = first?.id === IDS.group ? elementsIn(chunk, first).find(({ id }) => id === IDS.block) : first;
  if (!block) return numberOf(chunk, time);
  // The track's number comes first.
  const at = block.from + lengthOfNumber(chunk[block.from] ?? 0);
  return numberOf(chunk, time) + (at + 2 <= block.to ? chunk.readInt16BE(at) : 0);
}

/** Returns the elements at a path of ids. */
const elementsAt = (bytes: Buffer, path: readonly number[]): Element[] =>
  path.reduce<Element[]>(
    (outer, wanted) => outer.flatMap((one) => elementsIn(bytes, one)).filter(({ id }) => id === wanted),
    [{ id: 0, from: 0, to: bytes.length }],
  );

const MOST_ELEMENTS = 10_000;

function elementsIn(bytes: Buffer, { from, to } = { from: 0, to: bytes.length }): Element[] {
  const elements: Element[] = [];
  for (let at = from; at < to && elements.length < MOST_ELEMENTS; ) {
    const idLength = lengthOfNumber(bytes[at] ?? 0);
    const sizeAt = at + idLength;
    const sizeLength = lengthOfNumber(bytes[sizeAt] ?? 0);
    const start = sizeAt + sizeLength;
    if (idLength > 4 || sizeLength > 8 || start > to) break;
    const size = sizeOf(bytes, sizeAt, sizeLength);
    const end = size === null ? to : Math.min(to, start + size);
    elements.push({ id: bytes.readUIntBE(at, idLength), from: start, to: end });
    at = end;
  }
  return elements;
}

/** A number begins with as many zero bits as it has more bytes. 9 if it can't be one. */
const lengthOfNumber = (first: number): number => Math.clz32(first) - 23;

/** Null if the length isn't known. */
function sizeOf(bytes: Buffer, at: number, length: number): number | null {
  let size = (bytes[at] ?? 0) & (0xff >> length);
  let isUnknown = size === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const next = bytes[at + index] ?? 0;
    isUnknown &&= next === 0xff;
    size = size * 256 + next;
  }
  return isUnknown ? null : size;
}

const numberOf = (bytes: Buffer, { from, to }: Element): number =>
  bytes.subarray(from, Math.min(to, from + 8)).reduce((sum, byte) => sum * 256 + byte, 0);
