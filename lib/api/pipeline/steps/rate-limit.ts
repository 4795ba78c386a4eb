import { Problem } from "@/lib/operation/problem";
import { databaseOffsetMs } from "@/lib/platform/database/database-clock";
import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import type { Principal } from "@/lib/platform/security/principal";

interface Bucket {
  tokens: number;
  at: number;
  inFlight: number;
}

const buckets = processSingleton("rate-buckets", () => new Map<string, Bucket>());
const KEEP = 20_000;

export interface RateTicket {
  headers: Record<string, string>;
  release(): void;
}

/**
 * Keys share one bucket per workspace and environment. A signed-in person has one per session, so that using
 * the dashboard never slows down a program. Visitors of shows are limited elsewhere.
 */
export function takeRateFor({
  actor,
  workspaceId,
  environment,
  sessionId,
}: Principal): RateTicket | undefined {
  if (actor.type === "key" || actor.type === "agent")
    return takeRate(`${workspaceId}:${environment}`, environment === "live");
  if (actor.type === "user" || actor.type === "host")
    return takeRate(`${workspaceId}:${sessionId ?? actor.id}`, true);
  return undefined;
}

export function takeRate(name: string, live: boolean, now: number = Date.now()): RateTicket {
  const settings = env();
  const limits = {
    perSecond: live ? settings.RATE_LIVE_PER_SECOND : settings.RATE_TEST_PER_SECOND,
    burst: live ? settings.RATE_LIVE_BURST : settings.RATE_TEST_BURST,
    inFlight: settings.RATE_IN_FLIGHT,
  };
  return takeFrom(name, limits, now);
}

interface Limits {
  perSecond: number;
  burst: number;
  inFlight: number;
}

/** Applies a token bucket and a cap on concurrent calls. Throws `rate_limited`. */
export function takeFrom(
  name: string,
  { perSecond, burst, inFlight }: Limits,
  now: number = Date.now(),
): RateTicket {
  const bucket = bucketOf(name, burst, now);
  bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.tokens < 1 || bucket.inFlight >= inFlight) {
    const waitSeconds = Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    throw new Problem("rate_limited", undefined, undefined, {
      ...rateHeaders(burst, 0, now + waitSeconds * 1000),
      "Retry-After": String(waitSeconds),
    });
  }
  bucket.tokens -= 1;
  bucket.inFlight += 1;
  let held = true;
  return {
    headers: rateHeaders(
      burst,
      Math.floor(bucket.tokens),
      now + ((burst - bucket.tokens) / perSecond) * 1000,
    ),
    release: () => {
      if (held) bucket.inFlight -= 1;
      held = false;
    },
  };
}

function bucketOf(name: string, burst: number, now: number): Bucket {
  let bucket = buckets.get(name);
  if (!bucket) {
    if (buckets.size >= KEEP) dropIdle(now);
    bucket = { tokens: burst, at: now, inFlight: 0 };
    buckets.set(name, bucket);
  }
  return bucket;
}

function dropIdle(now: number): void {
  for (const [name, bucket] of buckets)
    if (bucket.inFlight === 0 && now - bucket.at > 60_000) buckets.delete(name);
}

const rateHeaders = (limit: number, remaining: number, resetAt: number): Record<string, string> => ({
  "X-RateLimit-Limit": String(limit),
  "X-RateLimit-Remaining": String(remaining),
  "X-RateLimit-Reset": String(Math.ceil((resetAt + databaseOffsetMs()) / 1000)),
});
