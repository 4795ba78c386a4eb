import { askedMs, backoffMs, retryAfterSeconds, wait } from "@/packages/client/src/backoff";

const PATIENCE_MS = 10_000;
/** Statuses for which another attempt may succeed. */
const PASSING = [429, 502, 503, 504];

const CONFLICT = 409;

/** A conflict with `Retry-After` is this call itself, still running from an attempt whose response was lost. */
const mayPass = ({ status, headers }: Response): boolean =>
  PASSING.includes(status) || (status === CONFLICT && headers.has("retry-after"));

/**
 * `fetch` for requests that are safe to repeat, such as a read or a call with an idempotency key: retries
 * while the connection fails or the server is busy. Returns the last response, or throws as `fetch` does.
 */
export async function fetchAgain(
  url: string,
  init: RequestInit = {},
  patienceMs = PATIENCE_MS,
  send = fetch,
): Promise<Response> {
  const started = Date.now();
  const signal = init.signal ?? undefined;
  for (let retry = 0; ; retry += 1) {
    const outcome = await send(url, init).catch((error: unknown) => ({ error }));
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
