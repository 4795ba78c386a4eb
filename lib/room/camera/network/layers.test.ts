import { expect, it } from "vitest";
import { convolution, depthwise, type Plane, upscale } from "./convolutions";
import { fromHalf } from "./from-half";
import { readNetwork } from "./read-network";
import { add, hardSwish, mean, multiply, resize } from "./simple-layers";

const plane = (height: number, width: number, channels: number, values?: readonly number[]): Plane => ({
  height,
  width,
  channels,
  values: Float32Array.from(values ?? Array(height * width * channels).fill(0)),
});
const kernel = (size: number, stride: number, weights: readonly number[], bias: readonly number[]) => ({
  height: size,
  width: size,
  stride,
  weights: Float32Array.from(weights),
  bias: Float32Array.from(bias),
});
const numbers = ({ values }: Plane) => [...values];

it("mixes a pixel's channels into any number of outputs", () => {
  const output = plane(1, 2, 5);
  const weights = [1, 0, 0, 1, 1, 1, 2, 0, 0, 2];
  convolution(plane(1, 2, 2, [1, 10, 2, 20]), kernel(1, 1, weights, [0, 0, 0, 0, 5]), output)();
  expect(numbers(output)).toEqual([1, 10, 11, 2, 25, 2, 20, 22, 4, 45]);
});

it("pads the edges with zeros where TFLite does", () => {
  const picture = plane(
    4,
    4,
    1,
    Array.from({ length: 16 }, () => 1),
  );
  const ones = Array(9).fill(1);
  const whole = plane(4, 4, 1);
  convolution(picture, kernel(3, 1, ones, [0]), whole)();
  expect(numbers(whole)).toEqual([4, 6, 6, 4, 6, 9, 9, 6, 6, 9, 9, 6, 4, 6, 6, 4]);
  // With a stride of two, an even image is padded at the end.
  const half = plane(2, 2, 1);
  depthwise(picture, kernel(3, 2, ones, [1]), half)();
  expect(numbers(half)).toEqual([10, 7, 7, 5]);
});

it("upscales each pixel to two by two, in the kernel's order", () => {
  const output = plane(2, 4, 1);
  upscale(plane(1, 2, 1, [1, 10]), kernel(2, 2, [1, 2, 3, 4], [0]), output)();
  expect(numbers(output)).toEqual([1, 2, 10, 20, 3, 4, 30, 40]);
});

it("interpolates between pixel centres", () => {
  const output = plane(1, 4, 1);
  resize(plane(1, 2, 1, [0, 4]), output);
  expect(numbers(output)).toEqual([0, 1, 3, 4]);
});

it("adds and multiplies with broadcasting, and computes means and hard swish", () => {
  const two = plane(1, 2, 2, [1, 2, 3, 4]);
  const one = plane(1, 1, 2, [10, 100]);
  const output = plane(1, 2, 2);
  add(two, one, output);
  expect(numbers(output)).toEqual([11, 102, 13, 104]);
  multiply(two, one, output);
  expect(numbers(output)).toEqual([10, 200, 30, 400]);
  const middle = plane(1, 1, 2);
  mean(two, middle);
  expect(numbers(middle)).toEqual([2, 3]);
  const swish = plane(1, 3, 1);
  hardSwish(plane(1, 3, 1, [-4, 3, 4]), swish);
  expect(numbers(swish)).toEqual([0, 3, 4]);
});

it("reads 16-bit floats, and rejects a broken file", () => {
  expect([0x3c00, 0xc000, 0x3555, 0x0001, 0x8000].map(fromHalf)).toEqual([
    1,
    -2,
    0.333251953125,
    2 ** -24,
    -0,
  ]);
  expect(fromHalf(0x7c00)).toBe(Number.POSITIVE_INFINITY);
  expect(() => readNetwork(new ArrayBuffer(64))).toThrow();
  expect(() => readNetwork(new Uint8Array(400).fill(7).buffer)).toThrow();
});
