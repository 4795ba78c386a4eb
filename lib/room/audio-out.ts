import { type RemoteAudioTrack, type RemoteTrack, type Room, RoomEvent, Track } from "livekit-client";

/** Plays what others say: one hidden element a track, all with the same volume and speaker. */
export class AudioOut {
  private readonly playing = new Map<RemoteTrack, HTMLMediaElement>();
  private volume = 1;
  private on = true;

  constructor(private readonly room: Room) {
    room.on(RoomEvent.TrackSubscribed, this.add).on(RoomEvent.TrackUnsubscribed, this.drop);
    room.on(RoomEvent.Disconnected, this.clear);
  }

  /** 0–100. */
  setVolume(percent: number): void {
    this.volume = Math.min(1, Math.max(0, percent / 100));
    this.apply();
  }

  /** Off keeps the tracks but makes no sound. */
  setOn(on: boolean): void {
    this.on = on;
    this.apply();
  }

  async setSpeaker(deviceId: string): Promise<void> {
    await this.room.switchActiveDevice("audiooutput", deviceId || "default").catch(() => undefined);
  }

  private readonly add = (track: RemoteTrack): void => {
    if (track.kind !== Track.Kind.Audio || this.playing.has(track)) return;
    const element = track.attach();
    element.hidden = true;
    document.body.append(element);
    this.playing.set(track, element);
    this.apply();
  };

  private readonly drop = (track: RemoteTrack): void => {
    const element = this.playing.get(track);
    if (!element) return;
    this.playing.delete(track);
    track.detach(element);
    element.remove();
  };

  private readonly clear = (): void => {
    for (const track of [...this.playing.keys()]) this.drop(track);
  };

  private apply(): void {
    for (const [track, element] of this.playing) {
      (track as RemoteAudioTrack).setVolume(this.volume);
      element.muted = !this.on;
    }
  }
}
