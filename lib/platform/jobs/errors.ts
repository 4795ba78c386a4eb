/** The work can't succeed on any attempt: the job fails now. */
export class FinalError extends Error {
  override name = "FinalError";
}

/** Another dispatch holds the job now. This run must stop and must not write anything more. */
export class LeaseLostError extends Error {
  override name = "LeaseLostError";
}
