import { expect, it } from "vitest";
import { Fourier, newPair } from "./fourier";

it.each([1, 2, 12, 7, 60, 1_200])("matches the Fourier transform of %i numbers, and inverts it", (size) => {
  const numbers = newPair(size);
  for (let at = 0; at < size; at += 1) {
    numbers.real[at] = Math.sin(at * at);
    numbers.imaginary[at] = Math.cos(3 * at);
  }
  const before = { real: numbers.real.slice(), imaginary: numbers.imaginary.slice() };
  const fourier = new Fourier(size);
  fourier.transform(numbers, -1);
  for (const bin of new Set([0, 1 % size, size >> 1, size - 1])) {
    let [real, imaginary] = [0, 0];
    for (let at = 0; at < size; at += 1) {
      const angle = (-2 * Math.PI * at * bin) / size;
      real += (before.real[at] ?? 0) * Math.cos(angle) - (before.imaginary[at] ?? 0) * Math.sin(angle);
      imaginary += (before.real[at] ?? 0) * Math.sin(angle) + (before.imaginary[at] ?? 0) * Math.cos(angle);
    }
    expect(numbers.real[bin]).toBeCloseTo(real, 6);
    expect(numbers.imaginary[bin]).toBeCloseTo(imaginary, 6);
  }
  fourier.transform(numbers, 1);
  for (let at = 0; at < size; at += 1) {
    expect((numbers.real[at] ?? 0) / size).toBeCloseTo(before.real[at] ?? 0, 8);
    expect((numbers.imaginary[at] ?? 0) / size).toBeCloseTo(before.imaginary[at] ?? 0, 8);
  }
});
