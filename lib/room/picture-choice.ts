import { type RemoteTrackPublication, type Room, RoomEvent, Track, VideoQuality } from "livekit-client";

/** `auto` depends on the displayed size and the network; `none` is audio only. */
export const PICTURE_CHOICES = ["auto", "high", "low", "none"] as const;
export type PictureChoice = (typeof PICTURE_CHOICES)[number];

const HIGH = { width: 1280, height: 720 };

/** Which of the others' videos are received, and in which quality. Survives a reconnect. */
export class Pictures {
  private choice: PictureChoice = "auto";

  constructor(private readonly room: Room) {
    room.on(RoomEvent.TrackPublished, (publication) => this.apply(publication));
    room.on(RoomEvent.TrackSubscribed, (_, publication) => this.apply(publication));
  }

  choose(choice: PictureChoice): void {
    this.choice = choice;
    for (const { videoTrackPublications } of this.room.remoteParticipants.values())
      for (const publication of videoTrackPublications.values())
        this.apply(publication as RemoteTrackPublication);
  }

  private apply(publication: RemoteTrackPublication): void {
    if (publication.kind !== Track.Kind.Video) return;
    const wanted = this.choice !== "none";
    if (publication.isDesired !== wanted) publication.setSubscribed(wanted);
    if (!publication.isSubscribed || !wanted) return;
    if (this.choice === "high") publication.setVideoDimensions(HIGH);
    else publication.setVideoQuality(this.choice === "low" ? VideoQuality.LOW : VideoQuality.HIGH);
  }
}
