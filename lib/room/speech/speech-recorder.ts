import { MAX_SPOKEN_SECONDS, SPOKEN_RATE } from "@/lib/live/spoken-command";
import { base64Of } from "./base64-of";
import { monoOf } from "./mono-of";
import { wavOf } from "./wav-of";

/** Bits per second: clear speech, and still quick to decode. */
const BITS = 64_000;

/** Records from a microphone, in a clone of its track: works while the track is muted or published. */
export class SpeechRecorder {
  private readonly track: MediaStreamTrack;
  private readonly recorder: MediaRecorder;
  private readonly pieces: Blob[] = [];
  private readonly stopped: Promise<void>;

  constructor(microphone: MediaStreamTrack) {
    this.track = microphone.clone();
    this.track.enabled = true;
    this.recorder = new MediaRecorder(new MediaStream([this.track]), { audioBitsPerSecond: BITS });
    this.recorder.addEventListener("dataavailable", ({ data }) => this.pieces.push(data));
    this.stopped = new Promise((resolve) => this.recorder.addEventListener("stop", () => resolve()));
    this.recorder.start();
  }

  /** Returns the recording so far, as a WAV file in base64. */
  async finish(): Promise<string> {
    await this.stop();
    const packed = await new Blob(this.pieces).arrayBuffer();
    // Decoding with this context resamples to its rate, whatever the microphone's was.
    const sound = await new OfflineAudioContext(1, 1, SPOKEN_RATE).decodeAudioData(packed);
    const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at));
    const samples = monoOf(channels).subarray(0, MAX_SPOKEN_SECONDS * SPOKEN_RATE);
    return base64Of(wavOf(samples, SPOKEN_RATE));
  }

  /** Closes the microphone and discards the recording, unless `finish` was called before. */
  async stop(): Promise<void> {
    if (this.recorder.state !== "inactive") this.recorder.stop();
    await this.stopped;
    this.track.stop();
  }
}
