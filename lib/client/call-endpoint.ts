import type { Door } from "@/lib/stage/show-roles";
import { fillPath, parseEndpoint, queryString } from "@/packages/client/src/endpoint";
import type { Meta } from "@/packages/client/src/generated/types";
import { send } from "@/packages/client/src/send";
import { ApiError } from "./api-error";
import type { OnProgress } from "./fetch-with-progress";
import { bearingOf, mayPass, type Patience } from "./patience";
import { watchCall } from "./retrying";
import { recheckSession } from "./session-channel";
import type { BodyOf, DataOf } from "./wire-types";

/** Which of the page's cookies authenticates the call. */
export type CallAs =
  | `session:${"test" | "live"}`
  | `session:${"test" | "live"}:${string}`
  | `${Door | "public"}:${string}`;

export type ApiMeta = Meta;

export interface ApiOptions<Id extends string> {
  as: CallAs;
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: BodyOf<Id>;
  /** A file sent as the whole body, for operations that take one. */
  file?: Blob;
  /** Called with the upload progress of the file. */
  onProgress?: OnProgress;
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

/**
 * No call of a page may hang. A show's pages wait longer than a desktop would need, because phone networks
 * can be slow.
 */
const TIMEOUT_MS = 30_000;
const DASHBOARD_TIMEOUT_MS = 10_000;
/** Uploads take as long as the connection needs; the page shows the progress, and the user can cancel. */
const FILE_TIMEOUT_MS = 15 * 60_000;

/**
 * Calls an operation from the browser, by its method and path, and unwraps the envelope. Retries transient
 * failures with the same idempotency key for as long as the call's patience lasts.
 * @throws ApiError as the API returned it, or with code `offline` if no response arrived
 */
export async function callEndpoint<Id extends string>(
  endpoint: string,
  options: ApiOptions<Id>,
): Promise<ApiResult<Id>> {
  const { method, path } = parseEndpoint(endpoint);
  const sendsBody = method !== "GET" && (options.body !== undefined || method !== "DELETE");
  const call = {
    method,
    url: fillPath(path, { ...options.params }) + queryString(withoutBlanks(options.query ?? {})),
    headers: { "X-Showrunner-As": options.as },
    body: sendsBody && !options.file ? (options.body ?? {}) : undefined,
    file: options.file && { bytes: options.file, contentType: options.file.type },
    idempotencyKey: options.idempotencyKey,
  };
  const { signal, onProgress } = options;
  const { isAwaited, ...bearing } = bearingOf(options.patience ?? patienceFor(method, options));
  const watched = isAwaited ? watchCall() : undefined;
  try {
    const { data, meta } = await send(call, {
      fetch: onProgress ? await withProgress(onProgress) : (url, init) => fetch(url, init),
      ...bearing,
      isWorthRetrying: mayPass,
      ...(watched ? { onRetry: watched.retry } : {}),
      timeoutMs: timeoutOf(options),
      signal,
      credentials: "same-origin",
    });
    return { data: data as DataOf<Id>, meta };
  } catch (error) {
    if (options.as.startsWith("session:") && error instanceof ApiError && LOST.includes(error.code))
      recheckSession();
    throw inWordsOfPages(error);
  } finally {
    watched?.end();
  }
}

/** Loaded only when a file is sent, which few pages do. */
async function withProgress(onProgress: OnProgress) {
  const { fetchWithProgress } = await import("./fetch-with-progress");
  return fetchWithProgress(onProgress);
}

function patienceFor(method: string, { file }: ApiOptions<string>): Patience {
  if (file) return "file";
  return method === "GET" ? "read" : "press";
}

function timeoutOf({ as, onProgress }: ApiOptions<string>): number {
  if (onProgress) return FILE_TIMEOUT_MS;
  return as.startsWith("session:") ? DASHBOARD_TIMEOUT_MS : TIMEOUT_MS;
}

/** The session ended or the browser switched to another one: open pages have to check. */
const LOST = ["unauthorized", "session_changed"];

/** Omits empty filters. */
const withoutBlanks = (query: NonNullable<ApiOptions<string>["query"]>) =>
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
