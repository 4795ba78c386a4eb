import { viewOf } from "./cutter";

interface Box {
  type: string;
  /** With its head. */
  bytes: Uint8Array;
  body: Uint8Array;
}

const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** Returns a box's type, size and head size; null while its head is incomplete. */
export function boxHead(bytes: Uint8Array): { type: string; size: number; head: number } | null {
  if (bytes.length < 8) return null;
  const view = viewOf(bytes);
  const type = typeAt(view, 4);
  if (!/^[ -~]{4}$/.test(type)) throw new Error("This isn't an MP4 file.");
  const size = view.getUint32(0);
  if (size !== 1) {
    if (size < 8) throw new Error(`A box ${type} of ${size} bytes can't be recorded.`);
    return { type, size, head: 8 };
  }
  if (bytes.length < 16) return null;
  return { type, size: Number(view.getBigUint64(8)), head: 16 };
}

/** Returns the boxes inside a box. */
export function boxesIn(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const head = boxHead(bytes.subarray(at));
    if (!head || at + head.size > bytes.length) throw new Error("A box is cut off.");
    const whole = bytes.subarray(at, at + head.size);
    boxes.push({ type: head.type, bytes: whole, body: whole.subarray(head.head) });
    at += head.size;
  }
  return boxes;
}

/** How many ticks of a track are a millisecond, from its `mdhd`. */
export function ticksPerMsOf(mdhd: Uint8Array): number {
  const view = viewOf(mdhd);
  return view.getUint32(view.getUint8(0) === 1 ? 20 : 12) / 1000;
}

/** Returns the content of the box at a path, such as `mdia/mdhd`. */
export function findBox(bytes: Uint8Array, path: string): Uint8Array | undefined {
  let body: Uint8Array | undefined = bytes;
  for (const type of path.split("/")) body = body && boxesIn(body).find((box) => box.type === type)?.body;
  return body;
}
