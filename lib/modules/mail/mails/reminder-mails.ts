import { z } from "zod";
import { defineMail, type MailDefinition } from "../define-mail";
import { eventView } from "../event-view";
import { invitation } from "../invitation";
import { reminderFacts } from "../reminder-facts";
import type { ReminderKind } from "../reminder-kind";
import { reminderText } from "../reminder-text";
import { whyNotReminder } from "../why-not-reminder";

/** When the show was to be before its date changed; only of such a change. */
const Facts = z
  .object({ starts_at: z.iso.datetime().nullable(), ends_at: z.iso.datetime().nullable() })
  .optional();

type Facts = z.infer<typeof Facts>;

const reminderMail = (kind: ReminderKind): MailDefinition<Facts> =>
  defineMail({
    kind,
    class: "reminder",
    layers: ["event", "workspace"],
    facts: Facts,
    whyNot: (mail) => whyNotReminder(kind, mail),
    compose: async ({ event, registration, workspace, now, facts: former }) => {
      if (!event || !registration) throw new Error("A reminder without its show or registration");
      const workspaceName = workspace?.name ?? "";
      const facts = reminderFacts(kind, { event, registration, workspaceName, now }, former);
      const view = eventView(event, workspaceName);
      const [{ render }, { ReminderMail }] = await Promise.all([
        import("react-email"),
        import("../templates/reminder-mail"),
      ]);
      return {
        subject: facts.reminder.subject,
        html: await render(ReminderMail({ facts })),
        text: reminderText(facts),
        calendar: view.times
          ? invitation({ ...event, ...view.times, organiser: view.organiser }, registration, now)
          : null,
        headers: {
          "List-Unsubscribe": `<${facts.unsubscribeLink}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };
    },
  });

/** What somebody gets who has a place, by kind, until they unsubscribe. */
export const reminderMails: Record<ReminderKind, MailDefinition<Facts>> = {
  h24: reminderMail("h24"),
  h1: reminderMail("h1"),
  live: reminderMail("live"),
  changed: reminderMail("changed"),
};
