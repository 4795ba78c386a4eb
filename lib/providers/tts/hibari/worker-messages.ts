/** From the process that wants a line said. */
export type ToWorker = { say: number; text: string } | { stop: number };

/** To it. A line ends with `done` or `failed`. */
export type FromWorker =
  | { loaded: true; ms: number; megabytes: number }
  | { line: number; pcm: Int16Array }
  | { line: number; done: true }
  | { line: number; failed: string };
