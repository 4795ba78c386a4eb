import type { Event, Guest } from "@/lib/generated/prisma/client";
import { Problem, stateConflict } from "@/lib/operation/problem";

const CLOSED = ["cancelled", "archived", "ended"];

/** @throws where a guest cannot be invited: nobody knows where to, or the show is over */
export function requireInvitable(event: Pick<Event, "state">, guest: Pick<Guest, "email">): string {
  if (CLOSED.includes(event.state))
    throw stateConflict(event.state, `Nobody is invited to a show that is ${event.state}.`);
  if (!guest.email)
    throw new Problem(
      "not_ready",
      "There is no address to send the invitation to; set the guest's email first.",
      {
        email: "required",
      },
    );
  return guest.email;
}
