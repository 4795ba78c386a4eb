import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { miniLm, onnxRuntime } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { builtInEmbedder, type MeaningProcess, meaningProcess } from "./built-in";
import { likeness, MAX_TEXTS } from "./port";

function withModels(path: string): void {
  const own = settings.env();
  vi.spyOn(settings, "env").mockReturnValue({ ...own, MODELS_DIR: path });
}

afterEach(() => vi.restoreAllMocks());

it("says what is missing and how to get it", async () => {
  withModels("/nowhere");
  const embedder = builtInEmbedder();
  expect((await embedder.embedding()).reason).toContain("bin/admin model fetch");
  await expect(embedder.embed(["Why?"])).rejects.toThrow("bin/admin model fetch");
});

describe.skipIf(!areModelsAvailable(onnxRuntime, miniLm))("with its weights", () => {
  let model: MeaningProcess;

  beforeEach(() => {
    withModels(LOCAL_MODELS);
    model = meaningProcess();
  });

  afterEach(() => model.end("the test is over"));

  it("finds the same meaning in other words, and is gone when it is idle", async () => {
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
    await vi.waitFor(() => expect(model.isRunning).toBe(false), 5_000);
  });

  it("tells who waits that its process is gone, takes no more than it says, and begins anew", async () => {
    const embedder = builtInEmbedder(model);
    await expect(embedder.embed(Array(MAX_TEXTS + 1).fill("Why?"))).rejects.toThrow("at once");
    const lost = embedder.embed(["Why?"]);
    await vi.waitFor(() => expect(model.waiting).toBe(1));
    model.end("it was killed");
    await expect(lost).rejects.toThrow("it was killed");
    expect(await embedder.embed(["Why?"])).toHaveLength(1);
  });
});
