import type { Client, Event, MailMessage, Registration } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { type DeliveryBlock, type EmailSubject, skipped } from "../definition/email-subject";
import type { ReminderKind } from "../show/reminder-kind";
import { attendeeSkipReason } from "./attendee-skip-reason";
import { readerSkipReason } from "./reader-skip-reason";

/** Later than this, a reminder would mislead more than help. */
const LATE_SECONDS = 15 * 60;

/** A planned reminder, or a message that contains it. */
interface Planned {
  /** The start that it reminds of. */
  startsAt: Date | null;
  dueAt: Date | null;
}

/** Returns why a show's reminder is skipped for all recipients. */
export function showSkipReason(
  kind: ReminderKind,
  event: Event & { client: Client },
  { startsAt }: Planned,
  now: Date,
): DeliveryBlock | undefined {
  if (event.client.status !== "active") return skipped("client_inactive", "The client isn't active.");
  if (event.state === "draft") return skipped("show_not_published", "The show isn't published.");
  if (event.state === "cancelled" || event.state === "archived")
    return skipped(`show_${event.state}`, `The show is ${event.state}.`);
  if (event.state === "ended" || (event.endsAt && event.endsAt <= now))
    return skipped("show_over", "The show has ended.");
  if (event.startsAt?.getTime() !== startsAt?.getTime())
    return skipped("start_moved", "The show's start time has changed.");
  if (!configOf(event).reminders[kind])
    return skipped("switched_off", "This reminder is turned off for the show.");
  return undefined;
}

/** Returns a block if it is too late. A new date that still holds is news however late it comes. */
export function lateSkipReason(kind: ReminderKind, { dueAt }: Planned, now: Date): DeliveryBlock | undefined {
  const late = kind !== "changed" && dueAt !== null && now.getTime() - dueAt.getTime() > LATE_SECONDS * 1_000;
  return late ? skipped("too_late", "It was due more than 15 minutes ago.") : undefined;
}

/**
 * Returns why a reminder to one person must be skipped: their registration, their choice, the show, or the
 * time.
 */
export function reminderSkipReason(
  kind: ReminderKind,
  mail: EmailSubject & { message: MailMessage; now: Date },
): DeliveryBlock | undefined {
  const { message, event, registration, workspace, now } = mail;
  const gone = attendeeSkipReason(mail);
  if (gone) return gone;
  if (!event || !registration || !workspace)
    return skipped("gone", "The show or registration no longer exists.");
  return (
    showSkipReason(kind, event, message, now) ??
    placeSkipReason(registration, now) ??
    readerSkipReason(mail, workspace.id, registration, kind) ??
    lateSkipReason(kind, message, now)
  );
}

/** A held place isn't taken yet. The person who claims it gets a confirmation and the remaining reminders. */
function placeSkipReason({ state, heldUntil }: Registration, now: Date): DeliveryBlock | undefined {
  if (state === "confirmed") return undefined;
  return state === "waitlisted" && heldUntil && heldUntil > now
    ? skipped("place_held", "This person hasn't claimed their spot yet.")
    : skipped("no_place_yet", `The registration is ${state}.`);
}
