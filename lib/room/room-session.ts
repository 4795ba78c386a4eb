import {
  type DisconnectReason,
  LogLevel,
  type RemoteParticipant,
  type RemoteTrack,
  Room,
  RoomEvent,
  setLogLevel,
  Track,
} from "livekit-client";
import { ApiError } from "@/lib/client/api-error";
import { isSamePerson } from "@/lib/stage/room-identity";
import { AudioOut } from "./audio-out";
import { backoffMs } from "./backoff";
import { finalCause } from "./disconnect-cause";
import type { LiveRoom } from "./live-room";
import { Store } from "./store";
import type { MediaKind, RoomAccess, RoomEnd, RoomView, VideoSource } from "./types";
import { EMPTY_VIEW, renewed, viewOfRoom } from "./view-of-room";

/**
 * How long the SDK may try to resume, in milliseconds. After that, the room is joined again with a fresh
 * token.
 */
const RESUME_MS = 8_000;
/** After that, the page says so, and attempts become rare. */
const LOST_MS = 120_000;
const RARELY_MS = 20_000;
const SOURCES: Record<MediaKind, Track.Source> = {
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
};
const REDRAW = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.ParticipantPermissionsChanged,
  RoomEvent.ParticipantNameChanged,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.TrackUnpublished,
  RoomEvent.LocalTrackPublished,
  RoomEvent.LocalTrackUnpublished,
  RoomEvent.ActiveSpeakersChanged,
  RoomEvent.ConnectionQualityChanged,
  RoomEvent.AudioPlaybackStatusChanged,
] as const;

export interface RoomSessionOptions {
  /** Called before every join. Errors are retried unless `isFinal` returns true. */
  getAccess: () => Promise<RoomAccess>;
  /** Whether requesting another token is pointless, because the link was revoked or the show is over. */
  isFinal?: (error: unknown) => boolean;
  /** Receives the server's messages, and is notified of connecting and disconnecting. */
  live?: LiveRoom;
  /** False: only send; receive no video or audio. */
  receive?: boolean;
}

/**
 * A connection to one room: joins, resumes, and joins again with a fresh token if the server was unreachable.
 * Ends only for a reason that retrying can't change, and reports it.
 */
export class RoomSession {
  readonly room: Room;
  readonly audio: AudioOut;
  private readonly store = new Store<RoomView>(EMPTY_VIEW);
  private readonly sources = new WeakMap<RemoteTrack, VideoSource>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lostAt = 0;
  /** Increases with every start and stop, so that late results of a previous one are discarded. */
  private turn = 0;

  constructor(private readonly options: RoomSessionOptions) {
    // Problems are shown on the page; the SDK's own log would contain tokens.
    setLogLevel(LogLevel.silent);
    this.room = new Room({
      adaptiveStream: true,
      dynacast: true,
      stopLocalTrackOnUnpublish: false,
      disconnectOnPageLeave: true,
      reconnectPolicy: {
        nextRetryDelayInMs: ({ retryCount, elapsedMs }) =>
          elapsedMs > RESUME_MS ? null : Math.min(2_000, 200 * 2 ** retryCount),
      },
    });
    this.audio = new AudioOut(this.room);
    this.listen();
  }

  get = this.store.get;
  subscribe = this.store.subscribe;

  /** Connects, or reconnects after an end or a loss. */
  connect(): void {
    const { connection, ended } = this.get();
    if (ended === null && connection !== "idle" && connection !== "lost") return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.lostAt = Date.now();
    this.patch({ connection: "connecting", ended: null, problem: null, attempt: 0 });
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.wake);
    void this.join(++this.turn);
  }

  async disconnect(): Promise<void> {
    this.end("left", null);
    await this.room.disconnect(false);
  }

  /** Must be called from a user gesture. */
  startAudio = (): Promise<void> => this.room.startAudio();

  /**
   * Returns a person's video or null; the same object for the same video. If they have several connections,
   * the newest one with video counts. Doesn't include this user's own.
   */
  picture(person: string, kind: MediaKind): VideoSource | null {
    const publication = this.connectionsOf(person)
      .map((participant) => participant.getTrackPublication(SOURCES[kind]))
      .find((sent) => sent?.track && !sent.isMuted);
    const track = publication?.track as RemoteTrack | undefined;
    if (!publication || !track) return null;
    const known = this.sources.get(track);
    if (known) return known;
    const source: VideoSource = {
      id: publication.trackSid,
      attach: (element) => {
        track.attach(element);
        return () => void track.detach(element);
      },
    };
    this.sources.set(track, source);
    return source;
  }

  /** Newest first. */
  private connectionsOf(person: string): RemoteParticipant[] {
    const since = ({ joinedAt }: RemoteParticipant) => joinedAt?.getTime() ?? 0;
    return [...this.room.remoteParticipants.values()]
      .filter(({ identity }) => isSamePerson(identity, person))
      .sort((one, other) => since(other) - since(one));
  }

  private async join(turn: number): Promise<void> {
    try {
      const { url, token } = await this.options.getAccess();
      if (turn !== this.turn) return;
      await this.room.connect(url, token, {
        maxRetries: 0,
        peerConnectionTimeout: 10_000,
        autoSubscribe: this.options.receive ?? true,
      });
      if (turn !== this.turn) return;
      this.lostAt = 0;
      this.patch({ connection: "connected", problem: null, attempt: 0 });
      this.options.live?.joined();
    } catch (error) {
      if (turn !== this.turn) return;
      const isOver = error instanceof ApiError && error.code === "gone";
      if (this.options.isFinal?.(error)) this.end(isOver ? "closed" : "refused", messageOf(error));
      else this.retry(messageOf(error));
    }
  }

  private retry(problem: string): void {
    if (this.timer !== undefined) return;
    this.lostAt ||= Date.now();
    const attempt = this.get().attempt + 1;
    const isLost = Date.now() - this.lostAt > LOST_MS;
    const first = this.get().connection === "connecting";
    this.patch({ connection: isLost ? "lost" : first ? "connecting" : "reconnecting", problem, attempt });
    const pauseMs = isLost ? RARELY_MS * (1 + Math.random()) : backoffMs(attempt);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.join(this.turn);
    }, pauseMs);
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.hurry();
  };

  /** The network is back: don't wait for the timer. */
  private readonly hurry = (): void => {
    if (this.get().connection === "lost") this.connect();
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    void this.join(this.turn);
  };

  private end(ended: RoomEnd, problem: string | null): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.timer = undefined;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.wake);
    this.patch({ connection: "idle", ended, problem, attempt: 0 });
  }

  private listen(): void {
    const redraw = () => this.patch({});
    const repaint = () => this.store.update((view) => ({ ...view, pictures: view.pictures + 1 }));
    for (const event of REDRAW) this.room.on(event, redraw);
    this.room
      .on(RoomEvent.TrackSubscribed, () => this.patch({ pictures: this.get().pictures + 1 }))
      .on(RoomEvent.TrackUnsubscribed, () => this.patch({ pictures: this.get().pictures + 1 }))
      .on(RoomEvent.TrackMuted, repaint)
      .on(RoomEvent.TrackUnmuted, repaint)
      .on(RoomEvent.Reconnecting, () => this.patch({ connection: "reconnecting" }))
      .on(RoomEvent.SignalReconnecting, () => this.patch({ connection: "reconnecting" }))
      .on(RoomEvent.Reconnected, () => {
        this.patch({ connection: "connected", problem: null });
        this.options.live?.joined();
      })
      .on(RoomEvent.Disconnected, (reason) => this.onDisconnected(reason))
      .on(RoomEvent.DataReceived, (payload, participant) => {
        // Ignores data from other participants.
        if (!participant) void this.options.live?.hear(new TextDecoder().decode(payload));
      });
  }

  private onDisconnected(reason: DisconnectReason | undefined): void {
    const { connection, ended } = this.get();
    if (ended !== null) return;
    const final = finalCause(reason);
    if (final !== null && final !== "left") this.end(final, null);
    // A failed join is reported by the join itself.
    else if (connection === "connected" || connection === "reconnecting") {
      this.patch({ connection: "reconnecting" });
      this.retry("Connection lost.");
    }
  }

  private patch(change: Partial<RoomView>): void {
    const before = this.get().connection;
    this.store.update((view) => renewed(view, { ...viewOfRoom(this.room), ...change }));
    if (before === "connected" && this.get().connection !== "connected") this.options.live?.left();
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : "The server isn’t responding.";
