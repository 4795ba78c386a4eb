import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SAMPLE_RATE } from "@/lib/composition/grid";
import { renderMusic } from "@/lib/composition/sound/music";
import { atSpeechRate } from "@/lib/composition/sound/read-voice";
import { onnxRuntime, silero, speakerVectors } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { joined, noisy, silence } from "@/test/caption-eval/sample";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { spokenSample } from "@/test/support/spoken-sample";
import { builtInVoices, type VoicesProcess, voicesProcess } from "./built-in";
import { MAX_VOICES_SECONDS, type VoiceWindow } from "./port";
import { tellApart, type VoiceTurn } from "./telling/tell-apart";

const RATE = 16_000;

function withModels(path: string): void {
  const own = settings.env();
  vi.spyOn(settings, "env").mockReturnValue({ ...own, MODELS_DIR: path });
}

/** Two people who read, and the announcer's voice. */
const PEOPLE = {
  austen: ["0870", "0880", "0890", "0920", "0930"].map((clip) => clipOf(`austen-${clip}`)),
  cards: ["001", "002", "003", "004", "005"].map((clip) => clipOf(`cards-${clip}`)),
  announcer: [spokenSample()],
};
type Person = keyof typeof PEOPLE;

function clipOf(name: string): Int16Array {
  const path = join(process.cwd(), "test/transcript-eval/samples", `${name}.flac`);
  const bytes = execFileSync("ffmpeg", [
    "-v",
    "error",
    "-i",
    path,
    "-f",
    "s16le",
    "-ac",
    "1",
    "-ar",
    `${RATE}`,
    "-",
  ]);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** As loud as the others. */
function leveled(sound: Int16Array): Int16Array {
  const level = Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
  return sound.map((sample) => Math.max(-32_768, Math.min(32_767, (sample * 2_500) / level)));
}

interface Spoken {
  from: number;
  to: number;
  who: Person;
}

/** Clip after clip, with pauses between, and who speaks when. */
function mixOf(order: readonly Person[]): { sound: Int16Array; spoken: Spoken[] } {
  const pieces: Int16Array[] = [];
  const spoken: Spoken[] = [];
  const said = { austen: 0, cards: 0, announcer: 0 };
  let at = 0;
  for (const [index, who] of order.entries()) {
    const clips = PEOPLE[who];
    const pause = silence(500 + 150 * (index % 4));
    const clip = leveled(clips[said[who]++ % clips.length] ?? new Int16Array());
    spoken.push({ from: (at + pause.length) / RATE, to: (at + pause.length + clip.length) / RATE, who });
    pieces.push(pause, clip);
    at += pause.length + clip.length;
  }
  return { sound: joined(pieces), spoken };
}

/** Shares of the spoken time: with the right voice, and with a wrong one. Each voice is whoever says most of it. */
function sharesOf(turns: readonly VoiceTurn[], spoken: readonly Spoken[]): { right: number; wrong: number } {
  const said = new Map<string, number>();
  for (const turn of turns)
    for (const { from, to, who } of spoken) {
      const both = Math.min(turn.to, to) - Math.max(turn.from, from);
      const key = `${turn.voice} ${who}`;
      if (both > 0) said.set(key, (said.get(key) ?? 0) + both);
    }
  const owners = new Map<string, string>();
  const taken = new Set<string>();
  let [right, wrong] = [0, 0];
  for (const [key, seconds] of [...said].sort(([, one], [, other]) => other - one)) {
    const [voice = "", who = ""] = key.split(" ");
    if (!owners.has(voice) && !taken.has(who)) {
      owners.set(voice, who);
      taken.add(who);
    }
    if (owners.get(voice) === who) right += seconds;
    else wrong += seconds;
  }
  const all = spoken.reduce((sum, { from, to }) => sum + to - from, 0);
  return { right: right / all, wrong: wrong / all };
}

const voicesOf = (turns: readonly VoiceTurn[]): number => new Set(turns.map(({ voice }) => voice)).size;

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

  const ORDER: readonly Person[] = [
    ...(["austen", "announcer", "cards", "cards", "cards", "austen", "cards", "cards"] as const),
    ...([
      "announcer",
      "austen",
      "austen",
      "cards",
      "cards",
      "announcer",
      "austen",
      "cards",
      "cards",
      "cards",
    ] as const),
  ];

  it("tells three voices apart in a file, with and without noise, and what isn't speech from speech", async () => {
    withModels(LOCAL_MODELS);
    model = voicesProcess();
    const listener = builtInVoices(model);
    expect(await listener.status()).toMatchObject({ reason: null });
    const { sound, spoken } = mixOf(ORDER);
    const clean = tellApart(await listener.windowsIn(sound));
    expect(voicesOf(clean)).toBe(3);
    expect(sharesOf(clean, spoken).right).toBeGreaterThan(0.8);
    expect(sharesOf(clean, spoken).wrong).toBeLessThan(0.03);

    const withNoise = tellApart(await listener.windowsIn(noisy(sound, 20)));
    expect(sharesOf(withNoise, spoken).right).toBeGreaterThan(0.7);
    expect(sharesOf(withNoise, spoken).wrong).toBeLessThan(0.05);

    const alone = mixOf(["austen", "austen", "austen", "austen", "austen"]);
    const one = tellApart(await listener.windowsIn(alone.sound));
    expect(voicesOf(one)).toBe(1);
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
    await vi.waitFor(() => expect(stopped.isRunning).toBe(false), 10_000);
  }, 60_000);
});
