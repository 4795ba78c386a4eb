/** While the show is on air, nothing beside the picture is shown later than this, even while there is no picture. In milliseconds. */
export const MOST_BEHIND_MS = 30_000;
/** If the picture stands still for this long after the show has ended, it has reached the end. */
const STOOD_STILL_MS = 5_000;
/** The same further from the end: the rest may still be composed, or on its way. */
const STALLED_MS = 20_000;
const NEAR_END_MS = 2_000;

interface Moment {
  /** The server's time, in epoch milliseconds. */
  server: number;
  /** When what the picture shows was live; null while there is no picture. */
  picture: number | null;
  /** When the show ended; null while it hasn't. */
  endedAt: number | null;
}

/**
 * The time that everything beside the picture follows: when the picture was live. It never runs backward, so
 * that a poll doesn't close and open again when the player seeks. After the show, it waits for the picture as long as that
 * goes on: the end replaces it.
 */
export class PictureClock {
  private shown = Number.NEGATIVE_INFINITY;
  private picture: number | null = null;
  private movedAt = Number.NEGATIVE_INFINITY;

  /** Returns the time in epoch milliseconds. Call it at regular intervals. */
  read({ server, picture, endedAt }: Moment): number {
    if (picture !== this.picture || endedAt === null) this.movedAt = server;
    this.picture = picture;
    const isFar = endedAt !== null && picture !== null && picture < endedAt - NEAR_END_MS;
    const hasEnded = endedAt !== null && server - this.movedAt >= (isFar ? STALLED_MS : STOOD_STILL_MS);
    const least = endedAt === null || picture === null ? server - MOST_BEHIND_MS : 0;
    const reached = hasEnded ? server : Math.max(picture ?? 0, least);
    // A picture can't be ahead of the show: then the clocks differ.
    this.shown = Math.max(this.shown, Math.min(reached, server));
    return this.shown;
  }
}
