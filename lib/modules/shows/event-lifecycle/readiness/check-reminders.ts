import type { Check } from "./check";

/** Whether people who sign up are reminded at all. */
export const checkReminders: Check = ({ event, config: { reminders } }) => {
  if (event.startsAt === null || reminders.h24 || reminders.h1 || reminders.live) return [];
  return [
    {
      code: "no_reminders",
      severity: "info",
      message: "All reminders are switched off: who signed up hears nothing before the show.",
      mend: {
        text: "Switch on `reminders.h24`, `h1` or `live`.",
        page: "/details",
        operation: "updateEvent",
      },
    },
  ];
};
