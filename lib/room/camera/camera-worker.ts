import { fetchAgain } from "@/lib/client/fetch-again";
import type { DrawnLook } from "./camera-look";
import { Governor, type Level } from "./governor";
import { PersonMask } from "./person-mask";
import { PicturePainter } from "./picture-painter";
import type { FromWorker, ToWorker } from "./worker-messages";

// Processes one camera's video in a worker, so that the page stays responsive.

const send = (message: FromWorker): void => self.postMessage(message);

type Painted = (picture: CanvasImageSource, width: number, height: number) => OffscreenCanvas | null;

let look: DrawnLook = { background: "none", brighten: false, own: null };
let onPicture: ((picture: ImageBitmap) => void) | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "look") {
    look.own?.close();
    look = data.look;
  } else if (data.type === "picture") onPicture?.(data.picture);
  else {
    look = data.look;
    void start(data).catch((error: unknown) => send({ type: "failed", message: String(error) }));
  }
};

async function start({ network, way }: Extract<ToWorker, { type: "start" }>): Promise<void> {
  const answer = await fetchAgain(network);
  if (!answer.ok) throw new Error(`The network’s file is not to be had (${answer.status}).`);
  const canvas = way.kind === "canvas" ? way.canvas : new OffscreenCanvas(2, 2);
  const paint = painter(new PersonMask(await answer.arrayBuffer()), canvas);
  if (way.kind === "streams") {
    await throughStreams(way.from, way.to, paint);
    return send({ type: "ended" });
  }
  onPicture = (picture) => {
    paint(picture, picture.width, picture.height);
    picture.close();
    send({ type: "next" });
  };
  send({ type: "next" });
}

/** Returns a function that paints at a rate the machine can handle; it returns null for a skipped frame. */
function painter(people: PersonMask, canvas: OffscreenCanvas): Painted {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can’t draw off screen.");
  const painting = new PicturePainter(people);
  const governor = new Governor();
  let last = 0;
  let ready = false;
  return (picture, width, height) => {
    const { level } = governor;
    const begun = performance.now();
    if (level === null || begun - last < (1_000 / level.rate) * 0.8) return null;
    last = begun;
    sizeTo(canvas, width, height, level);
    painting.paint(picture, context, look, level);
    if (!ready) send({ type: "ready" });
    ready = true;
    if (governor.took(performance.now() - begun, begun))
      send({ type: governor.level === null ? "too_slow" : "reduced" });
    return canvas;
  };
}

function sizeTo(canvas: OffscreenCanvas, width: number, height: number, level: Level): void {
  const scale = Math.min(1, level.height / Math.min(width, height));
  const wide = 2 * Math.round((width * scale) / 2);
  const high = 2 * Math.round((height * scale) / 2);
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
}

async function throughStreams(
  from: ReadableStream<VideoFrame>,
  to: WritableStream<VideoFrame>,
  paint: Painted,
): Promise<void> {
  const painted = new TransformStream<VideoFrame, VideoFrame>({
    transform(frame, out) {
      const { timestamp, displayWidth, displayHeight } = frame;
      try {
        const canvas = paint(frame, displayWidth, displayHeight);
        if (canvas) out.enqueue(new VideoFrame(canvas, { timestamp, alpha: "discard" }));
      } finally {
        frame.close();
      }
    },
  });
  await from.pipeThrough(painted).pipeTo(to);
}
