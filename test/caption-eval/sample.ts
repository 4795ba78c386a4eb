import { INPUT_SAMPLE_RATE } from "@/lib/providers/stt";
import { SAMPLE_RATE, synthesizer } from "@/lib/providers/tts";

/** A line in the announcer's voice, at the recogniser's sample rate. */
async function spoken(text: string): Promise<Int16Array> {
  const pieces: Int16Array[] = [];
  for await (const piece of synthesizer().speak({ text, voice: "nova", language: "en" })) pieces.push(piece);
  return slower(joined(pieces));
}

export function joined(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** In sequence: the voice accepts few requests at once. */
export async function allSpoken(texts: readonly string[]): Promise<Int16Array[]> {
  const sounds: Int16Array[] = [];
  for (const text of texts) sounds.push(await spoken(text));
  return sounds;
}

export const silence = (ms: number): Int16Array => new Int16Array((ms * INPUT_SAMPLE_RATE) / 1_000);

/** The same with noise that many dB below it, always the same noise. */
export function noisy(sound: Int16Array, db: number): Int16Array {
  const power = sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length;
  const level = Math.sqrt(power / 10 ** (db / 10)) * Math.sqrt(3);
  let seed = 1;
  return sound.map((sample) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const noise = (seed / 1_073_741_824 - 1) * level;
    return Math.max(-32_768, Math.min(32_767, sample + noise));
  });
}

function slower(samples: Int16Array): Int16Array {
  const step = SAMPLE_RATE / INPUT_SAMPLE_RATE;
  return Int16Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const at = index * step;
    const before = Math.floor(at);
    const [one, other] = [samples[before] ?? 0, samples[before + 1] ?? 0];
    return one + (other - one) * (at - before);
  });
}
