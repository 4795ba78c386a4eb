import type { DrawnLook } from "./camera-look";

/** Messages from the page to the worker. */
export type ToWorker =
  | {
      type: "start";
      look: DrawnLook;
      /** URL of the network's file. */
      network: string;
      /** Frames are passed as streams if the browser supports it, otherwise with `picture` and a canvas. */
      way:
        | { kind: "streams"; from: ReadableStream<VideoFrame>; to: WritableStream<VideoFrame> }
        | { kind: "canvas"; canvas: OffscreenCanvas };
    }
  | { type: "look"; look: DrawnLook }
  | { type: "picture"; picture: ImageBitmap };

/**
 * The worker's messages: the first frame is ready, the next frame can be sent (without streams), the quality
 * was reduced, the machine is too slow, processing failed, or the camera has ended and its last frame is
 * done.
 */
export type FromWorker =
  | { type: "ready" }
  | { type: "next" }
  | { type: "reduced" }
  | { type: "too_slow" }
  | { type: "failed"; message: string }
  | { type: "ended" };
