import type { Check } from "./check";

const edit = (text: string) => ({ text, page: "/details", operation: "updateEvent" }) as const;

/** Whether the show has a date, and one that is still to come. */
export const checkDate: Check = ({ event: { startsAt, endsAt }, now }) => {
  if (!startsAt)
    return [
      {
        code: "no_date",
        severity: "warning",
        message:
          "The date is to be announced: no reminders go out, and there is nothing to put into calendars.",
        mend: edit("Set `starts_at`."),
      },
    ];
  if ((endsAt ?? startsAt) <= now)
    return [
      {
        code: "date_past",
        severity: "blocking",
        message: "The date is over: nobody could sign up.",
        mend: edit("Move `starts_at` to a time to come."),
        field: "in_past",
      },
    ];
  if (startsAt <= now)
    return [
      {
        code: "start_past",
        severity: "warning",
        message: "The start is over, and the end is not: the reminders before it do not go out.",
        mend: edit("Move `starts_at`, unless people should come right away."),
      },
    ];
  return [];
};
