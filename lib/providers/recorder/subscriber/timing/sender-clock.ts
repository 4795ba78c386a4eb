/** A track of a sender, with what it says about the sender's clock. */
interface Track {
  isSound: boolean;
  /** How far the media time is ahead of the sender's clock, by this track's quickest packets and its reports. */
  aheadMs: number | undefined;
  /** Whether its packets say when they were captured: reports say less. */
  isExact: boolean;
  /** When its last packet arrived, on the media time. */
  heardAt: number;
}

/** A track without packets for this long says nothing. */
const SILENT_MS = 15_000;

/**
 * How far the media time is ahead of a sender's own clock, whatever that shows. Of its microphone and the sound of its
 * screen, the one whose packets were on their way for the shortest time says it. Pictures only do without any sound: the
 * room server switches between their sizes, and their times may jump with that.
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
    const known = tracks.flatMap(({ aheadMs, heardAt, isSound, isExact }) =>
      aheadMs === undefined || now - heardAt > SILENT_MS ? [] : [{ aheadMs, isSound, isExact }],
    );
    const sounds = known.filter(({ isSound }) => isSound);
    const exact = known.filter(({ isExact }) => isExact);
    const best = [exact, sounds, known].find(({ length }) => length > 0) ?? [];
    return best.length === 0 ? undefined : Math.min(...best.map(({ aheadMs }) => aheadMs));
  }
}
