import type { ArrivedPacket } from "../timing/packet-order";
import type { Format, Frame, FrameReader } from "./frame";

/** What a codec's packets say. */
export interface Picture {
  isKey: boolean;
  data: Buffer;
  /** For key frames. */
  format: Format | null;
}

/** Smaller pictures are what the room server fills a muted track with. */
const SMALLEST = 16;

/**
 * Pictures from packets with the same timestamp. A picture with a missing packet is dropped, and so is everything that
 * builds on it, up to the next key frame.
 */
export class PictureReader implements FrameReader {
  private packets: ArrivedPacket[] = [];
  private isBroken = true;
  private missing = 0;

  constructor(private readonly assemble: (payloads: readonly Buffer[]) => Picture | null) {}

  /** Whether it waits for a key frame. */
  get needsKey(): boolean {
    return this.isBroken;
  }

  read(packet: ArrivedPacket, missing: number): Frame[] {
    const frames: Frame[] = [];
    if (missing > 0) {
      this.isBroken = true;
      this.missing += missing;
      this.packets = [];
    }
    // The end of a picture may have been lost, or may be unmarked.
    if (this.packets[0] && this.packets[0].timestamp !== packet.timestamp) this.finish(frames);
    this.packets.push(packet);
    if (packet.marker) this.finish(frames);
    return frames;
  }

  private finish(frames: Frame[]): void {
    const packets = this.packets;
    this.packets = [];
    const last = packets.at(-1);
    const picture = last && this.assemble(packets.map(({ payload }) => payload));
    if (!last) return;
    if (!picture) {
      this.isBroken = true;
      return;
    }
    if (picture.isKey) this.isBroken = isFiller(picture.format);
    if (this.isBroken) return;
    const { timestamp, arrivedMs } = last;
    frames.push({ timestamp, arrivedMs, lengthMs: 0, missing: this.missing, ...picture });
    this.missing = 0;
  }
}

const isFiller = (format: Format | null): boolean =>
  format === null || (format.width ?? 0) <= SMALLEST || (format.height ?? 0) <= SMALLEST;
