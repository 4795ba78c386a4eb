/** A track of a sender, with what it says about the sender's clock. */
interface Track {
  /** How far the media time is ahead of the sender's clock, by this track's quickest packets and its reports. */
  aheadMs: number | undefined;
  /** When its last packet arrived, on the media time. */
  heardAt: number;
}

/** A track without packets for this long says nothing. */
const SILENT_MS = 15_000;

/**
 * How far the media time is ahead of a sender's own clock, whatever that shows. Of all its tracks, the one whose
 * packets were on their way for the shortest time says it.
 */
export class SenderClock {
  private readonly tracks = new Set<Track>();

  add(track: Track): void {
    this.tracks.add(track);
  }

  /** Undefined while nothing is known. */
  get aheadMs(): number | undefined {
    const tracks = [...this.tracks];
    const now = Math.max(...tracks.map(({ heardAt }) => heardAt));
    const known = tracks.flatMap(({ aheadMs, heardAt }) =>
      aheadMs === undefined || now - heardAt > SILENT_MS ? [] : [aheadMs],
    );
    return known.length === 0 ? undefined : Math.min(...known);
  }
}
