import { newId } from "@/lib/platform/runtime/ids";
import { answerApi } from "@/lib/server/process/answer-api";
import { bodyOf } from "./body";
import { settled } from "./settled";

export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  json: any;
}

export interface ApiOptions {
  key?: string;
  body?: unknown;
  /** Sent as is, instead of `body`. */
  rawBody?: string | Uint8Array;
  /** `null` sends none; by default, every mutating call gets a new one. */
  idempotencyKey?: string | null;
  headers?: Record<string, string>;
  address?: string;
  /** `false` leaves usage to be written later, for tests that send thousands of requests and end with `settled()`. */
  settles?: false;
}

/** Sends a request through the server's own entry point, without the socket; usage is written afterwards. */
export async function api(method: string, url: string, options: ApiOptions = {}): Promise<ApiAnswer> {
  const body = options.rawBody ?? (options.body === undefined ? "" : JSON.stringify(options.body));
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const headers: Record<string, string> = { "content-length": String(bytes.length) };
  if (options.key) headers.authorization = `Bearer ${options.key}`;
  if (bytes.length > 0) headers["content-type"] = "application/json";
  if (method !== "GET" && options.idempotencyKey !== null)
    headers["idempotency-key"] = options.idempotencyKey ?? newId("idem");
  Object.assign(headers, options.headers);
  const response = await answerApi({
    method,
    url,
    headers,
    address: options.address ?? "127.0.0.1",
    ...bodyOf(bytes),
  });
  if (options.settles !== false) await settled();
  return { ...response, text: response.body, json: JSON.parse(response.body) };
}
