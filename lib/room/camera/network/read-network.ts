import { FlatTable } from "./flat-tables";
import { fromHalf } from "./from-half";

/** [batch, height, width, channels]; the batch is always 1. */
export type Shape = readonly number[];

export interface Tensor {
  shape: Shape;
  /** Weights; undefined for values computed in a run. */
  values: Float32Array | undefined;
}

export interface Layer {
  kind: LayerKind;
  inputs: readonly number[];
  output: number;
  /** The kernel's stride; 1 for layers without a kernel. */
  stride: number;
}

export interface Network {
  tensors: readonly Tensor[];
  layers: readonly Layer[];
  input: number;
  output: number;
}

/** TFLite's operator codes for the layers of the segmentation network. */
const KINDS = {
  0: "add",
  3: "convolution",
  4: "depthwise",
  6: "dequantize",
  14: "logistic",
  18: "multiply",
  19: "relu",
  23: "resize",
  32: "upscale",
  40: "mean",
  117: "hard_swish",
} as const;
export type LayerKind = (typeof KINDS)[keyof typeof KINDS];

const FLOAT16 = 1;
const STRIDE_WIDTH_FIELD = 1;

/** Reads a network from a TFLite file. Throws if it has layers that we don't support. */
export function readNetwork(bytes: ArrayBuffer): Network {
  const model = FlatTable.root(bytes);
  const [graph] = model.tables(2);
  if (!graph) throw new Error("The file contains no model.");
  const codes = model.tables(1).map((code) => Math.max(code.byte(0), code.int(3)));
  const buffers = model.tables(4);
  const tensors = graph.tables(0).map((tensor): Tensor => {
    const raw = buffers[tensor.int(2)]?.bytes(0);
    return { shape: tensor.ints(0), values: raw && valuesOf(raw, tensor.byte(1)) };
  });
  const layers: Layer[] = [];
  for (const operator of graph.tables(3)) {
    const code = codes[operator.int(0)] ?? -1;
    const kind = KINDS[code as keyof typeof KINDS];
    if (!kind) throw new Error(`The network has a layer of kind ${code}, which is not known here.`);
    const inputs = operator.ints(1);
    const output = operator.ints(2)[0] ?? -1;
    // Half-precision weights: they were converted on reading.
    if (kind === "dequantize") tensors[output] = { ...tensorAt(tensors, inputs[0]) };
    else layers.push({ kind, inputs, output, stride: strideOf(kind, operator) });
  }
  return { tensors, layers, input: graph.ints(1)[0] ?? -1, output: graph.ints(2)[0] ?? -1 };
}

export function tensorAt(tensors: readonly Tensor[], index: number | undefined): Tensor {
  const tensor = tensors[index ?? -1];
  if (!tensor) throw new Error("The model refers to a tensor it doesn’t contain.");
  return tensor;
}

function strideOf(kind: LayerKind, operator: FlatTable): number {
  if (kind !== "convolution" && kind !== "depthwise") return 1;
  return operator.table(4)?.int(STRIDE_WIDTH_FIELD) || 1;
}

function valuesOf(raw: DataView, type: number): Float32Array | undefined {
  if (raw.byteLength === 0) return undefined;
  const half = type === FLOAT16;
  return Float32Array.from({ length: raw.byteLength / (half ? 2 : 4) }, (_, index) =>
    half ? fromHalf(raw.getUint16(index * 2, true)) : raw.getFloat32(index * 4, true),
  );
}
