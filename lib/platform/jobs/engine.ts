/** One dispatch of one job, as it is sent to the engine. */
export interface Dispatch {
  jobId: string;
  kind: string;
  handout: number;
  /** When, by the database's clock: this process may be hours off. Milliseconds since 1970. */
  at: number;
}

/** What runs jobs. It may lose or repeat any dispatch: the job row decides. */
export interface Engine {
  /**
   * Sends dispatches to the engine, all or none. One sent twice runs at most once.
   * @throws when the engine cannot be reached or refuses; the caller keeps the jobs
   */
  send(dispatches: Dispatch[]): Promise<void>;
}
