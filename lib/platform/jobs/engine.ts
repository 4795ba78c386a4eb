/** One dispatch of one job, as sent to the engine. */
export interface Dispatch {
  jobId: string;
  kind: string;
  handout: number;
  /**
   * When it was dispatched, by the database's clock, because this process's may be hours off. In milliseconds
   * since 1970.
   */
  at: number;
}

/** Runs jobs. It may lose or repeat any dispatch; the job row decides. */
export interface Engine {
  /**
   * Sends dispatches to the engine, all or none. A repeated one runs at most once.
   * @throws if the engine can't be reached or refuses; the caller keeps the jobs
   */
  send(dispatches: Dispatch[]): Promise<void>;
}
