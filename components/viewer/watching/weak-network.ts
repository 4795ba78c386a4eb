import type { Quality } from "@/lib/room/types";

/** A short dip is no reason to take the pictures away. */
const WEAK_MS = 8_000;
/** Without pictures every network looks better: the way back is tried later each time it did not last. */
const FIRST_REST_MS = 20_000;
const LONGEST_REST_MS = 300_000;

/** When to go without pictures for the network's sake, and when to try with them again. Asked by a clock and told what changes. */
export class WeakNetwork {
  private weakSince: number | null = null;
  private goodSince: number | null = null;
  private rest = FIRST_REST_MS;
  private without = false;

  /** Whether to go without pictures, with this quality at this moment in milliseconds. */
  judge(quality: Quality, now: number): boolean {
    const weak = quality === "poor" || quality === "lost";
    const good = quality === "good" || quality === "excellent";
    this.weakSince = weak ? (this.weakSince ?? now) : null;
    this.goodSince = good ? (this.goodSince ?? now) : null;
    if (!this.without && this.weakSince !== null && now - this.weakSince >= WEAK_MS) {
      this.without = true;
      this.goodSince = null;
    } else if (this.without && this.goodSince !== null && now - this.goodSince >= this.rest) {
      this.rest = Math.min(LONGEST_REST_MS, this.rest * 2);
      this.without = false;
      this.weakSince = null;
    }
    return this.without;
  }
}
