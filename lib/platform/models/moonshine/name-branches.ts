import { field, fieldsOf } from "./onnx-fields";

/** Fields in ONNX's messages: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto */
const GRAPH_OF_MODEL = 7;
const NODE_OF_GRAPH = 1;
const ATTRIBUTE_OF_NODE = 5;
const GRAPH_OF_ATTRIBUTE = 6;
const NAME_OF_GRAPH = 2;

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
