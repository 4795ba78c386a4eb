interface Entry {
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** Used as the entry's location and in its text. */
  url: string;
  details: string;
}

export interface CalendarLinks {
  google: string;
  outlook: string;
}

const compact = (at: Date): string => at.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");

/**
 * Returns links that open a prefilled entry in web calendars. Nothing is sent there until the reader follows
 * one.
 */
export function calendarLinks({ title, startsAt, endsAt, url, details }: Entry): CalendarLinks {
  const google = new URL("https://calendar.google.com/calendar/render");
  google.search = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details,
    location: url,
  }).toString();
  const outlook = new URL("https://outlook.live.com/calendar/0/action/compose");
  outlook.search = new URLSearchParams({
    rru: "addevent",
    subject: title,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    body: details,
    location: url,
  }).toString();
  return { google: google.href, outlook: outlook.href };
}
