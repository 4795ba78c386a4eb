/** One hand-out of one job, as the engine gets it. */
export interface HandOut {
  jobId: string;
  kind: string;
  handout: number;
  /** When, by the database's clock: this process may be hours off. Milliseconds since 1970. */
  at: number;
}

/** What runs jobs. It may lose or repeat any hand-out: the job row decides. */
export interface Engine {
  /**
   * Gives hand-outs to the engine, all or none. Sending one twice runs it at most once.
   * @throws when the engine cannot be reached or refuses; the caller keeps the jobs
   */
  send(handOuts: HandOut[]): Promise<void>;
}
