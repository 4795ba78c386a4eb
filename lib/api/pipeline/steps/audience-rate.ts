import type { Operation } from "@/lib/operation/operation";
import { env } from "@/lib/platform/runtime/env";
import type { Principal } from "@/lib/platform/security/principal";
import { type RateTicket, takeFrom } from "./rate-limit";

/** Calls under way of one person. */
const IN_FLIGHT = 4;

/** Counts a call of somebody in a show's audience by its address, before anything is looked up. Throws `rate_limited`. */
export function takeAudienceAddress({ id, audience }: Operation, address: string): void {
  if (!audience) return;
  const people = env().AUDIENCE_PEOPLE_PER_ADDRESS;
  const { perSecond, burst } = audience.rate;
  const limits = { perSecond: perSecond * people, burst: burst * people, inFlight: IN_FLIGHT * people };
  takeFrom(`audience:${id}:${address}`, limits).release();
}

/**
 * Counts it by the person, before its body is read. A hall of people who are each within their limit never meets
 * another one. Of those whom nothing tells apart yet the address has been counted. Throws `rate_limited`.
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
