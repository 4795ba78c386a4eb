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
/** How much audio is buffered, so that a process that is briefly late keeps sending. */
const AHEAD_MS = 200;
const LET_SECONDS = 40;

/** A person on stage without a browser: plays prepared speech, with silence in between. */
export class RoomSpeaker {
  /** What has been sent by now, or is buffered, by this machine's clock. */
  readonly sent: SentFrame[] = [];
  readonly #room = new Room();
  readonly #source: AudioSource;
  readonly #rate: number;

  private constructor(rate: number) {
    this.#rate = rate;
    this.#source = new AudioSource(rate, 1, AHEAD_MS);
  }

  /** Joins the room. `rate` is the sample rate of everything said later. */
  static async join({ url, token }: Access, rate: number): Promise<RoomSpeaker> {
    const speaker = new RoomSpeaker(rate);
    await speaker.#room.connect(url, token, { autoSubscribe: false, dynacast: false });
    return speaker;
  }

  /** Turns on the microphone once the room allows it: only people on stage may publish. */
  async send(): Promise<void> {
    const options = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE });
    const published = async () => {
      const track = LocalAudioTrack.createAudioTrack("microphone", this.#source);
      return this.#room.localParticipant?.publishTrack(track, options).catch(() => null);
    };
    await until("leave to send", published, LET_SECONDS);
  }

  /** Plays the audio at the pace of speech. */
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
