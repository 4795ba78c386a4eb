const BYTES = 2;
const WIDTHS: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

export interface Field {
  number: number;
  /** The whole field, including its header. */
  raw: Buffer;
  /** Null if it is a number. */
  body: Buffer | null;
}

/** Reads a message field by field. */
export function* fieldsOf(message: Buffer): Generator<Field, void> {
  for (let at = 0; at < message.length; ) {
    const start = at;
    const [head, afterHead] = varint(message, at);
    const wire = head % 8;
    let body: Buffer | null = null;
    if (wire === BYTES) {
      const [length, from] = varint(message, afterHead);
      at = from + length;
      body = message.subarray(from, at);
    } else if (wire === 0) [, at] = varint(message, afterHead);
    else {
      const width = WIDTHS[wire];
      if (width === undefined) throw new Error("this is no model");
      at = afterHead + width;
    }
    if (at > message.length) throw new Error("the model is cut off");
    yield { number: Math.floor(head / 8), raw: message.subarray(start, at), body };
  }
}

/** Reads a number in seven-bit groups, and returns where it ends. */
function varint(from: Buffer, start: number): [value: number, end: number] {
  let value = 0;
  let scale = 1;
  for (let at = start; at < from.length; at += 1, scale *= 128) {
    const piece = from[at] ?? 0;
    value += (piece % 128) * scale;
    if (piece < 128) return [value, at + 1];
  }
  throw new Error("the model is cut off");
}

/** Writes a field that has a length. */
export function field(number: number, body: Buffer): Buffer {
  return Buffer.concat([bytesOf(number * 8 + BYTES), bytesOf(body.length), body]);
}

function bytesOf(value: number): Buffer {
  const pieces: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) pieces.push((rest % 128) + 128);
  return Buffer.from([...pieces, rest]);
}
