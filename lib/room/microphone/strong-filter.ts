import { loadRnnoise, RnnoiseWorkletNode } from "@sapphi-red/web-noise-suppressor";
import type { Worked } from "../track-work";
import { SoundPace } from "./sound-pace";

// Of this release's own files: the addresses have a digest of what is in them.
const PROCESSOR = new URL(
  "../../../node_modules/@sapphi-red/web-noise-suppressor/dist/rnnoise/workletProcessor.js",
  import.meta.url,
);
const PLAIN = new URL(
  "../../../node_modules/@sapphi-red/web-noise-suppressor/dist/rnnoise.wasm",
  import.meta.url,
);
const SIMD = new URL(
  "../../../node_modules/@sapphi-red/web-noise-suppressor/dist/rnnoise_simd.wasm",
  import.meta.url,
);

/** What the network was trained on, in Hz. */
const SAMPLE_RATE = 48_000;
const LOOK_MS = 1_000;

/**
 * A microphone's sound with voices alone: RNNoise, in the browser's own thread for sound. `track` is what to send; the device's
 * own stays its owner's.
 */
export class StrongFilter implements Worked {
  private readonly pace = new SoundPace();
  private readonly timer: ReturnType<typeof setInterval>;

  private constructor(
    readonly track: MediaStreamTrack,
    private readonly copy: MediaStreamTrack,
    private readonly context: AudioContext,
    private readonly node: RnnoiseWorkletNode,
    onTooSlow: () => void,
  ) {
    this.timer = setInterval(() => {
      // A call, or a headset that was exchanged, can hold a page's sound.
      if (context.state !== "running") void context.resume().catch(() => undefined);
      if (this.pace.check(performance.now() / 1_000, context.currentTime)) onTooSlow();
    }, LOOK_MS);
  }

  /** Throws where it cannot be done. The page has to have been pressed before: without that browsers make no sound. */
  static async start(
    microphone: MediaStreamTrack,
    onNews: (news: "too_slow") => void,
  ): Promise<StrongFilter> {
    const wasmBinary = await loadRnnoise({ url: PLAIN.href, simdUrl: SIMD.href });
    // The worklet would keep to itself that it cannot, and be silent.
    await WebAssembly.compile(wasmBinary);
    const context = new AudioContext({ sampleRate: SAMPLE_RATE });
    // A copy that is always open: who is muted is silent behind the filter, which then knows the room when they speak.
    const copy = microphone.clone();
    copy.enabled = true;
    try {
      await context.audioWorklet.addModule(PROCESSOR.href);
      await context.resume();
      const node = new RnnoiseWorkletNode(context, { maxChannels: 1, wasmBinary });
      const out = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
      context
        .createMediaStreamSource(new MediaStream([copy]))
        .connect(node)
        .connect(out);
      const [track] = out.stream.getAudioTracks();
      if (!track) throw new Error("This browser can’t create an audio track.");
      return new StrongFilter(track, copy, context, node, () => onNews("too_slow"));
    } catch (error) {
      copy.stop();
      void context.close().catch(() => undefined);
      throw error;
    }
  }

  stop(): void {
    clearInterval(this.timer);
    this.node.destroy();
    this.copy.stop();
    this.track.stop();
    void this.context.close().catch(() => undefined);
  }
}
