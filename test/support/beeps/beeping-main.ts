import { setTimeout as sleep } from "node:timers/promises";
import {
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  LocalVideoTrack,
  Room,
  TrackPublishOptions,
  TrackSource,
  VideoBufferType,
  VideoCodec,
  VideoFrame,
  VideoSource,
} from "@livekit/rtc-node";

/**
 * Publishes a picture that is white, and a sound that beeps, during the first 100 ms of every second of this machine's
 * clock. A process of its own, so that a test can freeze it. Arguments: address, token, codec, and how its pictures are layered.
 */
const [url = "", token = "", codec = "vp8", scalabilityMode] = process.argv.slice(2);

const RATE = 48_000;
const FRAME_MS = 10;
const FPS = 25;
/** Small pictures can't have layers. */
const [WIDTH, HEIGHT] = scalabilityMode === undefined ? [320, 180] : [640, 360];
const BEEP_MS = 100;
const HERTZ = 1_000;
/** Enough for a busy machine. */
const QUEUED_MS = 30;

const CODECS: Record<string, VideoCodec> = {
  vp8: VideoCodec.VP8,
  h264: VideoCodec.H264,
  vp9: VideoCodec.VP9,
  av1: VideoCodec.AV1,
};

const isOn = (atMs: number): boolean => ((atMs % 1_000) + 1_000) % 1_000 < BEEP_MS;

/** The picture moves a little, because encoders drop what doesn't. */
function picture(isWhite: boolean, index: number): VideoFrame {
  const data = new Uint8Array((WIDTH * HEIGHT * 3) / 2).fill(128);
  data.fill(isWhite ? 235 : 16, 0, WIDTH * HEIGHT);
  data.fill(60, (index % HEIGHT) * WIDTH, (index % HEIGHT) * WIDTH + 8);
  return new VideoFrame(data, WIDTH, HEIGHT, VideoBufferType.I420);
}

async function show(source: VideoSource): Promise<void> {
  for (let index = 0; ; index += 1) {
    const now = Date.now();
    source.captureFrame(picture(isOn(now), index));
    await sleep(Math.max(1, 1_000 / FPS - (now % (1_000 / FPS))));
  }
}

/** Sounds like the clock at the moment when it leaves the queue: what a frozen moment would have been is never sent. */
async function beep(source: AudioSource): Promise<void> {
  const count = (RATE * FRAME_MS) / 1_000;
  for (;;) {
    while (source.queuedDuration < QUEUED_MS) {
      const at = Date.now() + source.queuedDuration;
      const samples = Int16Array.from({ length: count }, (_none, index) => {
        const ms = at + (index * 1_000) / RATE;
        return isOn(ms) ? 12_000 * Math.sin((2 * Math.PI * HERTZ * ms) / 1_000) : 0;
      });
      await source.captureFrame(new AudioFrame(samples, RATE, 1, count));
    }
    await sleep(4);
  }
}

const room = new Room();
await room.connect(url, token, { autoSubscribe: false, dynacast: false });
const pictures = new VideoSource(WIDTH, HEIGHT);
const sounds = new AudioSource(RATE, 1, 100);
const camera = LocalVideoTrack.createVideoTrack("camera", pictures);
const microphone = LocalAudioTrack.createAudioTrack("microphone", sounds);
void show(pictures);
void beep(sounds);
await room.localParticipant?.publishTrack(
  camera,
  new TrackPublishOptions({
    source: TrackSource.SOURCE_CAMERA,
    videoCodec: CODECS[codec] ?? VideoCodec.VP8,
    simulcast: false,
    ...(scalabilityMode === undefined ? {} : { scalabilityMode }),
    videoEncoding: { maxBitrate: 600_000n, maxFramerate: FPS },
  }),
);
await room.localParticipant?.publishTrack(
  microphone,
  new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE, red: false, dtx: false }),
);
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
