import type { SignupView } from "@/lib/signup/signup-view";
import type { SignupClasses } from "./signup-classes";

interface CalendarLinksProps {
  calendar: SignupView["calendar"];
  words: { addToCalendar: string; calendarFile: string };
  classes: SignupClasses;
}

/** Links that add the show to a calendar; hidden while there is no date. */
export function CalendarLinks({ calendar, words, classes }: CalendarLinksProps) {
  if (!calendar) return null;
  return (
    <div>
      <p className={classes.label}>{words.addToCalendar}</p>
      <p className={classes.actions}>
        <a className={classes.link} href={calendar.google} target="_blank" rel="noopener noreferrer">
          Google
        </a>
        <a className={classes.link} href={calendar.outlook} target="_blank" rel="noopener noreferrer">
          Outlook
        </a>
        <a className={classes.link} href={calendar.file}>
          {words.calendarFile}
        </a>
      </p>
    </div>
  );
}
