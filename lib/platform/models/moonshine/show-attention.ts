import { field, fieldsOf } from "./onnx-fields";

/** Fields in ONNX's messages: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto */
const GRAPH_OF_MODEL = 7;
const NODE_OF_GRAPH = 1;
const OUTPUT_OF_GRAPH = 12;
const OUTPUT_OF_NODE = 2;
const KIND_OF_NODE = 4;
const ATTRIBUTE_OF_NODE = 5;
const GRAPH_OF_ATTRIBUTE = 6;
const NAME_OF_VALUE = 1;
const TYPE_OF_VALUE = 2;
const TENSOR_OF_TYPE = 1;
/** A tensor's element type is floats. */
const FLOATS = Buffer.from([8, 1]);

/** The decoder's layers. */
export const ATTENTION_LAYERS = 8;

/** Name of the output that says where in the sound a layer looks for each token. */
export const attentionOf = (layer: number): string => `attention.${layer}`;

const softmaxOf = (layer: number): string => `/model/decoder/layers.${layer}/encoder_attn/Softmax_output_0`;

const layers = Array.from({ length: ATTENTION_LAYERS }, (_, layer) => layer);

/**
 * Adds outputs to the decoder: where in the sound each layer looks for a token, which is when its word was said. The
 * weights stay as they are.
 */
export function showAttention(model: Uint8Array): Buffer {
  const parts = [...fieldsOf(Buffer.from(model))].map(({ number, raw, body }) =>
    number === GRAPH_OF_MODEL && body ? field(GRAPH_OF_MODEL, withOutputs(body)) : raw,
  );
  return Buffer.concat(parts);
}

function withOutputs(graph: Buffer): Buffer {
  let isFound = false;
  const parts = [...fieldsOf(graph)].map(({ number, raw, body }) => {
    if (number !== NODE_OF_GRAPH || !body || !isConditional(body)) return raw;
    isFound = true;
    return field(NODE_OF_GRAPH, withBranches(body));
  });
  if (!isFound) throw new Error("the decoder has no branches");
  return Buffer.concat([
    ...parts,
    ...layers.map((layer) => field(OUTPUT_OF_GRAPH, tensorNamed(attentionOf(layer)))),
  ]);
}

const isConditional = (node: Buffer): boolean =>
  [...fieldsOf(node)].some(({ number, body }) => number === KIND_OF_NODE && body?.toString() === "If");

/** Each branch returns what its own layers looked at, in the same order. */
function withBranches(node: Buffer): Buffer {
  const parts = [...fieldsOf(node)].map(({ number, raw, body }) =>
    number === ATTRIBUTE_OF_NODE && body ? field(ATTRIBUTE_OF_NODE, withBranch(body)) : raw,
  );
  const names = layers.map((layer) => field(OUTPUT_OF_NODE, Buffer.from(attentionOf(layer))));
  return Buffer.concat([...parts, ...names]);
}

const withBranch = (attribute: Buffer): Buffer =>
  Buffer.concat(
    [...fieldsOf(attribute)].map(({ number, raw, body }) =>
      number === GRAPH_OF_ATTRIBUTE && body
        ? field(
            GRAPH_OF_ATTRIBUTE,
            Buffer.concat([
              body,
              ...layers.map((layer) => field(OUTPUT_OF_GRAPH, tensorNamed(softmaxOf(layer)))),
            ]),
          )
        : raw,
    ),
  );

const tensorNamed = (name: string): Buffer =>
  Buffer.concat([
    field(NAME_OF_VALUE, Buffer.from(name)),
    field(TYPE_OF_VALUE, field(TENSOR_OF_TYPE, FLOATS)),
  ]);
