import {
  APPLAUSE_LOUDEST,
  APPLAUSE_SECONDS,
  CLAP_SECONDS,
  type Clap,
  clapsOf,
} from "@/lib/stage/sounds/claps";

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
    await pause(APPLAUSE_SECONDS + 0.3);
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
