import type { DrawnLook } from "./camera-look";

/** What the page tells the worker. */
export type ToWorker =
  | {
      type: "start";
      look: DrawnLook;
      /** Address of the network's file. */
      network: string;
      /** Pictures come and go by streams where the browser has them, else by `picture` and a canvas. */
      way:
        | { kind: "streams"; from: ReadableStream<VideoFrame>; to: WritableStream<VideoFrame> }
        | { kind: "canvas"; canvas: OffscreenCanvas };
    }
  | { type: "look"; look: DrawnLook }
  | { type: "picture"; picture: ImageBitmap };

/**
 * What it answers: a first picture is done, the next one may come (without streams), less is done from now on, the machine
 * cannot follow, it did not work at all, or the camera has ended and its last picture is through.
 */
export type FromWorker =
  | { type: "ready" }
  | { type: "next" }
  | { type: "reduced" }
  | { type: "too_slow" }
  | { type: "failed"; message: string }
  | { type: "ended" };
