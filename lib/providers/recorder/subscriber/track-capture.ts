import type { CapturedSource, CaptureReport } from "../port";
import { av1Pictures } from "./frames/av1";
import type { Frame, FrameReader } from "./frames/frame";
import { h264Pictures } from "./frames/h264";
import { OpusReader, opusLengthMs } from "./frames/opus";
import { PictureReader } from "./frames/picture-reader";
import { vp8Picture } from "./frames/vp8";
import { vp9Pictures } from "./frames/vp9";
import { PartWriter } from "./part-writer";
import { type ArrivedPacket, PacketOrder } from "./timing/packet-order";
import { Placement } from "./timing/placement";
import { RtpTime } from "./timing/rtp-time";
import type { SenderClock } from "./timing/sender-clock";

/** How long to wait for a missing packet. Only those of pictures are sent again. */
const PATIENCE_MS = { picture: 300, sound: 60 };
/** Key frames are rare otherwise, and a chunk can only be played from one. */
const KEY_EVERY_MS = 2_000;
const KEY_AGAIN_MS = 500;
/** What was sent before a mute still arrives. */
const MUTED_MS = 300;
const ROUNDING_MS = 1;
const OPUS_RATE = 48_000;
const PICTURE_RATE = 90_000;

interface Options {
  /** The beginning of its parts' keys. */
  name: string;
  person: string;
  source: CapturedSource;
  isSound: boolean;
  sender: SenderClock;
  report: (report: CaptureReport) => void;
  askForKey: () => void;
}

/** Captures one stream of the room: from packets to parts. */
export class TrackCapture {
  private readonly time: RtpTime;
  private readonly placement: Placement;
  private readonly order: PacketOrder;
  private readonly readers = new Map<string, FrameReader>();
  private codecs = new Map<number, string>();
  private waiting: Frame[] = [];
  private writer: PartWriter | undefined;
  private key = "";
  private parts = 0;
  private lostBefore = 0;
  private mutedAt: number | undefined;
  private newestMs = Number.NEGATIVE_INFINITY;
  /** Length of the packets of sound. */
  private packetMs = 0;
  private lastKeyAt = Number.NEGATIVE_INFINITY;
  private askedAt = Number.NEGATIVE_INFINITY;
  private isRefused = false;

  constructor(private readonly options: Options) {
    this.time = new RtpTime(options.isSound ? OPUS_RATE : PICTURE_RATE);
    this.placement = new Placement(options.sender, options.isSound);
    this.order = new PacketOrder(options.isSound ? PATIENCE_MS.sound : PATIENCE_MS.picture);
  }

  packet(packet: ArrivedPacket, codec: string): void {
    if (this.isMuted(packet.arrivedMs)) return;
    const rtpMs = this.time.ms(packet.timestamp);
    this.codecs.set(packet.payloadType, codec);
    // A picture's later packets and those sent again say nothing about its time.
    if (rtpMs > this.newestMs) {
      // Sound goes on edge to edge.
      if (this.packetMs > 0 && rtpMs - this.newestMs > this.packetMs + ROUNDING_MS)
        this.placement.resumed(rtpMs, packet.arrivedMs);
      this.newestMs = rtpMs;
      if (this.options.isSound) this.packetMs = opusLengthMs(packet.payload);
      if (packet.capturedMs !== undefined) this.placement.captured(rtpMs, packet.capturedMs);
      const by = this.placement.arrived(rtpMs + this.packetMs, packet.arrivedMs);
      if (by !== undefined) this.writer?.move(by);
    }
    this.order.add(packet);
    this.advance(packet.arrivedMs);
  }

  /**
   * The sender's report: at `sentMs` of its clock it was at this timestamp. For sound, browsers give the time when a
   * packet was complete with the timestamp of its first sample.
   */
  senderReport(timestamp: number, sentMs: number): void {
    if (this.newestMs === Number.NEGATIVE_INFINITY) return;
    const by = this.placement.report(this.time.near(timestamp), sentMs - this.packetMs);
    if (by !== undefined) this.writer?.move(by);
  }

  /** The media time was later than thought, by this much. */
  clockWasBehind(byMs: number): void {
    this.placement.clockWasBehind(byMs);
    this.writer?.move(byMs);
  }

  /** A muted track ends its part, and begins another one when it's back. */
  setMuted(isMuted: boolean, nowMs: number): void {
    if (!isMuted) this.mutedAt = undefined;
    else this.mutedAt ??= nowMs;
  }

  /** Called many times a second. */
  tick(nowMs: number): void {
    if (this.isMuted(nowMs)) {
      this.close();
      return;
    }
    this.advance(nowMs);
    this.writer?.tick(nowMs);
    if (this.options.isSound || this.newestMs === Number.NEGATIVE_INFINITY) return;
    const every = this.needsKey() ? KEY_AGAIN_MS : KEY_EVERY_MS;
    if (nowMs - Math.max(this.lastKeyAt, this.askedAt) < every) return;
    this.askedAt = nowMs;
    this.options.askForKey();
  }

  /** Ends with everything that arrived, or what was before this time. */
  close(untilMs = Number.POSITIVE_INFINITY): void {
    this.read(Number.POSITIVE_INFINITY);
    this.place();
    this.closePart(untilMs);
  }

  private isMuted(nowMs: number): boolean {
    return this.mutedAt !== undefined && nowMs > this.mutedAt + MUTED_MS;
  }

  private needsKey(): boolean {
    return [...this.readers.values()].some((reader) => reader instanceof PictureReader && reader.needsKey);
  }

  private advance(nowMs: number): void {
    this.read(nowMs);
    if (this.placement.isSettled(nowMs)) this.place(this.placement.sureUntil(nowMs));
  }

  private read(nowMs: number): void {
    for (const { packet, missing } of this.order.take(nowMs)) {
      const codec = this.codecs.get(packet.payloadType) ?? "";
      const reader = this.readerOf(codec);
      if (reader) this.waiting.push(...reader.read(packet, missing));
    }
  }

  private readerOf(codec: string): FrameReader | undefined {
    const known = this.readers.get(codec);
    if (known) return known;
    const made = READERS[codec]?.();
    if (made) this.readers.set(codec, made);
    else if (!this.isRefused) {
      this.isRefused = true;
      const { person, source, report } = this.options;
      report({ is: "refused", person, source, reason: "unsupported_codec" });
    }
    return made;
  }

  private place(untilRtpMs = Number.POSITIVE_INFINITY): void {
    const frames = this.waiting;
    this.waiting = [];
    for (const [index, frame] of frames.entries()) {
      const rtpMs = this.time.near(frame.timestamp);
      if (rtpMs >= untilRtpMs) {
        this.waiting = frames.slice(index);
        return;
      }
      const atMs = this.placement.at(rtpMs);
      if (frame.isKey && !this.options.isSound) this.lastKeyAt = frame.arrivedMs;
      if (frame.format && !this.writer?.fits(frame.format)) {
        if (this.writer && !this.options.isSound) this.placement.switched();
        this.open(frame.format, atMs);
      }
      const { arrivedMs, lengthMs, isKey, data, missing } = frame;
      this.writer?.add({ atMs, arrivedMs, lengthMs, isKey, data, isAfterLoss: missing > 0 });
    }
  }

  private open(format: NonNullable<Frame["format"]>, startsAtMs: number): void {
    this.closePart();
    this.parts += 1;
    this.key = `${this.options.name}.${this.parts}`;
    this.lostBefore = this.order.lost;
    const { person, source, report } = this.options;
    this.writer = new PartWriter({ key: this.key, person, source, format, startsAtMs, report });
  }

  private closePart(untilMs = Number.POSITIVE_INFINITY): void {
    const { writer } = this;
    if (!writer) return;
    this.writer = undefined;
    const endsAtMs = writer.close(untilMs);
    const quality = {
      lost_packets: this.order.lost - this.lostBefore,
      frame_rate: writer.frameRate,
      clock_drift_ms: this.placement.driftMs,
      aligned: this.placement.isAligned,
    };
    this.options.report({ is: "closed", part: this.key, endsAtMs, gaps: writer.gaps, quality });
  }
}

const READERS: Record<string, () => FrameReader> = {
  "audio/opus": () => new OpusReader(),
  "video/vp8": () => new PictureReader(vp8Picture),
  "video/vp9": () => new PictureReader(vp9Pictures()),
  "video/av1": () => new PictureReader(av1Pictures()),
  "video/h264": () => new PictureReader(h264Pictures()),
};
