import { composeShowMail } from "../compose/compose-show-mail";
import { defineMail, type MailDefinition } from "../definition/define-mail";
import { FormerDate } from "../show/former-date";
import type { ReminderKind } from "../show/reminder-kind";
import { whyNotReminder } from "../skip-reasons/why-not-reminder";

/** Only the reminder of a changed date has one. */
const Facts = FormerDate.optional();
type Facts = FormerDate | undefined;

const reminderMail = (kind: ReminderKind): MailDefinition<Facts> =>
  defineMail({
    kind,
    class: "reminder",
    layers: ["event", "workspace"],
    facts: Facts,
    whyNot: (mail) => whyNotReminder(kind, mail),
    compose: ({ facts: former, ...mail }) => composeShowMail(kind, { ...mail, former }),
  });

/** Reminders to confirmed attendees, by kind, until they unsubscribe. */
export const reminderMails: Record<ReminderKind, MailDefinition<Facts>> = {
  h24: reminderMail("h24"),
  h1: reminderMail("h1"),
  live: reminderMail("live"),
  changed: reminderMail("changed"),
};
