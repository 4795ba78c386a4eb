import type { Check } from "./check";

const edit = (text: string) => ({ text, page: "/details", operation: "updateEvent" }) as const;

/** Checks that the show has a date in the future. */
export const checkDate: Check = ({ event: { startsAt, endsAt }, now }) => {
  if (!startsAt)
    return [
      {
        code: "no_date",
        severity: "warning",
        message: "No date yet. Reminders and calendar invites need one.",
        mend: edit("Set `starts_at`."),
      },
    ];
  if ((endsAt ?? startsAt) <= now)
    return [
      {
        code: "date_past",
        severity: "blocking",
        message: "The date is in the past, so no one can register.",
        mend: edit("Move `starts_at` to a time in the future."),
        field: "in_past",
      },
    ];
  if (startsAt <= now)
    return [
      {
        code: "start_past",
        severity: "warning",
        message: "The start is in the past, but the end isn't: pre-show reminders won't be sent.",
        mend: edit("Move `starts_at`, unless people should join right away."),
      },
    ];
  return [];
};
