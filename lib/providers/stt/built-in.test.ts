import { getPriority } from "node:os";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moonshine, onnxRuntime } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { childOf } from "@/test/rig/child-process";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { spokenSample } from "@/test/support/spoken-sample";
import { until } from "@/test/support/until";
import { builtInRecognizer, recognizerProcess } from "./built-in";
import { INPUT_SAMPLE_RATE } from "./port";

const utterance = { samples: spokenSample(), language: "en-GB", names: ["Beckett"] };

/** Sets another folder for models. */
function withModels(path: string): void {
  const own = settings.env();
  vi.spyOn(settings, "env").mockReturnValue({ ...own, MODELS_DIR: path });
}

afterEach(() => vi.restoreAllMocks());

it("explains how to install a missing model, and rejects other languages and long recordings", async () => {
  withModels("/nowhere");
  const recognizer = builtInRecognizer();
  expect(await recognizer.status()).toMatchObject({
    driver: "built_in",
    reason: expect.stringContaining("bin/admin model fetch"),
    isComing: false,
    languages: ["en"],
  });
  await expect(recognizer.transcribe(utterance)).rejects.toMatchObject({ fault: "not_installed" });
  await expect(recognizer.transcribe({ ...utterance, language: "de" })).rejects.toMatchObject({
    fault: "language",
  });
  const samples = new Int16Array(61 * INPUT_SAMPLE_RATE);
  await expect(recognizer.transcribe({ ...utterance, samples })).rejects.toMatchObject({ fault: "too_long" });
});

describe.skipIf(!areModelsAvailable(onnxRuntime, moonshine))("with the model installed", () => {
  let listening: ReturnType<typeof recognizerProcess>;

  const recognizerPid = () => childOf(process.pid, "moonshine/worker-main");

  beforeEach(() => {
    withModels(LOCAL_MODELS);
    listening = recognizerProcess();
  });

  afterEach(() => listening.end("the test is over"));

  it("transcribes speech, ignores silence and noise, and stops its process when idle", async () => {
    listening = recognizerProcess(50);
    const recognizer = builtInRecognizer(listening);
    const noise = Int16Array.from({ length: 4 * INPUT_SAMPLE_RATE }, () => (Math.random() - 0.5) * 20_000);
    const heard = await Promise.all(
      [utterance.samples, new Int16Array(4 * INPUT_SAMPLE_RATE), noise].map((samples) =>
        recognizer.transcribe({ ...utterance, samples }),
      ),
    );
    expect(heard.map(({ text }) => text)).toEqual([expect.stringMatching(/welcome to the show/i), "", ""]);
    await until(() => !listening.isRunning);
  });

  it("fails pending work when its process is killed, and continues in a new one", async () => {
    const recognizer = builtInRecognizer(listening);
    const lost = recognizer.transcribe(utterance);
    await until(() => listening.waiting === 1);
    await until(() => recognizerPid() !== null);
    // Lower priority than everything else in this process.
    expect(getPriority(recognizerPid() ?? 0)).toBe(Math.min(19, getPriority() + 5));
    process.kill(recognizerPid() ?? 0, "SIGKILL");
    await expect(lost).rejects.toMatchObject({
      fault: "failed",
      message: expect.stringContaining("SIGKILL"),
    });
    expect((await recognizer.transcribe(utterance)).text).toMatch(/welcome to the show/i);
  });
});
