/** What cells are written from and read by, besides the run of show itself. */
export interface TableAround {
  /** The roster, and those who are proposed for it. */
  people: readonly { id: string; name: string }[];
  hostName: string;
  decks: readonly { id: string; name: string; pages: number }[];
  videos: readonly { id: string; name: string }[];
  startsAt: Date | null;
  timezone: string;
  /** How long the show is planned to take; null while nobody said. */
  seconds: number | null;
}
