import { askedMs, backoffMs, retryAfterSeconds, wait } from "@/packages/client/src/backoff";

const PATIENCE_MS = 10_000;
/** Answers that another attempt may turn into the wanted one. */
const PASSING = [429, 502, 503, 504];

const CONFLICT = 409;

/** A conflict that says when to come back is the same call, still running from an attempt whose answer was lost. */
const mayPass = ({ status, headers }: Response): boolean =>
  PASSING.includes(status) || (status === CONFLICT && headers.has("retry-after"));

/**
 * `fetch` for what is harmless to ask for twice, such as a read or a call with an idempotency key: tried again while the
 * connection breaks or the server is busy. Ends with the last answer, or throws as `fetch` does.
 */
export async function fetchAgain(
  url: string,
  init: RequestInit = {},
  patienceMs = PATIENCE_MS,
): Promise<Response> {
  const started = Date.now();
  const signal = init.signal ?? undefined;
  for (let retry = 0; ; retry += 1) {
    const outcome = await fetch(url, init).catch((error: unknown) => ({ error }));
    const isAnswer = outcome instanceof Response;
    if (isAnswer && !mayPass(outcome)) return outcome;
    const asked = isAnswer ? retryAfterSeconds(outcome.headers, outcome.status) : undefined;
    const pause = Math.max(askedMs(asked), backoffMs(retry));
    if (Date.now() - started + pause > patienceMs) {
      if (isAnswer) return outcome;
      throw outcome.error;
    }
    await wait(pause, signal);
  }
}
