const RNNOISE = new URL(
  "../../../node_modules/@sapphi-red/web-noise-suppressor/dist/rnnoise_simd.wasm",
  import.meta.url,
);
const WORKLET = new URL("./noise-worklet.js", import.meta.url);
const COMPILE_MS = 15_000;
/** The only rate that RNNoise was trained for; the browser converts where the device has another one. */
const SAMPLE_RATE = 48_000;

/** A microphone through RNNoise: keyboards, fans and streets go, voices stay. Music would go as well. */
export class StrongNoiseFilter {
  private constructor(
    readonly track: MediaStreamTrack,
    private readonly heard: MediaStreamTrack,
    private readonly context: AudioContext,
    private readonly node: AudioWorkletNode,
  ) {}

  /** Throws where the browser cannot do it. The microphone stays its owner's. */
  static async start(microphone: MediaStreamTrack): Promise<StrongNoiseFilter> {
    const module = await compiled();
    // A copy: a microphone that is muted now has to be heard once it is not, which is said of what comes out.
    const heard = microphone.clone();
    heard.enabled = true;
    const context = new AudioContext({ sampleRate: SAMPLE_RATE });
    try {
      await context.audioWorklet.addModule(WORKLET);
      const node = new AudioWorkletNode(context, "strong-noise-filter", {
        channelCount: 1,
        channelCountMode: "explicit",
        outputChannelCount: [1],
        processorOptions: { module },
      });
      const out = context.createMediaStreamDestination();
      context
        .createMediaStreamSource(new MediaStream([heard]))
        .connect(node)
        .connect(out);
      const [track] = out.stream.getAudioTracks();
      if (!track) throw new Error("This browser makes no sound of its own.");
      // Browsers hold sound back until the first press; it has to come by then.
      if (context.state !== "running") void resumeOnPress(context);
      return new StrongNoiseFilter(track, heard, context, node);
    } catch (error) {
      heard.stop();
      await context.close().catch(() => undefined);
      throw error;
    }
  }

  stop(): void {
    this.node.port.postMessage("end");
    this.track.stop();
    this.heard.stop();
    void this.context.close().catch(() => undefined);
  }
}

function compiled(): Promise<WebAssembly.Module> {
  const worker = new Worker(new URL("./compile-worker.ts", import.meta.url), { type: "module" });
  return new Promise<WebAssembly.Module>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("RNNoise was not compiled in time.")), COMPILE_MS);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<WebAssembly.Module | string>) => {
      clearTimeout(timer);
      if (typeof data === "string") reject(new Error(data));
      else resolve(data);
    };
    worker.postMessage(RNNOISE.href);
  }).finally(() => worker.terminate());
}

async function resumeOnPress(context: AudioContext): Promise<void> {
  await context.resume().catch(() => undefined);
  if (context.state !== "running")
    window.addEventListener("pointerdown", () => void context.resume().catch(() => undefined), {
      once: true,
    });
}
