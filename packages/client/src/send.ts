import { type Answer, type Result, readAnswer } from "./answer";
import { askedMs, backoffMs, wait } from "./backoff";
import { ShowrunnerError } from "./error";
import { canResend, type FilePart } from "./file-body";
import { newKey } from "./new-key";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** One intent, ready to send. */
export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON; omitted if undefined. */
  body: unknown;
  /** Sent as is, instead of `body`. */
  file?: FilePart | undefined;
  idempotencyKey?: string | undefined;
  raw?: boolean;
}

export interface Policy {
  fetch: Fetch;
  /** How many times a call is retried after a temporary failure. */
  maxRetries: number;
  /**
   * How long after its start a call may still be retried, in milliseconds. Without it, only `maxRetries`
   * decides.
   */
  patienceMs?: number;
  /** Which failures to retry. Default: all retryable ones. */
  isWorthRetrying?: (error: ShowrunnerError) => boolean;
  /** Called before the pause between two attempts. */
  onRetry?: () => void;
  /** Timeout of each attempt, in milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  credentials?: RequestCredentials;
}

/** A response that asks for a longer wait fails at once and reports it. */
const LONGEST_WAIT_SECONDS = 60;

/**
 * Sends a call until it's answered: retries temporary failures with the same idempotency key, and no others.
 * @throws ShowrunnerError; the signal's reason if it fires
 */
export async function send(call: Outgoing, policy: Policy): Promise<Result<unknown>> {
  const started = Date.now();
  const idempotencyKey = call.method === "GET" ? undefined : (call.idempotencyKey ?? newKey());
  for (let attempts = 1; ; attempts += 1) {
    const sent = { attempts, idempotencyKey, raw: call.raw ?? false };
    try {
      return readAnswer(await attempt(call, policy, sent), sent);
    } catch (error) {
      if (!(error instanceof ShowrunnerError)) throw error;
      const pause = Math.max(askedMs(error.retryAfterSeconds), backoffMs(attempts - 1));
      if (!canRetry(call, policy, error) || attempts > policy.maxRetries) throw error;
      if (Date.now() - started + pause > (policy.patienceMs ?? Number.POSITIVE_INFINITY)) throw error;
      policy.onRetry?.();
      await wait(pause, policy.signal);
    }
  }
}

/** Whether the same call may succeed later, can be resent and doesn't have to wait too long. */
function canRetry(call: Outgoing, { isWorthRetrying }: Policy, error: ShowrunnerError): boolean {
  if (call.file && !canResend(call.file)) return false;
  if ((error.retryAfterSeconds ?? 0) > LONGEST_WAIT_SECONDS) return false;
  return error.retryable && (isWorthRetrying?.(error) ?? true);
}

interface Attempt {
  attempts: number;
  idempotencyKey: string | undefined;
}

/** Sends once and reads the whole body, within the timeout. */
async function attempt(call: Outgoing, policy: Policy, sent: Attempt): Promise<Answer> {
  const { signal, timeoutMs } = policy;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeoutMs);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const response = await policy.fetch(call.url, initOf(call, policy, sent, controller.signal));
    return { response, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const [code, message] = late
      ? (["timeout", `No answer came within ${timeoutMs} ms.`] as const)
      : (["network_error", "No answer came: the server could not be reached or hung up."] as const);
    throw new ShowrunnerError({ code, message, retryable: true, cause, ...sent });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

function initOf(call: Outgoing, policy: Policy, sent: Attempt, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { Accept: "application/json", ...call.headers };
  if (sent.idempotencyKey !== undefined) headers["Idempotency-Key"] = sent.idempotencyKey;
  if (call.file) headers["Content-Type"] = call.file.contentType;
  else if (call.body !== undefined) headers["Content-Type"] = "application/json";
  return {
    method: call.method,
    headers,
    signal,
    // A followed redirect would turn a POST into a GET.
    redirect: "manual",
    ...bodyOf(call),
    ...(policy.credentials ? { credentials: policy.credentials } : {}),
  };
}

/** Node requires this for a streamed body; browsers ignore it. */
function bodyOf({ file, body }: Outgoing): RequestInit & { duplex?: "half" } {
  if (file) return { body: file.bytes as BodyInit, ...(canResend(file) ? {} : { duplex: "half" }) };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}
