import {
  AudioPresets,
  type LocalTrack,
  type Participant,
  RoomEvent,
  Track,
  type TrackPublication,
  type TrackPublishOptions,
  VideoPresets,
} from "livekit-client";
import { backoffMs } from "./backoff";
import { sendCaptureTimes } from "./capture-times";
import { ownTrack } from "./own-track";
import type { RoomSession } from "./room-session";
import { sentFrom } from "./talkback-track";
import { NO_TRACKS, TRACK_SLOTS, type TrackSlot, trackChanges, type WantedTracks } from "./wanted-tracks";

const SOURCES: Record<TrackSlot, Track.Source> = {
  camera: Track.Source.Camera,
  microphone: Track.Source.Microphone,
  screen: Track.Source.ScreenShare,
  screenSound: Track.Source.ScreenShareAudio,
};

const SPEECH: TrackPublishOptions = { audioPreset: AudioPresets.musicHighQuality, dtx: true, red: true };

/** Returns VP8, which all browsers can send and receive, or H264 if this browser can't encode VP8. */
function videoCodec(): "vp8" | "h264" {
  const codecs = RTCRtpSender.getCapabilities?.("video")?.codecs ?? [];
  return codecs.length === 0 || codecs.some(({ mimeType }) => /vp8/i.test(mimeType)) ? "vp8" : "h264";
}

function optionsFor(slot: TrackSlot): TrackPublishOptions {
  const source = SOURCES[slot];
  if (slot === "microphone") return { ...SPEECH, source };
  if (slot === "screenSound")
    return { source, dtx: false, red: false, audioPreset: AudioPresets.musicStereo };
  if (slot === "screen") {
    const screenShareEncoding = { maxBitrate: 2_500_000, maxFramerate: 15 };
    return { source, videoCodec: videoCodec(), simulcast: true, screenShareEncoding };
  }
  return {
    source,
    videoCodec: videoCodec(),
    simulcast: true,
    videoEncoding: VideoPresets.h720.encoding,
    videoSimulcastLayers: [VideoPresets.h180, VideoPresets.h360],
  };
}

/**
 * Publishes exactly the wanted tracks to one room whenever it's possible, including after a reconnect and
 * after a permission was restored. Steps run one after another, and only the latest request counts. Failures
 * are reported once and retried.
 */
export class TrackPublisher {
  private wanted: WantedTracks = NO_TRACKS;
  private running: Promise<void> | undefined;
  private again = false;
  private over = false;
  private muting: Promise<void> = Promise.resolve();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: RoomSession,
    private readonly handlers: { onProblem: (error: unknown) => void; onMutedByRoom: () => void },
  ) {
    sendCaptureTimes(session.room);
    session.room
      .on(RoomEvent.Connected, this.sync)
      .on(RoomEvent.Reconnected, this.sync)
      .on(RoomEvent.LocalTrackUnpublished, this.sync)
      .on(RoomEvent.TrackMuted, this.onMuted)
      .on(RoomEvent.ParticipantPermissionsChanged, this.onPermissions);
  }

  want(wanted: WantedTracks): void {
    this.wanted = wanted;
    // Muting takes effect at once, although publishing may take seconds.
    if (wanted.microphone && wanted.microphoneMuted) wanted.microphone.enabled = false;
    // A failure is reported by `sync`, which tries again.
    void this.syncMute().catch(() => undefined);
    this.sync();
  }

  /** Unpublishes everything, then leaves the room's tracks to the next publisher. */
  end(): void {
    this.over = true;
    this.want(NO_TRACKS);
  }

  private readonly onMuted = (publication: TrackPublication, { isLocal }: Participant): void => {
    const mine = isLocal && publication.source === Track.Source.Microphone;
    if (mine && !this.over && !this.wanted.microphoneMuted) this.handlers.onMutedByRoom();
  };

  private readonly onPermissions = (_before: unknown, { isLocal }: Participant): void => {
    if (isLocal) this.sync();
  };

  private unlisten(): void {
    this.session.room
      .off(RoomEvent.Connected, this.sync)
      .off(RoomEvent.Reconnected, this.sync)
      .off(RoomEvent.LocalTrackUnpublished, this.sync)
      .off(RoomEvent.TrackMuted, this.onMuted)
      .off(RoomEvent.ParticipantPermissionsChanged, this.onPermissions);
  }

  private readonly sync = (): void => {
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.retry);
    this.running = this.reconcile()
      .then(this.succeeded, this.failed)
      .finally(() => {
        this.running = undefined;
        if (!this.again) return this.settled();
        this.again = false;
        this.sync();
      });
  };

  private settled(): void {
    const isDone = this.failures === 0 && this.session.room.state === "connected";
    if (this.over && isDone) this.unlisten();
  }

  private readonly succeeded = (): void => {
    this.failures = 0;
  };

  private readonly failed = (error: unknown): void => {
    // The page says that the connection is lost, and everything is sent again once it's back.
    if (this.session.room.state !== "connected") return;
    this.failures += 1;
    if (this.failures === 1) this.handlers.onProblem(error);
    this.retry = setTimeout(this.sync, backoffMs(this.failures));
  };

  private published(): Partial<Record<TrackSlot, LocalTrack>> {
    const { localParticipant } = this.session.room;
    return Object.fromEntries(
      TRACK_SLOTS.flatMap((slot) => {
        const track = sentFrom(localParticipant, SOURCES[slot])?.track as LocalTrack | undefined;
        return track ? [[slot, track]] : [];
      }),
    );
  }

  private async reconcile(): Promise<void> {
    const { room } = this.session;
    if (room.state !== "connected") return;
    const { wanted } = this;
    const held = this.published();
    const raw = Object.fromEntries(
      Object.entries(held).map(([slot, track]) => [slot, track.mediaStreamTrack]),
    );
    const { swap, remove, add } = trackChanges(raw, wanted);
    const problems: unknown[] = [];
    const each = async (slots: TrackSlot[], step: (slot: TrackSlot) => Promise<unknown> | undefined) => {
      // A track that fails doesn't block the others.
      for (const slot of slots) await step(slot)?.catch((error: unknown) => problems.push(error));
    };
    await each(swap, (slot) => {
      const track = wanted[slot];
      return track ? held[slot]?.replaceTrack(track, true) : undefined;
    });
    await each(remove, (slot) => {
      const track = held[slot];
      return track && room.localParticipant.unpublishTrack(track, false);
    });
    if (room.localParticipant.permissions?.canPublish)
      await each(add, (slot) => {
        const track = this.wanted[slot];
        return track && track === wanted[slot] ? this.publish(slot, track) : undefined;
      });
    await this.syncMute();
    if (problems.length > 0) throw problems[0];
  }

  private async publish(slot: TrackSlot, track: MediaStreamTrack): Promise<void> {
    const own = ownTrack(track);
    if (slot === "microphone" && this.wanted.microphoneMuted) await own.mute();
    await this.session.room.localParticipant.publishTrack(own, optionsFor(slot));
  }

  /** Runs beside the other steps, so that it never waits for a track that is being published. */
  private syncMute(): Promise<void> {
    const step = async () => {
      const track = this.published().microphone;
      const { microphone, microphoneMuted } = this.wanted;
      // A microphone that is about to be unpublished must not be unmuted first.
      if (!track || !microphone || this.session.room.state !== "connected") return;
      if (track.isMuted !== microphoneMuted) await (microphoneMuted ? track.mute() : track.unmute());
      // The track may have been disabled while it was published to another room.
      track.mediaStreamTrack.enabled = !microphoneMuted;
    };
    this.muting = this.muting.then(step, step);
    return this.muting;
  }
}
