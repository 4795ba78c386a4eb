/** The data, besides the run of show, from which cells are written and parsed. */
export interface TableAround {
  /** The roster and the people proposed for it. */
  people: readonly { id: string; name: string }[];
  hostName: string;
  decks: readonly { id: string; name: string; pages: number }[];
  videos: readonly { id: string; name: string }[];
  startsAt: Date | null;
  timezone: string;
  /** Planned duration of the show in seconds. Null if not set. */
  seconds: number | null;
}
