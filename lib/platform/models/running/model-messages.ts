/** From the process that uses a model. */
export type ToModel<In> = { ask: number; input: In } | { stop: number };

/** To the process that uses a model. Each request ends with `done` or `failed`. */
export type FromModel<Out> =
  | { loaded: true; ms: number; megabytes: number }
  | { ask: number; output: Out }
  | { ask: number; done: true }
  | { ask: number; failed: string };
