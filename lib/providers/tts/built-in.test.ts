import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { folderName } from "@/lib/platform/models/model";
import { hibariVoice, onnxRuntime } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { modelsCache } from "@/stack/models";
import { builtInSpeaker, voiceProcess } from "./built-in";
import type { Line } from "./port";

const folder = modelsCache(process.env);
const isThere = [onnxRuntime, hibariVoice].every((model) => existsSync(join(folder, folderName(model))));
const line: Line = { text: "Welcome to the show.", voice: "nova", language: "en-GB" };

/** The settings with another folder of models. */
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

it("says what is missing and how to get it, and that other languages are not spoken", async () => {
  withModels("/nowhere");
  const speaker = builtInSpeaker();
  expect(await speaker.speaking()).toMatchObject({
    driver: "built_in",
    reason: expect.stringContaining("bin/admin model fetch"),
    languages: ["en"],
  });
  await expect(samplesOf(speaker.speak(line))).rejects.toMatchObject({ fault: "not_installed" });
  await expect(samplesOf(speaker.speak({ ...line, language: "de" }))).rejects.toMatchObject({
    fault: "language",
  });
  await expect(samplesOf(speaker.speak({ ...line, text: "🎉" }))).rejects.toMatchObject({
    fault: "nothing_to_say",
  });
});

describe.skipIf(!isThere)("with its voice", () => {
  let voice: ReturnType<typeof voiceProcess>;

  beforeEach(() => {
    withModels(folder);
    voice = voiceProcess();
  });

  afterEach(() => voice.end("the test is over"));

  it("speaks, one line after the other, in a process that is gone when it is idle", async () => {
    voice = voiceProcess(50);
    const speaker = builtInSpeaker(voice);
    expect(await speaker.speaking()).toMatchObject({ reason: null });
    const both = await Promise.all([
      samplesOf(speaker.speak(line)),
      samplesOf(speaker.speak({ ...line, text: `${line.text} ${line.text}` })),
    ]);
    expect(both[0]).toBeGreaterThan(24_000);
    expect(both[1]).toBeGreaterThan(1.5 * (both[0] ?? 0));
    await vi.waitFor(() => expect(voice.isRunning).toBe(false));
    expect(await samplesOf(speaker.speak(line))).toBe(both[0]);
  });

  it("fails the lines of a process that dies, and speaks again with the next", async () => {
    const speaker = builtInSpeaker(voice);
    const [first, second] = [1, 2].map(() => samplesOf(speaker.speak(line)));
    await vi.waitFor(() => expect(voice.waiting).toBe(2));
    voice.end("it was killed");
    await expect(first).rejects.toMatchObject({ fault: "failed" });
    await expect(second).rejects.toThrow("it was killed");
    expect(await samplesOf(speaker.speak(line))).toBeGreaterThan(0);
  });

  it("refuses more lines than anybody waits for, and forgets those that nobody wants any more", async () => {
    const speaker = builtInSpeaker(voice);
    const leaving = new AbortController();
    const many = Array.from({ length: 8 }, () => samplesOf(speaker.speak(line, leaving.signal)));
    const left = Promise.allSettled(many);
    await vi.waitFor(() => expect(voice.waiting).toBe(8));
    await expect(samplesOf(speaker.speak(line))).rejects.toMatchObject({ fault: "busy" });
    leaving.abort(new Error("left"));
    expect((await left).map(({ status }) => status)).toEqual(Array(8).fill("rejected"));
    expect(await samplesOf(speaker.speak(line))).toBeGreaterThan(0);
  });
});
