import { setTimeout as wait } from "node:timers/promises";
import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  type RemoteTrack,
  type RemoteTrackPublication,
  Room,
  RoomEvent,
  TrackKind,
  TrackPublishOptions,
  TrackSource,
} from "@livekit/rtc-node";
import type { Joining } from "../part/part-messages";
import { GrowingSound } from "./growing-sound";
import { SpeechGate } from "./speech-gate";
import { type Others, type SoundOut, takeTurn } from "./take-turn";
import type { FromRoomVoice, ToRoomVoice } from "./voice-messages";

/** As little as uninterrupted sound needs, because buffered sound can't be recalled. */
const AHEAD_MS = 100;
/** Enough to detect speech. */
const INPUT_SAMPLE_RATE = 16_000;

interface Line {
  sound: GrowingSound;
  abort: AbortController;
}

/** This process in a room: its one track, and what it hears. */
export class RoomPresence {
  private readonly lines = new Map<string, Line>();
  private readonly gates = new Map<string, SpeechGate>();
  private last: Promise<void> = Promise.resolve();

  private constructor(
    private readonly room: Room,
    private readonly source: AudioSource,
    private readonly emit: (message: FromRoomVoice) => void,
  ) {}

  static async join(
    { url, token, sampleRate }: Joining & { sampleRate: number },
    emit: (message: FromRoomVoice) => void,
    left: (reason: string) => void,
  ): Promise<RoomPresence> {
    const room = new Room();
    const presence = new RoomPresence(room, new AudioSource(sampleRate, 1, AHEAD_MS), emit);
    room.on(RoomEvent.TrackPublished, (publication) => presence.listen(publication));
    room.on(RoomEvent.TrackSubscribed, (track, { sid }) => void presence.hear(track, sid ?? ""));
    room.on(RoomEvent.TrackUnsubscribed, (_track, { sid }) => presence.gates.delete(sid ?? ""));
    room.on(RoomEvent.Disconnected, (reason) => left(`the room let it go (${reason})`));
    await room.connect(url, token, { autoSubscribe: false, dynacast: false });
    for (const { trackPublications } of room.remoteParticipants.values())
      for (const publication of trackPublications.values()) presence.listen(publication);
    const track = LocalAudioTrack.createAudioTrack("voice", presence.source);
    const options = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE, dtx: true });
    await room.localParticipant?.publishTrack(track, options);
    return presence;
  }

  take(message: ToRoomVoice): void {
    if ("say" in message) this.begin(message.say);
    else if ("samples" in message) this.lines.get(message.line)?.sound.add(message.samples);
    else if ("whole" in message) this.lines.get(message.whole)?.sound.end();
    else this.stop(message.stop);
  }

  /** Leaves explicitly. Otherwise the room would show it as present for a while. */
  leave(): Promise<void> {
    return this.room.disconnect();
  }

  private begin(id: string): void {
    const line = { sound: new GrowingSound(this.source.sampleRate), abort: new AbortController() };
    this.lines.set(id, line);
    this.last = this.last.then(() => this.say(id, line));
  }

  private stop(id: string): void {
    const line = this.lines.get(id);
    if (!line) return;
    this.lines.delete(id);
    line.abort.abort();
    line.sound.end();
    this.source.clearQueue();
  }

  private async say(id: string, { sound, abort }: Line): Promise<void> {
    const ended = await takeTurn({
      sound,
      out: soundOut(this.source),
      others: this.others,
      signal: abort.signal,
      clock: { now: () => performance.now(), wait: (ms) => wait(ms) },
    });
    this.lines.delete(id);
    if (ended) this.emit({ line: id, ended });
  }

  private readonly others: Others = {
    talking: () => Math.max(0, ...[...this.gates.values()].map((gate) => gate.talking(performance.now()))),
    silent: () =>
      Math.min(
        Number.POSITIVE_INFINITY,
        ...[...this.gates.values()].map((gate) => gate.silent(performance.now())),
      ),
  };

  /**
   * Listens to microphones only. Private audio and the sound of a shared screen aren't addressed to everyone.
   */
  private listen(publication: RemoteTrackPublication): void {
    if (publication.kind === TrackKind.KIND_AUDIO && publication.source === TrackSource.SOURCE_MICROPHONE)
      publication.setSubscribed(true);
  }

  private async hear(track: RemoteTrack, sid: string): Promise<void> {
    const gate = new SpeechGate();
    this.gates.set(sid, gate);
    const stream = new AudioStream(track, { sampleRate: INPUT_SAMPLE_RATE, numChannels: 1, frameSizeMs: 20 });
    for await (const { data } of stream) gate.hear(data, performance.now());
  }
}

const soundOut = (source: AudioSource): SoundOut => ({
  sampleRate: source.sampleRate,
  get ahead() {
    return Math.round((source.queuedDuration / 1_000) * source.sampleRate);
  },
  play: (samples) => source.captureFrame(new AudioFrame(samples, source.sampleRate, 1, samples.length)),
  drop: () => source.clearQueue(),
  heard: () => source.waitForPlayout(),
});
