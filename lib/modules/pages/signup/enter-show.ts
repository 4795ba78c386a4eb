import type { RegistrationState } from "@/lib/modules/registrations/places/registration-schema";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, Problem, stateConflict } from "@/lib/operation/problem";
import type { signupContract } from "./contract";
import { findByJoinToken } from "./find-by-join-token";
import { grantAttendeeAccess } from "./grant-attendee-access";

const NOT_YET: Record<string, string> = {
  waitlisted: "You're on the waitlist. We'll email you if a spot opens up.",
  pending_approval: "The host hasn't approved your request yet.",
};

/**
 * Exchanges the token of a personal link for a cookie that lets this browser in. An invalid token looks like
 * a missing show.
 */
export async function enterShow(
  ctx: Ctx,
  { slug, join }: InputOf<typeof signupContract.enterShow>,
): Promise<OutputOf<typeof signupContract.enterShow>> {
  const event = await findEvent(ctx, slug);
  const registration = await findByJoinToken(event.id, join);
  if (!registration) throw notFound();
  if (registration.state === "cancelled")
    throw new Problem("gone", "This registration was cancelled. You can sign up again.");
  if (registration.state !== "confirmed")
    throw stateConflict(registration.state, NOT_YET[registration.state] ?? "");
  await grantAttendeeAccess(ctx, event, registration);
  ctx.record({ subjectType: "registration", subjectId: registration.id, after: { entered: true } });
  return { state: registration.state as RegistrationState, name: registration.name };
}
