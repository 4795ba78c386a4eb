import { composeShowEmail } from "../compose/compose-show-email";
import { defineEmail, type EmailDefinition } from "../definition/define-email";
import { PreviousDate } from "../show/previous-date";
import type { ReminderKind } from "../show/reminder-kind";
import { reminderSkipReason } from "../skip-reasons/reminder-skip-reason";

/** Only the reminder of a changed date has one. */
const Facts = PreviousDate.optional();
type Facts = PreviousDate | undefined;

const reminderEmail = (kind: ReminderKind): EmailDefinition<Facts> =>
  defineEmail({
    kind,
    class: "reminder",
    layers: ["event", "workspace"],
    facts: Facts,
    skipReason: (mail) => reminderSkipReason(kind, mail),
    compose: ({ facts: previous, ...mail }) => composeShowEmail(kind, { ...mail, previous }),
  });

/** Reminders to confirmed attendees, by kind, until they unsubscribe. */
export const reminderEmails: Record<ReminderKind, EmailDefinition<Facts>> = {
  h24: reminderEmail("h24"),
  h1: reminderEmail("h1"),
  live: reminderEmail("live"),
  changed: reminderEmail("changed"),
};
