/** This machine can't confine a child, and running without confinement was not allowed. */
export class NotConfinedError extends Error {
  override name = "NotConfinedError";

  constructor(reason: string) {
    super(`Confining children is not available here: ${reason}`);
  }
}
