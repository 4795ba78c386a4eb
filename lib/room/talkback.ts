import { AudioPresets, RoomEvent, Track } from "livekit-client";
import { isSamePerson } from "@/lib/stage/room-identity";
import type { RoomSession } from "./room-session";
import { TALKBACK_TRACK } from "./talkback-track";

/**
 * Whispers to one person in a room. The room server sends the audio only to them: the permission is set
 * before publishing, and people who join later don't get it.
 */
export class Talkback {
  private track: MediaStreamTrack | undefined;
  /** The connections of the person who may hear it. */
  private readonly listeners = new Set<string>();
  /** Steps run one after another, however quickly the user presses and releases the button. */
  private line: Promise<void> = Promise.resolve();

  /** `onDrop`: the person doesn't hear it any more, although no one stopped it. */
  constructor(
    private readonly session: RoomSession,
    onDrop: () => void,
  ) {
    // A new connection starts without the permission, so nothing may be published then.
    const drop = () => {
      this.track?.stop();
      onDrop();
      void this.stop().catch(() => undefined);
    };
    session.room
      .on(RoomEvent.Reconnecting, drop)
      .on(RoomEvent.Disconnected, drop)
      .on(RoomEvent.ParticipantDisconnected, ({ identity }) => {
        if (this.listeners.delete(identity) && this.listeners.size === 0) drop();
      });
  }

  /** Sends a clone of `microphone`, which still belongs to its owner and may be muted. */
  start(microphone: MediaStreamTrack, person: string): Promise<void> {
    return this.next(() => this.send(microphone, person));
  }

  stop(): Promise<void> {
    return this.next(() => this.end());
  }

  private next(step: () => Promise<void>): Promise<void> {
    const done = this.line.then(step);
    this.line = done.catch(() => {});
    return done;
  }

  private async send(microphone: MediaStreamTrack, person: string): Promise<void> {
    await this.end();
    const { localParticipant, remoteParticipants } = this.session.room;
    const allowedTrackSids = [...localParticipant.trackPublications.keys()];
    for (const { identity } of remoteParticipants.values())
      if (isSamePerson(identity, person)) this.listeners.add(identity);
    localParticipant.setTrackSubscriptionPermissions(
      false,
      [...remoteParticipants.values()].map(({ identity }) =>
        isSamePerson(identity, person)
          ? { participantIdentity: identity, allowAll: true }
          : { participantIdentity: identity, allowedTrackSids },
      ),
    );
    this.track = microphone.clone();
    this.track.enabled = true;
    await localParticipant.publishTrack(this.track, {
      name: TALKBACK_TRACK,
      source: Track.Source.Microphone,
      audioPreset: AudioPresets.speech,
    });
  }

  private async end(): Promise<void> {
    const { track } = this;
    this.listeners.clear();
    if (!track) return;
    this.track = undefined;
    const { localParticipant } = this.session.room;
    try {
      await localParticipant.unpublishTrack(track, true);
    } finally {
      track.stop();
      localParticipant.setTrackSubscriptionPermissions(true);
    }
  }
}
