import { floatsOf, idsOf, type Network } from "@/lib/platform/models/running/network";
import { breathsOf, sentencesOf } from "./reading/sentences";
import { normalNoise } from "./sound/normal-noise";
import { type Spectrum, synthesize } from "./sound/synthesize";
import { toPcm } from "./sound/to-pcm";

/** What a voice is made of. */
export interface VoiceParts {
  /** From ids of sounds to the spectrum of each frame. */
  network: Network;
  /** Ids of the sounds that the network knows. */
  ids: Readonly<Record<string, number>>;
  /** Words before a name that end with a dot and no sentence. */
  titles: ReadonlySet<string>;
  /** From a sentence to its sounds. */
  read(sentence: string): Promise<string>;
}

/** Sounds that the network takes at once. */
const MOST_SOUNDS = 400;
const SEED = 1;

/** Says a text, one piece of PCM a breath, each as soon as it is there. */
export async function* say(parts: VoiceParts, text: string): AsyncGenerator<Int16Array, void> {
  const noise = normalNoise(SEED);
  for (const sentence of sentencesOf(text, parts.titles)) {
    for (const breath of breathsOf(await parts.read(sentence), MOST_SOUNDS)) {
      const ids = [...breath].flatMap((sound) => parts.ids[sound] ?? []);
      if (ids.length > 0) yield toPcm(synthesize(await spectrumOf(parts.network, ids), noise));
    }
  }
}

async function spectrumOf(network: Network, ids: readonly number[]): Promise<Spectrum> {
  const told = await network.run({
    ids: idsOf([0, ...ids, 0]),
    speed: { data: new Float32Array([1]), dims: [1] },
  });
  const row = (name: string): Float32Array => floatsOf(told, name);
  const f0 = row("f0");
  return {
    frames: f0.length,
    lh: row("lh"),
    theta: row("theta"),
    ln: row("ln"),
    lr: row("lr"),
    phi: row("phi"),
    f0,
  };
}
