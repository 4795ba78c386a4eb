import type { Quality } from "@/lib/room/types";

/** Video stays on during short dips. */
const WEAK_MS = 8_000;
/** Every network looks better without video, so each failed return makes the next one wait longer. */
const FIRST_REST_MS = 20_000;
const LONGEST_REST_MS = 300_000;

/**
 * Decides when the network is too weak for video, and when to try video again. Call `judge` at regular
 * intervals.
 */
export class WeakNetwork {
  private weakSince: number | null = null;
  private goodSince: number | null = null;
  private rest = FIRST_REST_MS;
  private without = false;

  /** Whether to do without video at this quality. `now` in milliseconds. */
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
