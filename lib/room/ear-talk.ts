import { AudioPresets, RoomEvent, Track } from "livekit-client";
import { isSamePerson } from "@/lib/stage/room-identity";
import { EAR } from "./ear";
import type { RoomSession } from "./room-session";

/**
 * Speaks to one person in a room so that nobody else there can hear it. The room server gives the sound to nobody but
 * them: who may have it is said before it is sent, and whoever comes in meanwhile is not among them.
 */
export class EarTalk {
  private track: MediaStreamTrack | undefined;
  /** Steps run one after the other, however quickly somebody presses and lets go. */
  private line: Promise<void> = Promise.resolve();

  constructor(private readonly session: RoomSession) {
    // A connection made anew begins without the restriction: nothing may be on its way then.
    const drop = () => {
      this.track?.stop();
      void this.stop();
    };
    session.room.on(RoomEvent.Reconnecting, drop).on(RoomEvent.Disconnected, drop);
  }

  /** `microphone` stays its owner's, muted or not: a copy of it is sent. */
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
      name: EAR,
      source: Track.Source.Microphone,
      audioPreset: AudioPresets.speech,
    });
  }

  private async end(): Promise<void> {
    const { track } = this;
    if (!track) return;
    this.track = undefined;
    const { localParticipant } = this.session.room;
    await localParticipant.unpublishTrack(track, true);
    track.stop();
    localParticipant.setTrackSubscriptionPermissions(true);
  }
}
