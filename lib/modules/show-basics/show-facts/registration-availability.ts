import type { Event } from "@/lib/generated/prisma/client";
import type { ClosedReason, Places } from "./vocabulary-schema";

export interface RegistrationAvailability {
  open: boolean;
  reason: ClosedReason | null;
}

interface Situation {
  clientActive: boolean;
  /** Places taken: confirmed ones, and those held for someone. */
  taken: number;
  now: Date;
}

type DoorEvent = Pick<Event, "state" | "publishedAt" | "endsAt" | "capacity" | "waitlist">;

/** Returns whether people can register now, and if not, why. A full show with a waitlist is open. */
export function registrationAvailability(event: DoorEvent, situation: Situation): RegistrationAvailability {
  const reason = closedReason(event, situation);
  return { open: reason === null, reason };
}

function closedReason(event: DoorEvent, { clientActive, taken, now }: Situation): ClosedReason | null {
  if (event.state === "draft") return event.publishedAt === null ? "not_open_yet" : "unpublished";
  if (event.state === "cancelled" || event.state === "archived") return event.state;
  if (event.state === "ended") return "over";
  if (!clientActive) return "unavailable";
  if (event.state === "published" && event.endsAt && event.endsAt <= now) return "over";
  if (event.capacity !== null && taken >= event.capacity && !event.waitlist) return "full";
  return null;
}

const FEW_SHARE = 0.1;

/** Returns the number of seats left, as shown on the public page. */
export function seatsLeft(capacity: number | null, taken: number): Places {
  if (capacity === null) return "unlimited";
  const left = capacity - taken;
  if (left <= 0) return "none";
  return left <= Math.max(3, capacity * FEW_SHARE) ? "few" : "available";
}
