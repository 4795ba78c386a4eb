import type { Readable } from "node:stream";

/** A request as the pipeline sees it, from `node:http` or from a Next route alike. */
export interface ApiRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  /** Names in lower case; of repeated headers the joined value. */
  headers: Record<string, string | undefined>;
  /** Address of the caller, after trusted proxies. */
  address: string;
  /** Reads at most `limit` bytes; throws `payload_too_large` beyond that. */
  readBody(limit: number): Promise<Uint8Array>;
  /**
   * The body as it comes, for one reader, who is waited for. It throws a `Problem` where the body is cut off or nothing
   * comes for `idleMs`. Whoever stops reading leaves the rest unread.
   */
  openBody(idleMs: number): AsyncIterable<Uint8Array>;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  /** One `Set-Cookie` header each. */
  cookies: string[];
  body: string;
  /** Sent instead of `body`. Its headers tell how long it is. */
  stream?: Readable;
}
