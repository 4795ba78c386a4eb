/** What fetching and running a tool depends on. */
export interface Around {
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  log(line: string): void;
}
