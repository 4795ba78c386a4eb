import { limitHeaders, limitReachedHeaders } from "@/lib/operation/limit-headers";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import type { Principal } from "@/lib/platform/security/principal";
import type { CallMeta } from "../call-state";

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

/** How many calls a page makes for each that its user makes: what is linked from it is loaded in advance. */
const PER_PAGE = 6;

/**
 * Keys share one bucket per workspace and environment. A signed-in person has one per session, so that using
 * the dashboard never slows down a program, and another one for what our own pages read to render, so that
 * opening pages never delays what is done on them. Visitors of shows are limited elsewhere.
 */
export function takeRateFor(
  { actor, workspaceId, environment, sessionId }: Principal,
  source?: CallMeta["source"],
): RateTicket | undefined {
  if (actor.type === "key" || actor.type === "agent")
    return takeRate(`${workspaceId}:${environment}`, environment === "live");
  if (actor.type !== "user" && actor.type !== "host") return undefined;
  const session = `${workspaceId}:${sessionId ?? actor.id}`;
  if (source !== "page") return takeRate(session, true);
  const { perSecond, burst, inFlight } = limitsOf(true);
  return takeFrom(`${session}:pages`, {
    ...{ perSecond: PER_PAGE * perSecond, burst: PER_PAGE * burst, inFlight: PER_PAGE * inFlight },
  });
}

export const takeRate = (name: string, live: boolean, now: number = Date.now()): RateTicket =>
  takeFrom(name, limitsOf(live), now);

function limitsOf(live: boolean): Limits {
  const settings = env();
  return {
    perSecond: live ? settings.RATE_LIVE_PER_SECOND : settings.RATE_TEST_PER_SECOND,
    burst: live ? settings.RATE_LIVE_BURST : settings.RATE_TEST_BURST,
    inFlight: settings.RATE_IN_FLIGHT,
  };
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
  const seconds = burst / perSecond;
  if (bucket.tokens < 1 || bucket.inFlight >= inFlight) {
    const waitSeconds = Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    throw new Problem("rate_limited", undefined, undefined, limitReachedHeaders(burst, seconds, waitSeconds));
  }
  bucket.tokens -= 1;
  bucket.inFlight += 1;
  let held = true;
  return {
    headers: limitHeaders({
      ...{ most: burst, left: Math.floor(bucket.tokens), seconds },
      resetSeconds: (burst - bucket.tokens) / perSecond,
    }),
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
