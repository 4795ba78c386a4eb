/** A packet of a track, as it arrived. */
export interface ArrivedPacket {
  sequence: number;
  timestamp: number;
  marker: boolean;
  payloadType: number;
  payload: Buffer;
  /** On the session's media time. */
  arrivedMs: number;
  /** When its first sample was captured, on the sender's clock. Not every packet says it. */
  capturedMs?: number | undefined;
}

/** More missing packets in a row than this is another stream, or a long interruption. */
const FARTHEST = 3_000;
const HALF = 0x8000;

/**
 * Puts packets in order. Waits a moment for those that are missing, because they may be on their way again, then
 * goes on without them.
 */
export class PacketOrder {
  private next: number | undefined;
  private readonly waiting = new Map<number, ArrivedPacket>();
  private lostCount = 0;
  private skipped = 0;

  constructor(private readonly patienceMs: number) {}

  /** Packets that never came, so far. */
  get lost(): number {
    return this.lostCount;
  }

  add(packet: ArrivedPacket): void {
    this.next ??= packet.sequence;
    const ahead = ((packet.sequence - this.next + HALF) & 0xffff) - HALF;
    if (ahead < 0 && ahead > -FARTHEST) return;
    if (Math.abs(ahead) > FARTHEST) {
      this.waiting.clear();
      this.next = packet.sequence;
      this.skipped += 1;
    }
    this.waiting.set(packet.sequence, packet);
  }

  /** The next packets in order, each with how many are missing before it. */
  *take(nowMs: number): Generator<{ packet: ArrivedPacket; missing: number }> {
    while (this.waiting.size > 0 && this.next !== undefined) {
      const packet = this.waiting.get(this.next);
      if (!packet && !this.skipMissing(nowMs)) return;
      if (!packet) continue;
      this.waiting.delete(this.next);
      this.next = (this.next + 1) & 0xffff;
      const missing = this.skipped;
      this.skipped = 0;
      yield { packet, missing };
    }
  }

  private skipMissing(nowMs: number): boolean {
    const next = this.next ?? 0;
    let nearest = Number.POSITIVE_INFINITY;
    let oldest = Number.POSITIVE_INFINITY;
    for (const { sequence, arrivedMs } of this.waiting.values()) {
      nearest = Math.min(nearest, (sequence - next) & 0xffff);
      oldest = Math.min(oldest, arrivedMs);
    }
    if (nowMs - oldest < this.patienceMs) return false;
    this.next = (next + nearest) & 0xffff;
    this.skipped += nearest;
    this.lostCount += nearest;
    return true;
  }
}
