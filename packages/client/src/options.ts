import type { Fetch } from "./send";

export interface ShowrunnerOptions {
  /** A server key, `sr_test_…` or `sr_live_…`. It decides the workspace and the environment. */
  apiKey: string | undefined;
  /** Where Showrunner runs, such as `https://shows.example.com`; without `/v1`. */
  baseUrl: string | undefined;
  /** How often a call is sent again after a failure that may pass. 2 unless set. */
  maxRetries?: number;
  /** How long one attempt may take. 30,000 unless set. */
  timeoutMs?: number;
  /** Sent with every call. */
  headers?: Record<string, string>;
  /** Used instead of the global one. */
  fetch?: Fetch;
  /**
   * Allows a key in a web page, where every visitor can read it. Meant for pages that only their owner opens, such as
   * local tools.
   */
  dangerouslyAllowBrowser?: boolean;
}

export interface CallOptions {
  /**
   * Names the intent of a changing call: the same key within 24 hours gets the same answer, and nothing happens twice.
   * Made for each call when left out. 1 to 200 visible ASCII characters.
   */
  idempotencyKey?: string;
  /** Checks and previews a changing call; nothing is written, sent, charged or shown. */
  dryRun?: boolean;
  /** Ends the call, its retries included. */
  signal?: AbortSignal;
  /** How long one attempt may take. */
  timeoutMs?: number;
  maxRetries?: number;
  headers?: Record<string, string>;
}

/** The origin to call, checked, without a trailing slash. */
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

/** Refuses a key that is missing, misshapen or about to be shown to the world. */
export function checkedKey({ apiKey, dangerouslyAllowBrowser }: ShowrunnerOptions): string {
  if (!apiKey) throw new TypeError("Showrunner needs apiKey. Is the environment variable set?");
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new TypeError("apiKey holds blanks or other foreign characters.");
  if (!dangerouslyAllowBrowser && "document" in globalThis)
    throw new TypeError(
      "A server key in a web page is visible to everyone. Call Showrunner from your server.",
    );
  return apiKey;
}
