import { ApiError } from "./api-error";
import { ENDPOINTS, type EndpointId } from "./endpoints";
import { newKey } from "./new-key";
import type { BodyOf, DataOf } from "./wire-types";

/** In whose name a page speaks: which of its cookies counts. */
export type As =
  | `session:${"test" | "live"}`
  | `session:${"test" | "live"}:${string}`
  | `${"host" | "guest" | "attendee" | "public"}:${string}`;

export interface ApiMeta {
  request_id: string;
  version?: number;
  next_cursor?: string | null;
  dry_run?: true;
  quote?: { credits: number; cost_usd: number; recipients?: number };
}

export interface ApiOptions<Id extends string> {
  as: As;
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: BodyOf<Id>;
  /** One per intent. Made here when left out, so a caller that retries by itself has to give its own. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface ApiResult<Id extends string> {
  data: DataOf<Id>;
  meta: ApiMeta;
}

/**
 * Calls an operation from the browser and unwraps the envelope.
 * @throws ApiError as the API told it, or with code `offline` when no answer came
 */
export async function api<Id extends EndpointId>(id: Id, options: ApiOptions<Id>): Promise<ApiResult<Id>> {
  const [method = "GET", template = ""] = ENDPOINTS[id].split(" ");
  const url = fillIn(template, options.params ?? {}) + queryString(options.query ?? {});
  const headers: Record<string, string> = { "X-Showrunner-As": options.as, Accept: "application/json" };
  if (method !== "GET") headers["Idempotency-Key"] = options.idempotencyKey ?? newKey();
  const init: RequestInit = { method, headers, credentials: "same-origin", signal: options.signal };
  if (method !== "GET" && (options.body !== undefined || method !== "DELETE")) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(options.body ?? {});
  }
  return unwrap<Id>(await send(url, init));
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError("offline", "No answer came. Check your connection and try again.", 0, true);
  }
}

interface Envelope {
  data: unknown;
  meta?: ApiMeta;
  error: { code: string; message: string; fields?: Record<string, string>; retryable: boolean } | null;
}

async function unwrap<Id extends string>(response: Response): Promise<ApiResult<Id>> {
  const requestId = response.headers.get("x-request-id") ?? undefined;
  let envelope: Envelope;
  try {
    envelope = await response.json();
  } catch {
    throw new ApiError(
      "internal_error",
      "The answer could not be read.",
      response.status,
      true,
      {},
      requestId,
    );
  }
  if (envelope.error || !response.ok) {
    const {
      code = "internal_error",
      message = "Something failed.",
      fields,
      retryable = false,
    } = envelope.error ?? {};
    const wait = Number(response.headers.get("retry-after")) || undefined;
    throw new ApiError(
      code,
      message,
      response.status,
      retryable,
      fields,
      envelope.meta?.request_id ?? requestId,
      wait,
    );
  }
  return { data: envelope.data as DataOf<Id>, meta: envelope.meta ?? { request_id: requestId ?? "" } };
}

function fillIn(template: string, params: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path needs ${name}.`);
    return encodeURIComponent(value);
  });
}

function queryString(query: NonNullable<ApiOptions<string>["query"]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
