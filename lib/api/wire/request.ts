import type { Readable } from "node:stream";

/** A request as the pipeline sees it, from `node:http` or from a Next route. */
export interface ApiRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  /** Names in lower case. Repeated headers are joined. */
  headers: Record<string, string | undefined>;
  /** The caller's address, as determined through trusted proxies. */
  address: string;
  /** Reads at most `limit` bytes. Throws `payload_too_large` beyond that. */
  readBody(limit: number): Promise<Uint8Array>;
  /**
   * Streams the body to one reader, with backpressure. Throws a `Problem` if the body is cut off or nothing
   * arrives for `idleMs`. If the reader stops, the rest stays unread.
   */
  openBody(idleMs: number): AsyncIterable<Uint8Array>;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  /** Each becomes one `Set-Cookie` header. */
  cookies: string[];
  body: string;
  /** Sent instead of `body`. The headers contain its length. */
  stream?: Readable;
}
