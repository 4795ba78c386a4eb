import { convolution, depthwise, type Plane, upscale } from "./convolutions";
import { type Layer, type Network, type Tensor, tensorAt } from "./read-network";
import { add, hardSwish, logistic, mean, multiply, relu, resize } from "./simple-layers";

/** A network with all memory for its runs, so that processing a frame allocates nothing. */
export class NetworkRun {
  readonly input: Plane;
  readonly output: Plane;
  private readonly steps: readonly (() => void)[];

  constructor(network: Network) {
    const planes = network.tensors.map(planeOf);
    const plane = (index: number | undefined): Plane => {
      const found = planes[index ?? -1];
      if (!found) throw new Error("The model refers to a tensor it doesn’t contain.");
      return found;
    };
    this.input = plane(network.input);
    this.output = plane(network.output);
    this.steps = network.layers.map((layer) => stepOf(layer, network, plane));
  }

  run(): void {
    for (const step of this.steps) step();
  }
}

function planeOf({ shape, values }: Tensor): Plane {
  const [, height = 1, width = 1, channels = 1] = shape;
  return { height, width, channels, values: values ?? new Float32Array(height * width * channels) };
}

function stepOf(layer: Layer, network: Network, plane: (index: number | undefined) => Plane): () => void {
  const [first, second] = layer.inputs;
  const input = plane(first);
  const output = plane(layer.output);
  switch (layer.kind) {
    case "convolution":
    case "depthwise":
    case "upscale": {
      const made = { convolution, depthwise, upscale }[layer.kind];
      return made(input, kernelOf(layer, network), output);
    }
    case "add":
    case "multiply": {
      const other = plane(second);
      const work = layer.kind === "add" ? add : multiply;
      // The larger input goes first: the file decides which of them is the single pixel.
      return input.values.length >= other.values.length
        ? () => work(input, other, output)
        : () => work(other, input, output);
    }
    case "dequantize":
      return () => {};
    default: {
      const work = { relu, hard_swish: hardSwish, logistic, mean, resize }[layer.kind];
      return () => work(input, output);
    }
  }
}

function kernelOf({ inputs, stride }: Layer, { tensors }: Network) {
  const weights = tensorAt(tensors, inputs[1]);
  const bias = tensorAt(tensors, inputs[2]);
  if (!weights.values || !bias.values) throw new Error("The model has a kernel without weights.");
  const [, height = 1, width = 1] = weights.shape;
  return { weights: weights.values, bias: bias.values, height, width, stride };
}
