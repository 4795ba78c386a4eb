/** The work cannot succeed, however often it is tried: the job fails now. */
export class FinalError extends Error {
  override name = "FinalError";
}

/** Another dispatch holds the job now: this run has to stop and must not write anything more. */
export class LeaseLostError extends Error {
  override name = "LeaseLostError";
}
