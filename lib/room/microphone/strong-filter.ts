import { loadRnnoise, RnnoiseWorkletNode } from "@sapphi-red/web-noise-suppressor";
import type { Worked } from "../track-work";
import { SoundPace } from "./sound-pace";

// This release's own assets: the URLs contain digests of the files.
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

/** The sample rate that the network was trained on, in hertz. */
const SAMPLE_RATE = 48_000;
/** Audio never starts without a sound device. */
const START_MS = 10_000;
const LOOK_MS = 1_000;

/**
 * Reduces a microphone's audio to voices, with RNNoise in an audio worklet. `track` is what to send; the
 * original track still belongs to its owner.
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
      // A phone call or a changed headset can suspend the page's audio.
      if (context.state !== "running") void context.resume().catch(() => undefined);
      if (this.pace.check(performance.now() / 1_000, context.currentTime)) onTooSlow();
    }, LOOK_MS);
  }

  /**
   * Throws if the filter can't run or doesn't start in time. Needs an earlier user gesture, without which
   * browsers don't process audio.
   */
  static async start(
    microphone: MediaStreamTrack,
    onNews: (news: "too_slow") => void,
  ): Promise<StrongFilter> {
    const context = new AudioContext({ sampleRate: SAMPLE_RATE });
    // A clone that is always unmuted: muting happens after the filter, which therefore already knows the
    // background noise when the user speaks.
    const copy = microphone.clone();
    copy.enabled = true;
    try {
      const prepared = Promise.all([
        loadNetwork(),
        context.audioWorklet.addModule(PROCESSOR.href),
        context.resume(),
      ]);
      const [wasmBinary] = await Promise.race([prepared, rejectAfter(START_MS)]);
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

async function loadNetwork(): Promise<ArrayBuffer> {
  const wasmBinary = await loadRnnoise({ url: PLAIN.href, simdUrl: SIMD.href });
  // The worklet would fail without an error, and be silent.
  await WebAssembly.compile(wasmBinary);
  return wasmBinary;
}

const rejectAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error("The audio filter didn’t start in time.")), ms),
  );
