import { setTimeout as sleep } from "node:timers/promises";
import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from "@livekit/rtc-node";

const RATE = 16_000;
const FRAME_MS = 20;

/** In milliseconds of this process's clock. */
export type Span = readonly [from: number, to: number];

/** Noise in the rhythm of speech, which matches it in level only. */
export function babble(ms: number, rate: number): Int16Array {
  return Int16Array.from({ length: (ms * rate) / 1_000 }, (_none, index) =>
    ((index * 1_000) / rate) % 280 < 220 ? (Math.random() - 0.5) * 12_000 : 0,
  );
}

/** Joins a room without a browser, plays babble, and records when others are audible. */
export async function joinAsTalker(url: string, token: string) {
  const room = new Room();
  const source = new AudioSource(RATE, 1, 60);
  const heard: Span[] = [];
  const listen = async (stream: AudioStream) => {
    for await (const { data } of stream) {
      const now = performance.now();
      if (data.some((sample) => Math.abs(sample) > 600)) heard.push([now - FRAME_MS, now]);
    }
  };
  room.on(RoomEvent.TrackSubscribed, (track) => {
    void listen(new AudioStream(track, { sampleRate: RATE, numChannels: 1, frameSizeMs: FRAME_MS }));
  });
  await room.connect(url, token, { autoSubscribe: true, dynacast: false });
  const track = LocalAudioTrack.createAudioTrack("microphone", source);
  await room.localParticipant?.publishTrack(
    track,
    new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }),
  );
  const said: Span[] = [];
  return {
    heard,
    said,
    /** Talks, then pauses. */
    talk: async (talkMs: number, pauseMs: number): Promise<void> => {
      const sound = babble(talkMs, RATE);
      const count = (RATE * FRAME_MS) / 1_000;
      const from = performance.now();
      for (let at = 0; at < sound.length; at += count) {
        const frame = sound.slice(at, at + count);
        await source.captureFrame(new AudioFrame(frame, RATE, 1, frame.length));
      }
      await source.waitForPlayout();
      said.push([from, performance.now()]);
      await sleep(pauseMs);
    },
    leave: () => room.disconnect(),
  };
}
