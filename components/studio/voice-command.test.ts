import { expect, it } from "vitest";
import { LocalMedia } from "@/lib/room/local-media";
import { VoiceCommand, type VoiceView } from "./voice-command";

it("an earlier command that ends late leaves alone the one that is being spoken", () => {
  const voice = new VoiceCommand("launch", new LocalMedia(), () => false);
  const earlier: VoiceView = { step: "heard", words: "next slide" };
  voice.view.set(earlier);
  voice.view.set({ step: "listening", since: null });
  voice.close(earlier);
  expect(voice.holds()).toBe(true);
  const result: VoiceView = { step: "heard", words: "previous slide" };
  voice.view.set(result);
  voice.close(result);
  expect(voice.view.get().step).toBe("idle");
});
