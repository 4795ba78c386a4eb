import {
  AudioStream,
  type RemoteParticipant,
  type RemoteTrack,
  type RemoteTrackPublication,
  Room,
  RoomEvent,
  TrackKind,
  TrackSource,
} from "@livekit/rtc-node";
import { personOf } from "@/lib/stage/room-identity";
import type { Joining } from "../part/part-messages";
import type { FromRoomRecognizer, ToRoomRecognizer } from "./recognizer-messages";
import { type Said, Utterances } from "./utterances";
import { INPUT_SAMPLE_RATE, type VoiceActivity, WINDOW_SAMPLES } from "./voice-activity";

/** A microphone that sends nothing for this long is muted, which ends the utterance. */
const MUTED_MS = 500;

type Publication = Pick<RemoteTrackPublication, "kind" | "source" | "setSubscribed">;

/** This process in a room, as a hidden participant. It only hears the people it is set to hear. */
export class RoomAudio {
  private people: ReadonlySet<string> = new Set();

  private constructor(
    private readonly room: Room,
    private readonly activity: () => VoiceActivity,
    private readonly emit: (said: FromRoomRecognizer) => void,
  ) {}

  static async join(
    { url, token }: Joining,
    activity: () => VoiceActivity,
    emit: (said: FromRoomRecognizer) => void,
    left: (reason: string) => void,
  ): Promise<RoomAudio> {
    const room = new Room();
    const hearing = new RoomAudio(room, activity, emit);
    room.on(RoomEvent.TrackPublished, (publication, participant) => hearing.choose(publication, participant));
    room.on(
      RoomEvent.TrackSubscribed,
      (track, _publication, participant) => void hearing.hear(track, participant),
    );
    room.on(RoomEvent.Disconnected, (reason) => left(`the room let it go (${reason})`));
    await room.connect(url, token, { autoSubscribe: false, dynacast: false });
    hearing.chooseAll();
    return hearing;
  }

  take({ hear }: ToRoomRecognizer): void {
    this.people = new Set(hear);
    this.chooseAll();
  }

  leave(): Promise<void> {
    return this.room.disconnect();
  }

  private chooseAll(): void {
    for (const participant of this.room.remoteParticipants.values())
      for (const publication of participant.trackPublications.values()) this.choose(publication, participant);
  }

  /**
   * Subscribes to microphones only. Private audio and the sound of a shared screen aren't addressed to
   * everyone.
   */
  private choose(publication: Publication, { identity }: RemoteParticipant): void {
    if (publication.kind === TrackKind.KIND_AUDIO && publication.source === TrackSource.SOURCE_MICROPHONE)
      publication.setSubscribed(this.people.has(personOf(identity)));
  }

  private async hear(track: RemoteTrack, { identity }: RemoteParticipant): Promise<void> {
    const person = personOf(identity);
    const utterances = new Utterances();
    const activity = this.activity();
    const stream = new AudioStream(track, { sampleRate: INPUT_SAMPLE_RATE, numChannels: 1, frameSizeMs: 20 });
    let rest = new Int16Array(0);
    let muted: NodeJS.Timeout | undefined;
    const report = (said: Said | null, isWhole = true): void => {
      if (said && this.people.has(person)) this.emit({ person, isWhole, ...said });
    };
    for await (const { data } of stream) {
      clearTimeout(muted);
      if (!this.people.has(person)) {
        utterances.forget();
        continue;
      }
      const all = new Int16Array(rest.length + data.length);
      all.set(rest);
      all.set(data, rest.length);
      let at = 0;
      for (; at + WINDOW_SAMPLES <= all.length; at += WINDOW_SAMPLES) {
        const window = all.slice(at, at + WINDOW_SAMPLES);
        const now = Date.now();
        report(utterances.hear(window, await activity(window, now), now));
        report(utterances.part(), false);
      }
      rest = all.slice(at);
      muted = setTimeout(() => report(utterances.end()), MUTED_MS);
    }
    clearTimeout(muted);
    report(utterances.end());
  }
}
