import type { Fetch } from "./send";

export interface ShowrunnerOptions {
  /** A server key, `sr_test_…` or `sr_live_…`. It determines the workspace and the environment. */
  apiKey: string | undefined;
  /** Where Showrunner runs, such as `https://shows.example.com`; without `/v1`. */
  baseUrl: string | undefined;
  /** How many times a call is retried after a temporary failure. Default: 2. */
  maxRetries?: number;
  /** Timeout of one attempt, in milliseconds. Default: 30,000. */
  timeoutMs?: number;
  /** Sent with every call. */
  headers?: Record<string, string>;
  /** Replaces the global `fetch`. */
  fetch?: Fetch;
  /**
   * Allows an API key in a web page, where every visitor can read it. Meant for pages that only their owner
   * opens, such as local tools.
   */
  dangerouslyAllowBrowser?: boolean;
}

export interface CallOptions {
  /**
   * Identifies the intent of a mutating call: within 24 hours, the same key gets the same response, and
   * nothing happens twice. Generated for each call if omitted. 1 to 200 visible ASCII characters.
   */
  idempotencyKey?: string;
  /** Validates and previews a mutating call; nothing is written, sent, charged or shown. */
  dryRun?: boolean;
  /** Cancels the call and its retries. */
  signal?: AbortSignal;
  /** Timeout of one attempt, in milliseconds. */
  timeoutMs?: number;
  maxRetries?: number;
  headers?: Record<string, string>;
}

/** Returns the validated base URL, without a trailing slash. */
export function checkedBaseUrl(baseUrl: string | undefined): string {
  if (!baseUrl) throw new TypeError("Showrunner needs baseUrl, such as https://shows.example.com.");
  let url: URL;
  try {
    url = new URL(baseUrl);
  } catch {
    throw new TypeError(`baseUrl is no address: ${baseUrl}`);
  }
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new TypeError("baseUrl has to begin with https:// or http://.");
  if (url.username || url.search || url.hash)
    throw new TypeError("baseUrl cannot hold a user, a query or a fragment.");
  const path = url.pathname.replace(/\/+$/, "");
  if (/\/v1$/.test(path)) throw new TypeError("baseUrl is the address without /v1.");
  return url.origin + path;
}

/** Rejects a key that is missing, malformed or about to be exposed in a browser. */
export function checkedKey({ apiKey, dangerouslyAllowBrowser }: ShowrunnerOptions): string {
  if (!apiKey) throw new TypeError("Showrunner needs apiKey. Is the environment variable set?");
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new TypeError("apiKey holds blanks or other foreign characters.");
  if (!dangerouslyAllowBrowser && "document" in globalThis)
    throw new TypeError(
      "A server key in a web page is visible to everyone. Call Showrunner from your server.",
    );
  return apiKey;
}
