/** From the process that wants something of a model. */
export type ToModel<In> = { ask: number; input: In } | { stop: number };

/** To it. What was asked ends with `done` or `failed`. */
export type FromModel<Out> =
  | { loaded: true; ms: number; megabytes: number }
  | { ask: number; output: Out }
  | { ask: number; done: true }
  | { ask: number; failed: string };
