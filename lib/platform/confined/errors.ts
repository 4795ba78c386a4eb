/** This machine cannot keep a child apart, and was not told to do without. */
export class NotConfinedError extends Error {
  override name = "NotConfinedError";

  constructor(reason: string) {
    super(`Confining children is not available here: ${reason}`);
  }
}
