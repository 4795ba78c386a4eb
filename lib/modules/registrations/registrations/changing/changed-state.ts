import type { Event, Registration } from "@/lib/generated/prisma/client";
import { countTaken } from "@/lib/modules/registrations/places";
import type { RegistrationState } from "@/lib/modules/registrations/places/registration-schema";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem, stateConflict } from "@/lib/operation/problem";

/**
 * Returns the columns for an organizer's decision. For `confirmed`, the event must be locked. The organizer
 * may skip the waitlist, but a held place stays reserved until it expires.
 */
export async function changedState(
  ctx: Ctx,
  event: Event,
  before: Registration,
  state: Exclude<RegistrationState, "pending_approval">,
): Promise<Partial<Registration>> {
  if (state === before.state) return {};
  if (state === "waitlisted" && before.state === "cancelled")
    throw stateConflict(before.state, "A cancelled registration can only be restored.");
  if (state === "confirmed") await requirePlace(ctx, event, before);
  return {
    state,
    waitingSince: state === "waitlisted" ? ctx.now : null,
    heldUntil: null,
    holdLapsedAt: null,
    // The link of a cancelled registration stays invalid.
    ...(before.state === "cancelled" ? { joinVersion: before.joinVersion + 1 } : {}),
  };
}

async function requirePlace(ctx: Ctx, { id, capacity }: Event, before: Registration): Promise<void> {
  if (capacity === null || before.heldUntil) return;
  const { confirmed, held } = await countTaken(ctx, id);
  if (confirmed + held >= capacity)
    throw new Problem("slot_limit_reached", "All of this event's places are taken or held.", {
      capacity: "too_many",
    });
}
