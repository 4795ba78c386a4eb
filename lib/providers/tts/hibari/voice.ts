import { floatsOf, idsOf, type Network } from "@/lib/platform/models/running/network";
import { breathsOf, sentencesOf } from "./reading/sentences";
import { normalNoise } from "./sound/normal-noise";
import { type Spectrum, synthesize } from "./sound/synthesize";
import { toPcm } from "./sound/to-pcm";

/** The components of a voice. */
export interface VoiceParts {
  /** Maps phoneme ids to the spectrum of each frame. */
  network: Network;
  /** Ids of the phonemes that the network knows. */
  ids: Readonly<Record<string, number>>;
  /** Words before a name whose period doesn't end a sentence. */
  titles: ReadonlySet<string>;
  /** Returns the phonemes of a sentence. */
  read(sentence: string): Promise<string>;
}

/** Maximum number of phonemes per run. */
const MAX_SOUNDS = 400;
const SEED = 1;

/** Speaks a text as one piece of PCM per breath, each as soon as it is ready. */
export async function* say(parts: VoiceParts, text: string): AsyncGenerator<Int16Array, void> {
  const noise = normalNoise(SEED);
  for (const sentence of sentencesOf(text, parts.titles)) {
    for (const breath of breathsOf(await parts.read(sentence), MAX_SOUNDS)) {
      const ids = [...breath].flatMap((sound) => parts.ids[sound] ?? []);
      if (ids.length > 0) yield toPcm(synthesize(await spectrumOf(parts.network, ids), noise));
    }
  }
}

async function spectrumOf(network: Network, ids: readonly number[]): Promise<Spectrum> {
  const outputs = await network.run({
    ids: idsOf([0, ...ids, 0]),
    speed: { data: new Float32Array([1]), dims: [1] },
  });
  const row = (name: string): Float32Array => floatsOf(outputs, name);
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
