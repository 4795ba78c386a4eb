/** Fields in ONNX's messages: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto */
const GRAPH_OF_MODEL = 7;
const NODE_OF_GRAPH = 1;
const ATTRIBUTE_OF_NODE = 5;
const GRAPH_OF_ATTRIBUTE = 6;
const NAME_OF_GRAPH = 2;

const BYTES = 2;
const WIDTHS: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/**
 * Names all branches of a model, because the runtime writes those of a conditional without a name and then
 * refuses to read them. Everything else stays the same byte for byte.
 */
export const nameBranches = (model: Uint8Array): Buffer =>
  within(Buffer.from(model), [GRAPH_OF_MODEL, NODE_OF_GRAPH, ATTRIBUTE_OF_NODE, GRAPH_OF_ATTRIBUTE]);

function within(message: Buffer, [next, ...path]: readonly number[]): Buffer {
  if (next === undefined) return named(message);
  let isChanged = false;
  const parts = [...fieldsOf(message)].map(({ number, raw, body }) => {
    if (number !== next || body === null) return raw;
    const made = within(body, path);
    if (made === body) return raw;
    isChanged = true;
    return field(number, made);
  });
  return isChanged ? Buffer.concat(parts) : message;
}

function named(graph: Buffer): Buffer {
  for (const { number, body } of fieldsOf(graph)) if (number === NAME_OF_GRAPH && body?.length) return graph;
  return Buffer.concat([graph, field(NAME_OF_GRAPH, Buffer.from("branch"))]);
}

interface Field {
  number: number;
  /** The whole field, including its header. */
  raw: Buffer;
  /** Null if it is a number. */
  body: Buffer | null;
}

function* fieldsOf(message: Buffer): Generator<Field, void> {
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

function field(number: number, body: Buffer): Buffer {
  return Buffer.concat([bytesOf(number * 8 + BYTES), bytesOf(body.length), body]);
}

function bytesOf(value: number): Buffer {
  const pieces: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) pieces.push((rest % 128) + 128);
  return Buffer.from([...pieces, rest]);
}
