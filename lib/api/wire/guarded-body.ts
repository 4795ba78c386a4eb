import { invalid, Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import type { ApiRequest } from "./request";

interface Bounds {
  most: number;
  /** Fewer bytes than this are an incomplete file. */
  least?: number;
}

/** A sender with fewer bytes per interval holds the connection open rather than uploading. */
const MIN_BYTES = 16 * 1024;

/**
 * Streams a file body and enforces its limits on the way: its size, declared or not, and its pace. Only the
 * time spent waiting for the caller counts, not the time that the caller waits for us.
 */
export async function* guardedBody(
  request: Pick<ApiRequest, "openBody">,
  { most, least = 0 }: Bounds,
): AsyncGenerator<Uint8Array, void> {
  const idleMs = env().UPLOAD_IDLE_SECONDS * 1000;
  const pace = new Pace(idleMs, env().UPLOAD_MOST_SECONDS * 1000);
  const body = request.openBody(idleMs)[Symbol.asyncIterator]();
  let size = 0;
  try {
    for (;;) {
      const asked = performance.now();
      const { done, value } = await body.next();
      if (done) break;
      size += value.length;
      if (size > most)
        throw new Problem("payload_too_large", `The body is too large. Send at most ${most} bytes.`);
      pace.note(value.length, performance.now() - asked);
      yield value;
    }
  } finally {
    await body.return?.();
  }
  if (size < least) throw invalid({ body: "too_short" }, `The body has ${size} bytes, not ${least}.`);
}

class Pace {
  #waited = 0;
  #windowMs = 0;
  #windowBytes = 0;

  constructor(
    private readonly idleMs: number,
    private readonly maxMs: number,
  ) {}

  /** Throws once the pace is too slow for the body ever to complete. */
  note(bytes: number, ms: number): void {
    this.#waited += ms;
    this.#windowMs += ms;
    this.#windowBytes += bytes;
    const slow = this.#windowMs >= this.idleMs && this.#windowBytes < MIN_BYTES;
    if (slow || this.#waited > this.maxMs)
      throw invalid({ body: "invalid" }, "The body didn't arrive in time.");
    if (this.#windowMs < this.idleMs && this.#windowBytes < MIN_BYTES) return;
    this.#windowMs = 0;
    this.#windowBytes = 0;
  }
}
