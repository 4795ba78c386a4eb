/** Nothing beside the picture is shown later than this, even while there is no picture. In milliseconds. */
export const MOST_BEHIND_MS = 30_000;
/** If the picture stands still for this long after the show has ended, it has reached the end. */
const STOOD_STILL_MS = 5_000;

interface Moment {
  /** The server's time, in epoch milliseconds. */
  server: number;
  /** When what the picture shows was live; null while there is no picture. */
  picture: number | null;
  /** The show has ended. */
  isOver: boolean;
}

/**
 * The time that everything beside the picture follows: when the picture was live. It never runs backward, so
 * that a poll doesn't close and open again when the player seeks.
 */
export class PictureClock {
  private shown = Number.NEGATIVE_INFINITY;
  private picture: number | null = null;
  private movedAt = Number.NEGATIVE_INFINITY;

  /** Returns the time in epoch milliseconds. Call it at regular intervals. */
  read({ server, picture, isOver }: Moment): number {
    if (picture !== this.picture || !isOver) this.movedAt = server;
    this.picture = picture;
    const hasEnded = isOver && server - this.movedAt >= STOOD_STILL_MS;
    const reached = hasEnded ? server : Math.max(picture ?? 0, server - MOST_BEHIND_MS);
    // A picture can't be ahead of the show: then the clocks differ.
    this.shown = Math.max(this.shown, Math.min(reached, server));
    return this.shown;
  }
}
