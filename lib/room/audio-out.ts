import {
  type RemoteAudioTrack,
  type RemoteTrack,
  type RemoteTrackPublication,
  type Room,
  RoomEvent,
  Track,
} from "livekit-client";
import { isTalkback } from "./talkback-track";

interface Playing {
  element: HTMLMediaElement;
  /** Whispered to this user only: audible even if the others are muted. */
  toMe: boolean;
}

/** Plays the others' audio: one hidden element per track, all with the same volume and speaker. */
export class AudioOut {
  private readonly playing = new Map<RemoteTrack, Playing>();
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

  /** Off keeps the tracks but mutes them, except for whispers to this user. */
  setOn(on: boolean): void {
    if (this.on === on) return;
    this.on = on;
    this.apply();
  }

  async setSpeaker(deviceId: string): Promise<void> {
    await this.room.switchActiveDevice("audiooutput", deviceId || "default").catch(() => undefined);
  }

  private readonly add = (track: RemoteTrack, publication: RemoteTrackPublication): void => {
    if (track.kind !== Track.Kind.Audio || this.playing.has(track)) return;
    const element = track.attach();
    element.hidden = true;
    document.body.append(element);
    this.playing.set(track, { element, toMe: isTalkback(publication) });
    this.apply();
  };

  private readonly drop = (track: RemoteTrack): void => {
    const played = this.playing.get(track);
    if (!played) return;
    this.playing.delete(track);
    track.detach(played.element);
    played.element.remove();
  };

  private readonly clear = (): void => {
    for (const track of [...this.playing.keys()]) this.drop(track);
  };

  private apply(): void {
    for (const [track, { element, toMe }] of this.playing) {
      (track as RemoteAudioTrack).setVolume(this.volume);
      element.muted = !this.on && !toMe;
    }
  }
}
