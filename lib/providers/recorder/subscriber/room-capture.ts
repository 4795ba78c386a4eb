import { type ParticipantInfo, ParticipantInfo_State, type TrackInfo, TrackSource } from "@livekit/protocol";
import { personOf } from "@/lib/stage/room-identity";
import type { Joining } from "../../room/part/part-messages";
import type { CapturedSource } from "../port";
import { RoomMedia, type Stream } from "./room/room-media";
import { type Incoming, RoomSignal } from "./room/room-signal";
import type { FromSubscriber, ToSubscriber } from "./subscriber-messages";
import { MediaClock } from "./timing/media-clock";
import { SenderClock } from "./timing/sender-clock";
import { TrackCapture } from "./track-capture";

const TICK_MS = 50;
/** What we capture, by the room server's numbers. */
const SOURCES = new Map<TrackSource, CapturedSource>([
  [TrackSource.CAMERA, "camera"],
  [TrackSource.MICROPHONE, "microphone"],
  [TrackSource.SCREEN_SHARE, "screen_share"],
  [TrackSource.SCREEN_SHARE_AUDIO, "screen_share_audio"],
]);

interface Published {
  participantSid: string;
  person: string;
  source: CapturedSource;
  isSound: boolean;
  isMuted: boolean;
  isSubscribed: boolean;
}

/** This process in a room, as a hidden participant. It captures the people that it's told to, no one at first. */
export class RoomCapture {
  private readonly clock = new MediaClock();
  private readonly published = new Map<string, Published>();
  private readonly senders = new Map<string, SenderClock>();
  /** The participant of each identity, and those that aren't in the room any more, by the room server's ids. */
  private readonly sids = new Map<string, string>();
  private readonly gone = new Set<string>();
  private readonly captures = new Map<number, TrackCapture>();
  private readonly trackOf = new Map<number, string>();
  private people: ReadonlySet<string> = new Set();
  private run = "";
  private signal: RoomSignal | undefined;
  private media: RoomMedia | undefined;
  private ticks: NodeJS.Timeout | undefined;
  private isOver = false;

  private constructor(
    private readonly emit: (report: FromSubscriber) => void,
    private readonly left: (reason: string) => void,
  ) {}

  static async join(
    { url, token }: Joining,
    emit: (report: FromSubscriber) => void,
    left: (reason: string) => void,
  ): Promise<RoomCapture> {
    const capture = new RoomCapture(emit, left);
    const { signal, joined } = await RoomSignal.join(url, token, {
      take: (message) => capture.heard(message),
      gone: (reason) => capture.end(reason),
    });
    capture.signal = signal;
    const { hostname } = new URL(url);
    const isLocal = hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
    capture.media = new RoomMedia(joined.iceServers, isLocal, {
      packet: (stream, { header, payload }, codec, capturedMs) => {
        const { sequenceNumber: sequence, timestamp, marker, payloadType } = header;
        const arrivedMs = capture.clock.now();
        const packet = { sequence, timestamp, marker, payloadType, payload, arrivedMs, capturedMs };
        capture.captureOf(stream)?.packet(packet, codec);
      },
      senderReport: ({ ssrc }, timestamp, sentMs) =>
        capture.captures.get(ssrc)?.senderReport(timestamp, sentMs),
      candidate: (candidate) => signal.candidate(candidate),
      gone: (reason) => capture.end(reason),
    });
    for (const participant of joined.otherParticipants) capture.update(participant);
    capture.ticks = setInterval(() => capture.tick(), TICK_MS);
    return capture;
  }

  take({ people, sinceMs, endedMs, mediaMs, run, stop }: ToSubscriber): void {
    if (run !== undefined) this.run = run;
    if (mediaMs !== undefined) this.setClock(mediaMs);
    if (people) {
      this.people = new Set(people);
      this.chooseAll(sinceMs, endedMs);
    }
    if (stop) this.end("it was stopped");
  }

  /** What arrived while the clock was behind, arrived later than it said. */
  private setClock(mediaMs: number): void {
    const behindMs = this.clock.set(mediaMs);
    if (behindMs > 0) for (const capture of this.captures.values()) capture.clockWasBehind(behindMs);
  }

  async leave(): Promise<void> {
    this.end("it left");
    await this.media?.close();
  }

  /** Closes every part first, so that it's reported. */
  private end(reason: string): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.ticks);
    for (const capture of this.captures.values()) capture.close();
    this.captures.clear();
    this.signal?.leave();
    this.left(reason);
  }

  private heard(message: Incoming): void {
    switch (message.case) {
      case "offer": {
        const { sdp, id } = message.value;
        this.media?.offer(sdp).then(
          (answer) => this.signal?.answer(answer, id),
          (error: unknown) => this.end(`the room's offer wasn't understood: ${String(error)}`),
        );
        break;
      }
      case "trickle":
        this.media?.candidate(message.value.candidateInit).catch(() => undefined);
        break;
      case "update":
        for (const participant of message.value.participants) this.update(participant);
        break;
      default:
    }
  }

  /**
   * What a participant publishes now. The room server still lists the tracks of one that is gone, and doesn't say that it's
   * gone if the same identity has joined again.
   */
  private update({ sid, identity, tracks, state }: ParticipantInfo): void {
    if (this.gone.has(sid)) return;
    const before = this.sids.get(identity);
    if (before !== undefined && before !== sid) this.forget(before);
    this.sids.set(identity, sid);
    if (state === ParticipantInfo_State.DISCONNECTED) {
      this.forget(sid);
      return;
    }
    const person = personOf(identity);
    const seen = new Set<string>();
    for (const track of tracks) {
      const source = SOURCES.get(track.source);
      if (!source) continue;
      seen.add(track.sid);
      this.note(track, { participantSid: sid, person, source });
    }
    this.unpublish(sid, seen);
    this.chooseAll();
  }

  private forget(participantSid: string): void {
    this.gone.add(participantSid);
    this.senders.delete(participantSid);
    this.unpublish(participantSid, new Set());
  }

  /** Ends what a participant published before, except for these tracks. */
  private unpublish(of: string, kept: ReadonlySet<string>): void {
    for (const [trackSid, { participantSid }] of this.published)
      if (participantSid === of && !kept.has(trackSid)) {
        this.drop(trackSid);
        this.published.delete(trackSid);
      }
  }

  private note(
    { sid, muted, type }: TrackInfo,
    owner: Pick<Published, "participantSid" | "person" | "source">,
  ): void {
    const isSubscribed = this.published.get(sid)?.isSubscribed ?? false;
    const isSound = type === 0;
    this.published.set(sid, { ...owner, isSound, isMuted: muted, isSubscribed });
    for (const [ssrc, capture] of this.captures)
      if (this.trackOf.get(ssrc) === sid) capture.setMuted(muted, this.clock.now());
  }

  private chooseAll(sinceMs?: number, endedMs: Readonly<Record<string, number>> = {}): void {
    for (const [trackSid, track] of this.published) {
      const isWanted = this.people.has(track.person);
      if (isWanted === track.isSubscribed) continue;
      track.isSubscribed = isWanted;
      this.signal?.subscribe(track.participantSid, trackSid, isWanted);
      if (!isWanted) this.drop(trackSid, endedMs[track.person] ?? sinceMs);
    }
  }

  private captureOf({ ssrc, trackSid, askForKey }: Stream): TrackCapture | undefined {
    const known = this.captures.get(ssrc);
    if (known) return known;
    const track = this.published.get(trackSid);
    // Packets still arrive after a person has left the stage.
    if (!track?.isSubscribed || this.run === "") return undefined;
    const { person, source, isSound, participantSid } = track;
    const sender = this.senders.get(participantSid) ?? new SenderClock();
    this.senders.set(participantSid, sender);
    const name = `${trackSid}.${this.run}.${ssrc}`;
    const capture = new TrackCapture({
      name,
      person,
      source,
      isSound,
      sender,
      report: this.emit,
      askForKey,
    });
    capture.setMuted(track.isMuted, this.clock.now());
    this.captures.set(ssrc, capture);
    this.trackOf.set(ssrc, trackSid);
    return capture;
  }

  /** Ends a track: with everything that arrived, or what was before a time. */
  private drop(trackSid: string, untilMs?: number): void {
    for (const [ssrc, capture] of this.captures)
      if (this.trackOf.get(ssrc) === trackSid) {
        capture.close(untilMs);
        this.captures.delete(ssrc);
        this.trackOf.delete(ssrc);
      }
  }

  private tick(): void {
    const now = this.clock.now();
    for (const capture of this.captures.values()) capture.tick(now);
  }
}
