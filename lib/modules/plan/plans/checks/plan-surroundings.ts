/** The data that a run of show is checked against. */
export interface PlanSurroundings {
  /** Planned duration of the show in seconds. Null if not set. */
  seconds: number | null;
  hostName: string;
  /** The roster and the people proposed for it. */
  people: readonly { id: string; name: string; accepted: boolean }[];
  /** Number of pages of each deck, by ID. */
  deckPages: ReadonlyMap<string, number>;
  /** The show's videos by ID: name, and whether it is ready to play. */
  videos: ReadonlyMap<string, { name: string; state: string }>;
}
