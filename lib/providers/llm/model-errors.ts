import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from "ai";
import { WriterError } from "./port";

/** The endpoint couldn't be reached. */
export class NoResponse extends Error {
  constructor(cause: unknown) {
    super("The endpoint didn't respond.", { cause });
    this.name = "NoResponse";
  }
}

const lastOf = (error: unknown): unknown => (RetryError.isInstance(error) ? error.lastError : error);

const TOO_LONG = /context.?(length|window)|maximum context|too (long|large|many tokens)/i;

/** Whether an endpoint may have refused the question for its JSON Schema, rather than for its length. */
export function mayRefuseSchema(error: unknown): boolean {
  const last = lastOf(error);
  return (
    APICallError.isInstance(last) &&
    (last.statusCode === 400 || last.statusCode === 422) &&
    !TOO_LONG.test(last.responseBody ?? "")
  );
}

/** Says what happened in our words: the endpoint's own may have anything in them. */
export function toWriterError(error: unknown, signal: AbortSignal): WriterError {
  const last = lastOf(error);
  if (last instanceof WriterError) return last;
  if (signal.aborted) return new WriterError("The model took too long.", true);
  if (NoObjectGeneratedError.isInstance(last))
    return last.finishReason === "length"
      ? new WriterError("The model's answer was cut off.", false)
      : new WriterError("The model's answer wasn't JSON.", false);
  if (NoOutputGeneratedError.isInstance(last)) return new WriterError("The model's answer was empty.", false);
  if (last instanceof NoResponse || !APICallError.isInstance(last) || last.statusCode === undefined)
    return new WriterError("The model's endpoint couldn't be reached.", true);
  const { statusCode } = last;
  return statusCode < 300
    ? new WriterError("The model's endpoint didn't respond with a completion.", false)
    : new WriterError(
        `The model's endpoint responded with ${statusCode}.`,
        statusCode === 429 || statusCode >= 500,
      );
}
