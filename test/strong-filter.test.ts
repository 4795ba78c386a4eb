import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { rmsOf } from "@/lib/room/mic-level";
import { fan, street, voice } from "./support/sounds";

// Runs what the browser's audio thread runs: the shipped file, with chunks of the same size.

const PORTION = 128;
/** It needs this long to learn a noise, in seconds. */
const SETTLE_S = 2;

interface Processor {
  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
}
let filter: Processor;

const shipped = (file: string) =>
  readFile(createRequire(import.meta.url).resolve(`@sapphi-red/web-noise-suppressor/${file}`));

beforeAll(async () => {
  let Made: (new (options: unknown) => Processor) | undefined;
  const wasmBinary = new Uint8Array(await shipped("rnnoise_simd.wasm")).buffer;
  const source = String(await shipped("rnnoiseWorklet.js"));
  // A context without Node's globals, with which the file would locate its parts differently.
  runInNewContext(source.replaceAll("import.meta.url", '"http://localhost/"'), {
    AudioWorkletProcessor: class {
      readonly port = { addEventListener: () => undefined };
    },
    registerProcessor: (_name: string, processor: typeof Made) => {
      Made = processor;
    },
    TextEncoder,
  });
  if (!Made) throw new Error("No processor was registered.");
  filter = new Made({ processorOptions: { maxChannels: 1, wasmBinary } });
  await vi.waitFor(() => expect(rmsOf(filtered(voice(0.5)))).toBeGreaterThan(0));
});

function filtered(sound: Float32Array): Float32Array {
  const out = new Float32Array(sound.length);
  for (let at = 0; at + PORTION <= sound.length; at += PORTION)
    filter.process([[sound.subarray(at, at + PORTION)]], [[out.subarray(at, at + PORTION)]]);
  return out;
}

/** The change in loudness from input to output, in dB. */
function change(sound: (seconds: number) => Float32Array): number {
  filtered(sound(SETTLE_S));
  const into = sound(3);
  return 20 * Math.log10(rmsOf(filtered(into)) / rmsOf(into));
}

describe("the strong filter", () => {
  it.each(Object.entries({ fan, street }))("removes a %s", (_name, noise) => {
    expect(change(noise)).toBeLessThan(-40);
  });

  it("leaves a voice unchanged, even on a street", () => {
    expect(Math.abs(change(voice))).toBeLessThan(1);
    const outside = (seconds: number) => {
      const noise = street(seconds);
      return voice(seconds).map((sample, at) => sample + (noise[at] ?? 0) / 4);
    };
    expect(Math.abs(change(outside))).toBeLessThan(3);
  });
});
