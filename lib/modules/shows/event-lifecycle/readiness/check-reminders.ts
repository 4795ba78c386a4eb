import type { Check } from "./check";

/** Checks that attendees get reminders. */
export const checkReminders: Check = ({ event, config: { reminders } }) => {
  if (event.startsAt === null || reminders.h24 || reminders.h1 || reminders.live) return [];
  return [
    {
      code: "no_reminders",
      severity: "info",
      message: "All reminders are off, so attendees won't hear from you before the show.",
      mend: {
        text: "Turn on `reminders.h24`, `h1` or `live`.",
        page: "/details",
        operation: "updateEvent",
      },
    },
  ];
};
