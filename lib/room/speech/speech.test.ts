import { expect, it } from "vitest";
import { SPOKEN_RATE } from "@/lib/live/spoken-command";
import { readWav } from "@/lib/platform/sound/read-wav";
import { wavFile } from "@/lib/platform/sound/wav-file";
import { base64Of } from "./base64-of";
import { monoOf } from "./mono-of";
import { wavOf } from "./wav-of";

it("writes a file that the server reads, clipping loud samples and silencing NaN", () => {
  const file = wavOf(Float32Array.of(0, 0.5, -1, 7, Number.NaN, Number.NEGATIVE_INFINITY), SPOKEN_RATE);
  const samples = Int16Array.of(0, 16_384, -32_767, 32_767, 0, -32_767);
  expect(readWav(Buffer.from(file))).toEqual({ sampleRate: SPOKEN_RATE, samples });
  expect(Buffer.from(file).equals(wavFile([samples], SPOKEN_RATE))).toBe(true);
});

it("mixes channels to mono, and encodes any number of bytes as base64", () => {
  expect([...monoOf([Float32Array.of(0.5, 1), Float32Array.of(-0.5, 0)])]).toEqual([0, 0.5]);
  expect([...monoOf([Float32Array.of(0.25)])]).toEqual([0.25]);
  expect(monoOf([])).toHaveLength(0);
  const bytes = Uint8Array.from({ length: 500_001 }, (_, at) => at * 7);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString("base64"));
});
