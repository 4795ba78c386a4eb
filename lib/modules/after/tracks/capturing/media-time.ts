import { sql } from "@/lib/platform/database/db";

const SAMPLES = 5;
const AGAIN_MS = 30_000;

const here = (): number => performance.timeOrigin + performance.now();

/**
 * A session's media time in this process. The database's clock is measured again and again, because a difference of
 * a few milliseconds would be heard.
 */
export class MediaTime {
  private aheadMs = 0;
  private measuredAt = Number.NEGATIVE_INFINITY;

  private constructor(private readonly startedAt: Date) {}

  /** `startedAt` is the session's `media_started_at`. */
  static async of(startedAt: Date): Promise<MediaTime> {
    const time = new MediaTime(startedAt);
    await time.measure();
    return time;
  }

  now(): number {
    return here() + this.aheadMs - this.startedAt.getTime();
  }

  /** Measures the database's clock, if that was a while ago. The quickest of several queries says it best. */
  async measure(): Promise<void> {
    if (performance.now() - this.measuredAt < AGAIN_MS) return;
    let best = Number.POSITIVE_INFINITY;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const asked = here();
      const [row] = await sql<{ ms: number }>(
        "capture_clock",
        "SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms",
      );
      const took = here() - asked;
      if (!row || took >= best) continue;
      best = took;
      this.aheadMs = row.ms - (asked + took / 2);
    }
    this.measuredAt = performance.now();
  }
}
