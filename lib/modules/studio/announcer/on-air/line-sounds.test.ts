import { afterEach, expect, it, vi } from "vitest";
import * as tts from "@/lib/providers/tts";
import { type Line, SpeechError, type SpeechFault, type Synthesizer } from "@/lib/providers/tts";
import { LineSounds } from "./line-sounds";

const line: Line = { text: "Good evening.", voice: "nova", language: "en" };
const over = new AbortController();

/** Loud, so that no part is taken for the breath before a line. */
const piece = (first: number): Int16Array =>
  Int16Array.from({ length: 1_000 }, (_, at) => 1_000 + first + at);
const WHOLE = [piece(0), piece(1_000), piece(2_000)].flatMap((one) => [...one]);

/** A voice that fails after this many pieces, by attempt. Null: it speaks all of them. */
function voiceThat(breaks: (number | null)[], fault: SpeechFault = "failed") {
  const asked: string[] = [];
  const synthesizer: Pick<Synthesizer, "speak"> = {
    async *speak({ text }) {
      const after = breaks[asked.length] ?? null;
      asked.push(text);
      for (const at of [0, 1, 2]) {
        if (at === after) throw new SpeechError(fault, "its process ended with SIGKILL");
        yield piece(at * 1_000);
      }
    },
  };
  vi.spyOn(tts, "synthesizer").mockReturnValue(synthesizer as Synthesizer);
  return asked;
}

afterEach(() => vi.restoreAllMocks());

async function heard(sounds: LineSounds): Promise<number[]> {
  const samples: number[] = [];
  for await (const one of sounds.of(line, over.signal)) samples.push(...one);
  return samples;
}

it.each([1, 2])(
  "resumes where a voice failed, after %i pieces, without gaps or repeated audio",
  async (after) => {
    const asked = voiceThat([after, null]);
    const sounds = new LineSounds(over.signal);
    expect(await heard(sounds)).toEqual(WHOLE);
    expect(asked).toHaveLength(2);
    // The result of both attempts is cached as the whole line.
    expect(await heard(sounds)).toEqual(WHOLE);
    expect(asked).toHaveLength(2);
  },
);

it("fails a line whose voice breaks twice, and caches none of it", async () => {
  const asked = voiceThat([1, 1]);
  const sounds = new LineSounds(over.signal);
  await expect(heard(sounds)).rejects.toMatchObject({ fault: "failed" });
  expect(asked).toHaveLength(2);
  voiceThat([null]);
  expect(await heard(sounds)).toEqual(WHOLE);
});

it("doesn't retry a line with nothing to say", async () => {
  const asked = voiceThat([0], "nothing_to_say");
  await expect(heard(new LineSounds(over.signal))).rejects.toMatchObject({ fault: "nothing_to_say" });
  expect(asked).toHaveLength(1);
});
