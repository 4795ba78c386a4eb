import type { Event, Guest } from "@/lib/generated/prisma/client";
import { Problem, stateConflict } from "@/lib/operation/problem";

const CLOSED = ["cancelled", "archived", "ended"];

/** @throws if a guest can't be invited: there is no email address, or the show is over */
export function requireInvitable(event: Pick<Event, "state">, guest: Pick<Guest, "email">): string {
  if (CLOSED.includes(event.state))
    throw stateConflict(event.state, `The show is ${event.state}, so guests can't be invited.`);
  if (!guest.email)
    throw new Problem("not_ready", "This guest has no email address. Add one first.", {
      email: "required",
    });
  return guest.email;
}
