import { retryAfterSeconds } from "./backoff";
import { type FieldDetail, type FieldLocation, ShowrunnerError } from "./error";
import type { Meta } from "./generated/types";

/** How a response came about. */
export interface ResponseInfo {
  status: number;
  headers: Headers;
  /** How many times the call was sent, including the last. */
  attempts: number;
  /** The idempotency key of a call that changes something. */
  idempotencyKey: string | undefined;
  /** Whether the API had already handled this key and returned its first response again. */
  replayed: boolean;
}

export interface Result<Data> {
  data: Data;
  meta: Meta;
  response: ResponseInfo;
}

/** A response whose body has been read. */
export interface Answer {
  response: Response;
  text: string;
}

interface Sent {
  attempts: number;
  idempotencyKey: string | undefined;
  /** The response has no envelope. */
  raw: boolean;
}

interface Envelope {
  data: unknown;
  meta: Meta;
  error: {
    code: string;
    message: string;
    fields?: Record<string, string>;
    locations?: Record<string, FieldLocation>;
    details?: Record<string, FieldDetail>;
    retryable: boolean;
  } | null;
}

/**
 * Unwraps the envelope.
 * @throws ShowrunnerError with the API's code, or `invalid_response` if the response isn't one of the API's
 */
export function readAnswer({ response, text }: Answer, sent: Sent): Result<unknown> {
  const { status, headers } = response;
  const { attempts, idempotencyKey, raw } = sent;
  const json = parse(text);
  const requestId = headers.get("x-request-id") ?? undefined;
  const common = { status, requestId, attempts, idempotencyKey };
  const replayed = headers.get("idempotent-replayed") === "true";
  const info: ResponseInfo = { status, headers, attempts, idempotencyKey, replayed };
  if (response.ok && raw && isObject(json))
    return { data: json, meta: { request_id: requestId ?? "" }, response: info };
  if (!isEnvelope(json) || (json.error === null) !== response.ok)
    throw new ShowrunnerError({ ...common, ...unreadable(response, json === undefined) });
  if (json.error === null) return { data: json.data, meta: json.meta, response: info };
  throw new ShowrunnerError({
    ...common,
    ...json.error,
    requestId: json.meta.request_id || requestId,
    retryAfterSeconds: retryAfterSeconds(headers, status),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object";

const isEnvelope = (value: unknown): value is Envelope =>
  isObject(value) &&
  "data" in value &&
  isObject(value.meta) &&
  (value.error === null || (isObject(value.error) && typeof value.error.code === "string"));

/** A proxy answered instead of the API, or the API's response was cut off. */
function unreadable(response: Response, broken: boolean) {
  const { status, headers } = response;
  const isJson = headers.get("content-type")?.includes("json") ?? false;
  const redirected = response.type === "opaqueredirect" || (status >= 300 && status < 400);
  return {
    code: "invalid_response" as const,
    message: redirected
      ? `The server sent us elsewhere (${headers.get("location") ?? "address hidden"}). Set baseUrl to the final address.`
      : `The answer with status ${status} is not one of the API's. Is baseUrl right?`,
    retryable: status === 408 || status === 429 || status >= 500 || (response.ok && isJson && broken),
    retryAfterSeconds: retryAfterSeconds(headers, status),
  };
}
