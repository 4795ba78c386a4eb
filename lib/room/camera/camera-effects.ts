import type { CameraLook, DrawnLook } from "./camera-look";
import { ownBackground } from "./own-background/own-background";
import type { FromWorker, ToWorker } from "./worker-messages";

/** One of this release's own assets: the URL contains a digest of the file. */
const NETWORK = new URL(
  "../../../node_modules/@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite",
  import.meta.url,
);

const READY_MS = 15_000;
const PICTURES_A_SECOND = 30;
/** Most time for frames that are in progress at the stop, in milliseconds: a busy machine needs seconds for one. */
const THROUGH_MS = 5_000;

/** `reduced`: fewer or smaller frames than the camera delivers. `too_slow` and `failed` end the effects. */
export type EffectsNews = "reduced" | "too_slow" | "failed";

// Chromium only, and missing in TypeScript's DOM types.
interface TrackStreams {
  MediaStreamTrackProcessor?: new (options: {
    track: MediaStreamTrack;
    maxBufferSize?: number;
  }) => { readable: ReadableStream<VideoFrame> };
  MediaStreamTrackGenerator?: new (options: {
    kind: "video";
  }) => MediaStreamTrack & { writable: WritableStream<VideoFrame> };
}

/**
 * Applies effects to a camera's video. `track` is what to show and send; the original track still belongs to
 * its owner.
 */
export class CameraEffects {
  private ended = false;
  private latest: CameraLook | undefined;

  private constructor(
    readonly track: MediaStreamTrack,
    private readonly worker: Worker,
    private readonly release: () => void,
  ) {}

  /**
   * Resolves with the first processed frame, so that the real background is never shown. Throws if effects
   * aren't possible.
   */
  static async start(
    camera: MediaStreamTrack,
    look: CameraLook,
    onNews: (news: EffectsNews) => void,
  ): Promise<CameraEffects> {
    const drawn = await drawnLook(look);
    const worker = new Worker(new URL("./camera-worker.ts", import.meta.url), { type: "module" });
    const { track, way, transfer, feed, release } = byStreams(camera) ?? byCanvas(camera);
    const effects = new CameraEffects(track, worker, release);
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error("The camera sent no video.")), READY_MS);
        let isReady = false;
        const fail = (message: string) => {
          if (!isReady) reject(new Error(message));
          else if (!effects.ended) onNews("failed");
        };
        worker.onerror = ({ message }) => fail(message);
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if (data.type === "next") void feed?.(worker).catch(reject);
          else if (data.type === "failed") fail(data.message);
          else if (data.type === "ready") {
            isReady = true;
            clearTimeout(timer);
            resolve();
          } else if (data.type === "ended") {
            effects.close();
            reject(new Error("The camera has ended."));
          } else if (!effects.ended) onNews(data.type);
        };
        const start: ToWorker = { type: "start", look: drawn, network: NETWORK.href, way };
        worker.postMessage(start, [...transfer, ...heldBy(drawn)]);
      });
    } catch (error) {
      effects.stop();
      throw error;
    }
    return effects;
  }

  set(look: CameraLook): void {
    this.latest = look;
    void drawnLook(look).then((drawn) => {
      if (this.latest !== look) return drawn.own?.close();
      this.worker.postMessage({ type: "look", look: drawn } satisfies ToWorker, heldBy(drawn));
    });
  }

  /** Lets frames in progress finish, because the camera would never get unconsumed frames back. */
  stop(): void {
    this.ended = true;
    this.release();
    setTimeout(() => this.close(), THROUGH_MS);
  }

  private close(): void {
    this.worker.terminate();
    this.track.stop();
  }
}

const drawnLook = async (look: CameraLook): Promise<DrawnLook> => ({
  ...look,
  own: look.background === "own" ? await ownBackground.bitmap() : null,
});

const heldBy = ({ own }: DrawnLook): Transferable[] => (own ? [own] : []);

interface Way {
  track: MediaStreamTrack;
  way: Extract<ToWorker, { type: "start" }>["way"];
  transfer: Transferable[];
  /** Sends the next frame to the worker, if it can't read them itself. */
  feed?: (worker: Worker) => Promise<void>;
  release: () => void;
}

/** In Chromium, the worker reads the camera's frames and writes the track's. */
function byStreams(camera: MediaStreamTrack): Way | null {
  const { MediaStreamTrackProcessor, MediaStreamTrackGenerator } = globalThis as TrackStreams;
  if (!MediaStreamTrackProcessor || !MediaStreamTrackGenerator) return null;
  // A clone, so that stopping the effects doesn't stop the camera.
  const copy = camera.clone();
  const { readable: from } = new MediaStreamTrackProcessor({ track: copy, maxBufferSize: 1 });
  const track = new MediaStreamTrackGenerator({ kind: "video" });
  const to = track.writable;
  return { track, way: { kind: "streams", from, to }, transfer: [from, to], release: () => copy.stop() };
}

/** In other browsers, a video element plays the camera and its frames are sent to the worker. */
function byCanvas(camera: MediaStreamTrack): Way {
  const element = document.createElement("video");
  element.muted = true;
  element.playsInline = true;
  element.srcObject = new MediaStream([camera]);
  void element.play().catch(() => undefined);
  const shown = document.createElement("canvas");
  const canvas = shown.transferControlToOffscreen();
  const [track] = shown.captureStream(PICTURES_A_SECOND).getVideoTracks();
  if (!track) throw new Error("This browser can’t create a video track.");
  const feed = async (worker: Worker) => {
    let picture: ImageBitmap | null = null;
    for (let waitMs = 1_000 / PICTURES_A_SECOND; picture === null; waitMs = 100) {
      await new Promise((done) => setTimeout(done, waitMs));
      if (element.srcObject === null) return;
      if (camera.readyState === "ended") throw new Error("The camera has ended.");
      if (element.videoWidth > 0) picture = await createImageBitmap(element).catch(() => null);
    }
    worker.postMessage({ type: "picture", picture } satisfies ToWorker, [picture]);
  };
  const release = () => {
    element.srcObject = null;
  };
  return { track, way: { kind: "canvas", canvas }, transfer: [canvas], feed, release };
}
