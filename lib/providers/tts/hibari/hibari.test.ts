import { beforeAll, describe, expect, it } from "vitest";
import { hibariVoice, onnxRuntime as runtimeModel } from "@/lib/platform/models/models";
import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { areModelsAvailable, placeOf } from "@/test/support/models";
import { loadVoice } from "./load-voice";
import readings from "./reading/readings.json";
import { say, type VoiceParts } from "./voice";

/** bin/test downloads them. Without a network, these tests are skipped. */
describe.skipIf(!areModelsAvailable(runtimeModel, hibariVoice))("the built-in voice", () => {
  let voice: VoiceParts;

  beforeAll(async () => {
    voice = await loadVoice(placeOf(hibariVoice), onnxRuntime(placeOf(runtimeModel)));
  });

  const pieces = async (text: string): Promise<Int16Array[]> => {
    const all: Int16Array[] = [];
    for await (const piece of say(voice, text)) all.push(piece);
    return all;
  };

  it("produces the same readings as the original package", async () => {
    const own: Record<string, string> = {};
    for (const text of Object.keys(readings)) own[text] = await voice.read(text);
    expect(own).toEqual(readings);
  });

  it("speaks each sentence separately, neither silent nor clipped, and the same every time", async () => {
    const text = "Please welcome Ana Ruiz. She builds engines!";
    const said = await pieces(text);
    expect(said).toHaveLength(2);
    for (const piece of said) {
      const seconds = piece.length / 24_000;
      const loudest = piece.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(seconds).toBeGreaterThan(1);
      expect(seconds).toBeLessThan(4);
      expect(loudest).toBeGreaterThan(3_000);
      expect(loudest).toBeLessThan(32_767);
    }
    expect(await pieces(text)).toEqual(said);
  });

  it("handles text that no one would say", async () => {
    const odd = [
      "constructor __proto__ toString",
      "x".repeat(600),
      "1".repeat(100),
      "((((((",
      "ﷺ ✓ 漢字",
      "-",
      "$",
      "2".repeat(40),
    ];
    for (const text of odd) for (const piece of await pieces(text)) expect(piece.length).toBeGreaterThan(0);
  });
});
