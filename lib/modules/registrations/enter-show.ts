import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, Problem, stateConflict } from "@/lib/operation/problem";
import { findEvent } from "../event-record";
import type { registrationsContract } from "./contract";
import { findPlace } from "./find-place";
import { grantPlace } from "./grant-place";
import type { RegistrationState } from "./schema";

const NOT_YET: Record<string, string> = {
  waitlisted: "You are on the waiting list; we will mail you when a place comes free.",
  pending_approval: "The host has not accepted your request yet.",
};

/** Exchanges the token of a personal link for a place in this browser. A wrong token reads like a missing show. */
export async function enterShow(
  ctx: Ctx,
  { slug, join }: InputOf<typeof registrationsContract.enterShow>,
): Promise<OutputOf<typeof registrationsContract.enterShow>> {
  const event = await findEvent(ctx, slug);
  const place = await findPlace(event.id, join);
  if (!place) throw notFound();
  if (place.state === "cancelled")
    throw new Problem("gone", "This place was cancelled. You can sign up again.");
  if (place.state !== "confirmed") throw stateConflict(place.state, NOT_YET[place.state] ?? "");
  await grantPlace(ctx, event, place);
  ctx.record({ subjectType: "registration", subjectId: place.id, after: { entered: true } });
  return { state: place.state as RegistrationState, name: place.name };
}
