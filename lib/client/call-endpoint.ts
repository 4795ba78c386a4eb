import type { Door } from "@/lib/stage/show-roles";
import { fillPath, queryString } from "@/packages/client/src/endpoint";
import type { Meta } from "@/packages/client/src/generated/types";
import { type Policy, send } from "@/packages/client/src/send";
import { ApiError } from "./api-error";
import { bearingOf, mayPass, type Patience } from "./patience";
import { watchCall } from "./retrying";
import type { BodyOf, DataOf } from "./wire-types";

/** Which of the page's cookies authenticates the call. */
export type CallAs =
  | `session:${"test" | "live"}`
  | `session:${"test" | "live"}:${string}`
  | `${Door | "public"}:${string}`;

export type ApiMeta = Meta;

export interface CallOptions<Id extends string> {
  as: CallAs;
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: BodyOf<Id>;
  /** A file sent as the whole body, for operations that take one. */
  file?: Blob;
  /** One per intent. Generated if omitted; a caller that sends the same intent twice must pass its own. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /**
   * How long to retry after a transient failure. Defaults to `press` for calls that change something, and to
   * `read` for the others.
   */
  patience?: Patience;
}

export interface ApiResult<Id extends string> {
  data: DataOf<Id>;
  meta: ApiMeta;
}

/** How each attempt is sent. */
export interface Transport extends Pick<Policy, "timeoutMs"> {
  fetch?: Policy["fetch"];
}

/** No call of a page may hang. Longer than a desktop would need, because phone networks can be slow. */
export const PATIENT: Transport = { timeoutMs: 30_000 };

/**
 * Calls an operation from the browser and unwraps the envelope. Retries transient failures with the same
 * idempotency key for as long as the call's patience lasts.
 * @param endpoint `METHOD /path/{param}`
 * @throws ApiError as the API returned it, or with code `offline` if no response arrived
 */
export async function callEndpoint<Id extends string>(
  endpoint: string,
  options: CallOptions<Id>,
  transport: Transport = PATIENT,
): Promise<ApiResult<Id>> {
  const [method = "", path = ""] = endpoint.split(" ");
  const sendsBody = method !== "GET" && (options.body !== undefined || method !== "DELETE");
  const call = {
    method,
    url: fillPath(path, { ...options.params }) + queryString(withoutBlanks(options.query ?? {})),
    headers: { "X-Showrunner-As": options.as },
    body: sendsBody && !options.file ? (options.body ?? {}) : undefined,
    file: options.file && { bytes: options.file, contentType: options.file.type },
    idempotencyKey: options.idempotencyKey,
  };
  const { isAwaited, ...bearing } = bearingOf(options.patience ?? patienceFor(method, options));
  const watched = isAwaited ? watchCall() : undefined;
  // With a short timeout, the page says so although no attempt has failed yet.
  if (bearing.timeoutMs) watched?.retry();
  try {
    const { data, meta } = await send(call, {
      fetch: (url, init) => fetch(url, init),
      isWorthRetrying: mayPass,
      ...transport,
      ...bearing,
      ...(watched ? { onRetry: watched.retry } : {}),
      signal: options.signal,
      credentials: "same-origin",
    });
    return { data: data as DataOf<Id>, meta };
  } catch (error) {
    throw inWordsOfPages(error);
  } finally {
    watched?.end();
  }
}

function patienceFor(method: string, { file }: CallOptions<string>): Patience {
  if (file) return "file";
  return method === "GET" ? "read" : "press";
}

/** Omits empty filters. */
const withoutBlanks = (query: NonNullable<CallOptions<string>["query"]>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));

function inWordsOfPages(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, requestId } = error;
  if (error.code === "network_error" || error.code === "timeout")
    return new ApiError({
      code: "offline",
      message:
        error.code === "timeout"
          ? "No response in time. The action may have succeeded: check before you try again."
          : "No response. Check your connection and try again.",
      retryable: true,
      cause: error,
    });
  if (error.code === "invalid_response")
    return new ApiError({
      code: "internal_error",
      message: "The response couldn't be read.",
      status,
      requestId,
      retryable: true,
      cause: error,
    });
  return error;
}
