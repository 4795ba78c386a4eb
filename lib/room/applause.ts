const SECONDS = 3;
const HANDS = 18;
const CLAPS_A_SECOND = 4.2;
export const CLAP_SECONDS = 0.03;
export const APPLAUSE_LOUDEST = 0.35;

export interface Clap {
  /** In seconds from the start. */
  at: number;
  gain: number;
  /** In hertz: no two people clap alike. */
  pitch: number;
}

/**
 * Returns the claps of several people, each with their own rhythm, who start and stop one after another. In
 * order of time.
 */
export function clapsOf(random: () => number = Math.random): Clap[] {
  const claps: Clap[] = [];
  for (let hands = 0; hands < HANDS; hands += 1) {
    const pitch = 900 + random() * 1_300;
    const pause = (0.85 + random() * 0.3) / CLAPS_A_SECOND;
    const until = SECONDS * (0.65 + random() * 0.35);
    for (let at = random() * 0.5; at < until; at += pause * (0.92 + random() * 0.16))
      claps.push({ at, gain: (0.4 + random() * 0.6) * fade(at), pitch });
  }
  return claps.sort((a, b) => a.at - b.at);
}

/** Volume at a time: swells and fades, as in a real room. */
const fade = (at: number): number => Math.min(1, at / 0.4, (SECONDS - at) / 1.2);

/** Plays synthesized applause. `volume` in percent. Silent if the browser blocks sound. */
export async function playApplause(volume: number): Promise<void> {
  const context = new AudioContext();
  try {
    // A context waiting for a user gesture would play the applause at that gesture, however late.
    if (context.state !== "running") await Promise.race([context.resume(), pause(0.3)]);
    if (context.state !== "running") return;
    const master = new GainNode(context, { gain: (volume / 100) * APPLAUSE_LOUDEST });
    master.connect(context.destination);
    const noise = noiseOf(context);
    const start = context.currentTime + 0.05;
    for (const clap of clapsOf()) play(context, master, noise, { ...clap, at: start + clap.at });
    await pause(SECONDS + 0.3);
  } finally {
    await context.close().catch(() => undefined);
  }
}

const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

function noiseOf(context: AudioContext): AudioBuffer {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * CLAP_SECONDS), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2;
  return noise;
}

function play(context: AudioContext, out: AudioNode, noise: AudioBuffer, { at, gain, pitch }: Clap): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const hands = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(hands).connect(new GainNode(context, { gain })).connect(out);
  source.start(at);
}
