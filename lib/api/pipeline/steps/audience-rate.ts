import type { Operation } from "@/lib/operation/operation";
import { env } from "@/lib/platform/runtime/env";
import type { Principal } from "@/lib/platform/security/principal";
import { type RateTicket, takeFrom } from "./rate-limit";

/** Concurrent calls per person. */
const IN_FLIGHT = 4;

/** Counts an audience call by its address, before anything is looked up. Throws `rate_limited`. */
export function takeAudienceAddress({ id, audience }: Operation, address: string): void {
  if (!audience) return;
  const people = env().AUDIENCE_PEOPLE_PER_ADDRESS;
  const { perSecond, burst } = audience.rate;
  const limits = { perSecond: perSecond * people, burst: burst * people, inFlight: IN_FLIGHT * people };
  takeFrom(`audience:${id}:${address}`, limits).release();
}

/**
 * Counts an audience call by person, before its body is read. People in one hall who are each within their
 * limit never reach a shared one. Callers who can't be told apart yet are only counted by address. Throws
 * `rate_limited`.
 */
export function takeAudienceRate(
  { id, audience }: Operation,
  { actor, eventId = "" }: Principal,
): RateTicket | undefined {
  if (!audience || actor.type === "public") return undefined;
  return takeFrom(`audience:${id}:${eventId}:${actor.type}:${actor.id}`, {
    ...audience.rate,
    inFlight: IN_FLIGHT,
  });
}
