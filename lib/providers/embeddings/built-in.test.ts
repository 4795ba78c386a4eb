import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { miniLm, onnxRuntime } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { until } from "@/test/support/until";
import { builtInEmbedder, type MeaningProcess, meaningProcess } from "./built-in";
import { likeness, MAX_TEXTS } from "./port";

function withModels(path: string): void {
  const own = settings.env();
  vi.spyOn(settings, "env").mockReturnValue({ ...own, MODELS_DIR: path });
}

afterEach(() => vi.restoreAllMocks());

it("explains how to install a missing model", async () => {
  withModels("/nowhere");
  const embedder = builtInEmbedder();
  expect((await embedder.embedding()).reason).toContain("bin/admin model fetch");
  await expect(embedder.embed(["Why?"])).rejects.toThrow("bin/admin model fetch");
});

describe.skipIf(!areModelsAvailable(onnxRuntime, miniLm))("with the model installed", () => {
  let model: MeaningProcess;

  beforeEach(() => {
    withModels(LOCAL_MODELS);
    model = meaningProcess();
  });

  afterEach(() => model.end("the test is over"));

  it("recognizes the same meaning in different words, and stops its process when idle", async () => {
    model = meaningProcess(50);
    const texts = [
      "Is Linux supported?",
      "What is for lunch?",
      "Does it work on Linux?",
      "",
      "constructor 🎉",
    ];
    const directions = await builtInEmbedder(model).embed(texts);
    expect(directions.map((direction) => likeness(direction, direction))).toEqual(
      texts.map(() => expect.closeTo(1, 3)),
    );
    const [supported, lunch, works] = directions as [Float32Array, Float32Array, Float32Array];
    expect(likeness(supported, works)).toBeGreaterThan(0.8);
    expect(likeness(supported, lunch)).toBeLessThan(0.2);
    await until(() => !model.isRunning);
  });

  it("rejects too many texts, fails pending requests when its process ends, and restarts", async () => {
    const embedder = builtInEmbedder(model);
    await expect(embedder.embed(Array(MAX_TEXTS + 1).fill("Why?"))).rejects.toThrow("at once");
    const lost = embedder.embed(["Why?"]);
    await until(() => model.waiting === 1);
    model.end("it was killed");
    await expect(lost).rejects.toThrow("it was killed");
    expect(await embedder.embed(["Why?"])).toHaveLength(1);
  });
});
