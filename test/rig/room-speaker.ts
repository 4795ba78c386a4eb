import {
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  Room,
  TrackPublishOptions,
  TrackSource,
} from "@livekit/rtc-node";
import { until } from "./ask";
import type { Access } from "./live-room";
import { isLoud, type SentFrame } from "./sent-speech";

const FRAME_MS = 20;
/** A process that is late for a moment sends on all the same. */
const AHEAD_MS = 200;
const LET_SECONDS = 40;

/** Somebody on the stage without a browser: sends speech that was made before, and silence in between. */
export class RoomSpeaker {
  /** What went out by now, and what is on its way, by this machine's clock. */
  readonly sent: SentFrame[] = [];
  readonly #room = new Room();
  readonly #source: AudioSource;
  readonly #rate: number;

  private constructor(rate: number) {
    this.#rate = rate;
    this.#source = new AudioSource(rate, 1, AHEAD_MS);
  }

  /** Comes in. `rate` is that of all that is said later. */
  static async join({ url, token }: Access, rate: number): Promise<RoomSpeaker> {
    const speaker = new RoomSpeaker(rate);
    await speaker.#room.connect(url, token, { autoSubscribe: false, dynacast: false });
    return speaker;
  }

  /** Opens the microphone once the room lets it: who is not on the stage may not. */
  async send(): Promise<void> {
    const options = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE });
    const published = async () => {
      const track = LocalAudioTrack.createAudioTrack("microphone", this.#source);
      return this.#room.localParticipant?.publishTrack(track, options).catch(() => null);
    };
    await until("leave to send", published, LET_SECONDS);
  }

  /** Says it at the pace of speech. */
  async say(samples: Int16Array): Promise<void> {
    const count = (this.#rate * FRAME_MS) / 1_000;
    for (let at = 0; at < samples.length; at += count) {
      const frame = samples.slice(at, at + count);
      this.sent.push({
        endedAt: Date.now() + this.#source.queuedDuration + (frame.length / this.#rate) * 1_000,
        loud: isLoud(frame),
      });
      await this.#source.captureFrame(new AudioFrame(frame, this.#rate, 1, frame.length));
    }
    await this.#source.waitForPlayout();
  }

  leave(): Promise<void> {
    return this.#room.disconnect();
  }
}
