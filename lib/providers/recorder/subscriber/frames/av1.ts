import { type Av1Sequence, av1Sequence } from "./av1-sequence";
import type { Format } from "./frame";
import type { Picture } from "./picture-reader";

const SEQUENCE = 1;
const DELIMITER = 2;
const FRAME_HEADER = 3;
const FRAME = 6;
const TILE_LIST = 8;
const PADDING = 15;
/** Files don't have these. */
const DROPPED = [DELIMITER, TILE_LIST, PADDING];

const HAS_EXTENSION = 0x04;
const HAS_SIZE = 0x02;

/** A number in groups of seven bits, the lowest first; null if it's cut off. */
function readLeb128(bytes: Buffer, at: number): { value: number; length: number } | null {
  let value = 0;
  for (let length = 1; length <= 8; length += 1) {
    const byte = bytes[at + length - 1];
    if (byte === undefined) return null;
    value += (byte & 0x7f) * 2 ** (7 * (length - 1));
    if ((byte & 0x80) === 0) return { value, length };
  }
  return null;
}

function leb128(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Buffer.from(bytes);
}

/** The elements of a packet, which are units or pieces of them; null if one is cut off. */
function elementsOf(payload: Buffer): Buffer[] | null {
  const count = ((payload[0] ?? 0) >> 4) & 3;
  const elements: Buffer[] = [];
  for (let at = 1; at < payload.length; ) {
    // The last one has no size if their count is known.
    const isLast = count > 0 && elements.length === count - 1;
    const size = isLast ? { value: payload.length - at, length: 0 } : readLeb128(payload, at);
    if (!size || at + size.length + size.value > payload.length) return null;
    at += size.length;
    elements.push(payload.subarray(at, at + size.value));
    at += size.value;
  }
  return elements;
}

/** The units in the payloads of one picture (RTP payload format for AV1); null if one is incomplete. */
function unitsOf(payloads: readonly Buffer[]): Buffer[] | null {
  const units: Buffer[] = [];
  let pieces: Buffer[] | null = null;
  for (const payload of payloads) {
    const [head = 0] = payload;
    const elements = elementsOf(payload);
    if (!elements) return null;
    for (const [index, element] of elements.entries()) {
      const continues = index === 0 && (head & 0x80) !== 0;
      if (continues !== (pieces !== null)) return null;
      pieces = [...(pieces ?? []), element];
      if (index === elements.length - 1 && (head & 0x40) !== 0) continue;
      units.push(Buffer.concat(pieces));
      pieces = null;
    }
  }
  return pieces === null ? units : null;
}

interface Unit {
  type: number;
  content: Buffer;
  /** With its size, as files need it. */
  whole: Buffer;
}

function unitOf(bytes: Buffer): Unit | null {
  const [head] = bytes;
  if (head === undefined) return null;
  const length = (head & HAS_EXTENSION) === 0 ? 1 : 2;
  const size = (head & HAS_SIZE) === 0 ? null : readLeb128(bytes, length);
  if ((head & HAS_SIZE) !== 0 && !size) return null;
  const from = length + (size?.length ?? 0);
  const content = bytes.subarray(from, size ? from + size.value : bytes.length);
  const front = Buffer.from(bytes.subarray(0, length));
  front[0] = head | HAS_SIZE;
  const whole = Buffer.concat([front, leb128(content.length), content]);
  return { type: (head >> 3) & 15, content, whole };
}

/** Whether a frame's header is that of a key frame: not one shown again, and of type 0. */
const isKeyHeader = ({ content: [head = 0xff] }: Unit): boolean => (head & 0xe0) === 0;

function formatOf({ codec, width, height, configuration }: Av1Sequence, whole: Buffer): Format {
  return { kind: "av1", codec, width, height, setup: Buffer.concat([configuration, whole]) };
}

/** Returns a function that makes AV1 pictures from packets' payloads; it remembers the sequence's header. */
export function av1Pictures(): (payloads: readonly Buffer[]) => Picture | null {
  let sequence: Unit | undefined;
  return (payloads) => {
    const units = unitsOf(payloads)?.map(unitOf);
    const kept = units?.flatMap((unit) => (unit && !DROPPED.includes(unit.type) ? [unit] : []));
    if (!kept || units?.includes(null)) return null;
    sequence = kept.find(({ type }) => type === SEQUENCE) ?? sequence;
    const frame = kept.find(({ type }) => type === FRAME || type === FRAME_HEADER);
    if (!frame) return null;
    const data = Buffer.concat(kept.map(({ whole }) => whole));
    if (!isKeyHeader(frame)) return { isKey: false, data, format: null };
    const facts = sequence && av1Sequence(sequence.content);
    if (!sequence || !facts) return null;
    const isWhole = kept.includes(sequence);
    return {
      isKey: true,
      data: isWhole ? data : Buffer.concat([sequence.whole, data]),
      format: formatOf(facts, sequence.whole),
    };
  };
}
