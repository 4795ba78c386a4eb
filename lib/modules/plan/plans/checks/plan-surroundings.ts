/** What a run of show is compared with. */
export interface PlanSurroundings {
  /** How long the show is planned to take; null while nobody said. */
  seconds: number | null;
  hostName: string;
  /** The roster, and those who are only proposed for it. */
  people: readonly { id: string; name: string; accepted: boolean }[];
  /** How many pages each deck has, by its id. */
  deckPages: ReadonlyMap<string, number>;
  /** The show's videos, by their id: whether each can be played, and what it is called. */
  videos: ReadonlyMap<string, { name: string; state: string }>;
}
