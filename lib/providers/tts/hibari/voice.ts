import { idsOf, type Network } from "./network";
import { breathsOf, sentencesOf } from "./reading/sentences";
import { normalNoise } from "./sound/normal-noise";
import { synthesize } from "./sound/synthesize";
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
      if (ids.length === 0) continue;
      const { lh, theta, ln, lr, phi, f0 } = await parts.network.run({
        ids: idsOf([0, ...ids, 0]),
        speed: { data: new Float32Array([1]), dims: [1] },
      });
      const rows = [lh, theta, ln, lr, phi, f0].map((output) => output?.data);
      yield toPcm(synthesize(spectrumOf(rows), noise));
    }
  }
}

function spectrumOf(rows: readonly (Float32Array | BigInt64Array | undefined)[]): Parameters<typeof synthesize>[0] {
  const [lh, theta, ln, lr, phi, f0] = rows.map((row) => {
    if (row instanceof Float32Array) return row;
    throw new Error("The voice's network says something else than a spectrum.");
  });
  const none = new Float32Array();
  return {
    frames: f0?.length ?? 0,
    lh: lh ?? none,
    theta: theta ?? none,
    ln: ln ?? none,
    lr: lr ?? none,
    phi: phi ?? none,
    f0: f0 ?? none,
  };
}
