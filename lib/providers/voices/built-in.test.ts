import { afterEach, describe, expect, it, vi } from "vitest";
import { SAMPLE_RATE } from "@/lib/composition/grid";
import { renderMusic } from "@/lib/composition/sound/music";
import { atSpeechRate } from "@/lib/composition/sound/read-voice";
import { onnxRuntime, silero, speakerVectors } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { noisy, silence } from "@/test/caption-eval/sample";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { spokenSample } from "@/test/support/spoken-sample";
import { until } from "@/test/support/until";
import { mixOf, sharesOf, THREE_VOICES, voicesIn } from "@/test/transcript-eval/mixed-voices";
import { builtInVoices, type VoicesProcess, voicesProcess } from "./built-in";
import { MAX_VOICES_SECONDS, type VoiceWindow } from "./port";
import { tellApart } from "./telling/tell-apart";

const RATE = 16_000;

function withModels(path: string): void {
  const own = settings.env();
  vi.spyOn(settings, "env").mockReturnValue({ ...own, MODELS_DIR: path });
}

afterEach(() => vi.restoreAllMocks());

it("explains how to install a missing model, and rejects long recordings", async () => {
  withModels("/nowhere");
  const listener = builtInVoices();
  expect(await listener.status()).toMatchObject({
    reason: expect.stringContaining("bin/admin model fetch"),
    isComing: false,
  });
  await expect(listener.windowsIn(silence(1_000))).rejects.toMatchObject({ fault: "not_installed" });
  const long = new Int16Array(MAX_VOICES_SECONDS * RATE + 1);
  await expect(listener.windowsIn(long)).rejects.toMatchObject({ fault: "too_long" });
});

describe.skipIf(!areModelsAvailable(onnxRuntime, silero, speakerVectors))("with the model installed", () => {
  let model: VoicesProcess | undefined;

  afterEach(() => model?.end("the test is over"));

  it("tells three voices apart in a file, with and without noise, and what isn't speech from speech", async () => {
    withModels(LOCAL_MODELS);
    model = voicesProcess();
    const listener = builtInVoices(model);
    expect(await listener.status()).toMatchObject({ reason: null });
    const { sound, spoken } = mixOf(THREE_VOICES);
    const clean = tellApart(await listener.windowsIn(sound));
    expect(voicesIn(clean)).toBe(3);
    expect(sharesOf(clean, spoken).right).toBeGreaterThan(0.85);
    expect(sharesOf(clean, spoken).wrong).toBeLessThan(0.03);

    const withNoise = tellApart(await listener.windowsIn(noisy(sound, 22)));
    expect(sharesOf(withNoise, spoken).right).toBeGreaterThan(0.8);
    expect(sharesOf(withNoise, spoken).wrong).toBeLessThan(0.03);

    const alone = mixOf(["austen", "austen", "austen", "austen", "austen"]);
    const one = tellApart(await listener.windowsIn(alone.sound));
    expect(voicesIn(one)).toBe(1);
    expect(sharesOf(one, alone.spoken).right).toBeGreaterThan(0.85);

    const music = atSpeechRate(renderMusic("lobby", 0, 20 * SAMPLE_RATE));
    const nothing: VoiceWindow[] = [];
    for (const quiet of [silence(20_000), noisy(silence(20_000).fill(1), -60), music])
      nothing.push(...(await listener.windowsIn(quiet)));
    expect(tellApart(nothing)).toEqual([]);
  }, 300_000);

  it("stops its process when idle, and listens no longer than anyone waits", async () => {
    withModels(LOCAL_MODELS);
    const stopped = voicesProcess(50);
    model = stopped;
    const listener = builtInVoices(stopped);
    const abort = new AbortController();
    const asked = listener.windowsIn(spokenSample(), abort.signal);
    abort.abort(new Error("no one waits"));
    await expect(asked).rejects.toThrow("no one waits");
    await until(() => !stopped.isRunning);
  }, 60_000);
});
