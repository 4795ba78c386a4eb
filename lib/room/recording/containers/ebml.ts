import { viewOf } from "./cutter";

export const EBML = {
  head: 0x1a_45_df_a3,
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  timestampScale: 0x2a_d7_b1,
  tracks: 0x16_54_ae_6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f_43_b6_75,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  reference: 0xfb,
} as const;

interface Element {
  id: number;
  /** Null: until the end of its parent. */
  size: number | null;
  /** Length of id and size. */
  head: number;
}

/** Returns the element that begins here; null while its head is incomplete. */
export function elementHead(bytes: Uint8Array): Element | null {
  const idLength = lengthOf(bytes[0], 4);
  if (idLength === null || bytes.length <= idLength) return null;
  let id = 0;
  for (let at = 0; at < idLength; at += 1) id = id * 256 + (bytes[at] ?? 0);
  const size = readVint(bytes.subarray(idLength));
  return size && { id, size: size.value, head: idLength + size.length };
}

/** Returns a number of variable length; its value is null if all its bits are set. */
export function readVint(bytes: Uint8Array): { value: number | null; length: number } | null {
  const length = lengthOf(bytes[0], 8);
  if (length === null || bytes.length < length) return null;
  let value = (bytes[0] ?? 0) & (2 ** (8 - length) - 1);
  let isUnknown = value === 2 ** (8 - length) - 1;
  for (let at = 1; at < length; at += 1) {
    value = value * 256 + (bytes[at] ?? 0);
    isUnknown &&= bytes[at] === 0xff;
  }
  return { value: isUnknown ? null : value, length };
}

function lengthOf(first: number | undefined, most: number): number | null {
  if (first === undefined) return null;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > most) throw new Error("This isn't a Matroska file.");
  return length;
}

export function readUint(bytes: Uint8Array): number {
  let value = 0;
  for (const byte of bytes) value = value * 256 + byte;
  return value;
}

/** Returns the contents of the elements with this id inside an element. */
export function elementsIn(bytes: Uint8Array, id: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const head = elementHead(bytes.subarray(at));
    if (!head) break;
    const end = at + head.head + (head.size ?? bytes.length);
    if (head.id === id) found.push(bytes.subarray(at + head.head, end));
    at = end;
  }
  return found;
}

/** Returns an element with an id of any length and a size in eight bytes. */
export function makeElement(id: number, content: Uint8Array): Uint8Array {
  const idBytes = id > 0xff_ff_ff ? 4 : id > 0xff_ff ? 3 : id > 0xff ? 2 : 1;
  const made = new Uint8Array(idBytes + 8 + content.length);
  for (let at = 0; at < idBytes; at += 1) made[at] = Math.floor(id / 256 ** (idBytes - 1 - at)) & 0xff;
  viewOf(made).setBigUint64(idBytes, (1n << 56n) | BigInt(content.length));
  made.set(content, idBytes + 8);
  return made;
}

export function uint8Bytes(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  viewOf(bytes).setBigUint64(0, BigInt(value));
  return bytes;
}
