import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hibariVoice, onnxRuntime } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { childOf } from "@/test/rig/child-process";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { until } from "@/test/support/until";
import { builtInSynthesizer, voiceProcess } from "./built-in";
import { type Line, SAMPLE_RATE } from "./port";

const line: Line = { text: "Welcome to the show.", voice: "nova", language: "en-GB" };

/** Sets another folder for models. */
function withModels(path: string): void {
  const own = settings.env();
  vi.spyOn(settings, "env").mockReturnValue({ ...own, MODELS_DIR: path });
}

afterEach(() => vi.restoreAllMocks());

async function samplesOf(said: AsyncIterable<Int16Array>): Promise<number> {
  let samples = 0;
  for await (const piece of said) samples += piece.length;
  return samples;
}

it("explains how to install a missing voice, and rejects other languages and unspeakable text", async () => {
  withModels("/nowhere");
  const synthesizer = builtInSynthesizer();
  expect(await synthesizer.status()).toMatchObject({
    driver: "built_in",
    reason: expect.stringContaining("bin/admin model fetch"),
    languages: ["en"],
  });
  await expect(samplesOf(synthesizer.speak(line))).rejects.toMatchObject({ fault: "not_installed" });
  await expect(samplesOf(synthesizer.speak({ ...line, language: "de" }))).rejects.toMatchObject({
    fault: "language",
  });
  await expect(samplesOf(synthesizer.speak({ ...line, text: "🎉" }))).rejects.toMatchObject({
    fault: "nothing_to_say",
  });
});

describe.skipIf(!areModelsAvailable(onnxRuntime, hibariVoice))("with the voice installed", () => {
  let voice: ReturnType<typeof voiceProcess>;

  beforeEach(() => {
    withModels(LOCAL_MODELS);
    voice = voiceProcess();
  });

  afterEach(() => voice.end("the test is over"));

  it("speaks one line after the other, and stops its process when idle", async () => {
    voice = voiceProcess(50);
    const synthesizer = builtInSynthesizer(voice);
    expect(await synthesizer.status()).toMatchObject({ reason: null });
    const both = await Promise.all([
      samplesOf(synthesizer.speak(line)),
      samplesOf(synthesizer.speak({ ...line, text: `${line.text} ${line.text}` })),
    ]);
    expect(both[0]).toBeGreaterThan(24_000);
    expect(both[1]).toBeGreaterThan(1.5 * (both[0] ?? 0));
    await until(() => !voice.isRunning);
    expect(await samplesOf(synthesizer.speak(line))).toBe(both[0]);
  });

  it("fails pending lines when its process dies, and continues in a new one", async () => {
    const synthesizer = builtInSynthesizer(voice);
    const [first, second] = [1, 2].map(() => samplesOf(synthesizer.speak(line)));
    await until(() => voice.waiting === 2);
    voice.end("it was killed");
    await expect(first).rejects.toMatchObject({ fault: "failed" });
    await expect(second).rejects.toThrow("it was killed");
    expect(await samplesOf(synthesizer.speak(line))).toBeGreaterThan(0);
  });

  it("speaks a 10,000-character script piece by piece, and leaves it at once for the next line", async () => {
    const synthesizer = builtInSynthesizer(voice);
    const script = "This is one sentence of some forty characters. ".repeat(300).slice(0, 10_000);
    expect(script).toHaveLength(10_000);
    const leaving = new AbortController();
    let seconds = 0;
    const read = async () => {
      for await (const piece of synthesizer.speak({ ...line, text: script }, leaving.signal)) {
        seconds += piece.length / SAMPLE_RATE;
        if (seconds > 20) leaving.abort(new Error("enough"));
      }
    };
    await expect(read()).rejects.toThrow("enough");
    // The whole text takes some ten minutes.
    expect(seconds).toBeLessThan(300);
    expect(await samplesOf(synthesizer.speak(line))).toBeGreaterThan(SAMPLE_RATE);
  }, 60_000);

  it("fails a line when its process is killed midway, and keeps what was already spoken", async () => {
    const synthesizer = builtInSynthesizer(voice);
    const long = { ...line, text: "One sentence comes after the other. ".repeat(60) };
    let samples = 0;
    const read = async () => {
      for await (const piece of synthesizer.speak(long)) {
        if (samples === 0) process.kill(childOf(process.pid, "hibari/worker-main") ?? 0, "SIGKILL");
        samples += piece.length;
      }
    };
    await expect(read()).rejects.toMatchObject({
      fault: "failed",
      message: expect.stringContaining("SIGKILL"),
    });
    expect(samples).toBeGreaterThan(SAMPLE_RATE / 2);
    expect(await samplesOf(synthesizer.speak(line))).toBeGreaterThan(SAMPLE_RATE);
  }, 60_000);

  it("rejects lines when its queue is full, and drops aborted ones", async () => {
    const synthesizer = builtInSynthesizer(voice);
    const leaving = new AbortController();
    const many = Array.from({ length: 8 }, () => samplesOf(synthesizer.speak(line, leaving.signal)));
    const left = Promise.allSettled(many);
    await until(() => voice.waiting === 8);
    await expect(samplesOf(synthesizer.speak(line))).rejects.toMatchObject({ fault: "busy" });
    leaving.abort(new Error("left"));
    expect((await left).map(({ status }) => status)).toEqual(Array(8).fill("rejected"));
    expect(await samplesOf(synthesizer.speak(line))).toBeGreaterThan(0);
  });
});
