import { wordsFor } from "@/lib/signup/words/words-for";
import type { PanelProps } from "./theme-props";

/** Where the show can be put into a calendar; nothing while there is no date. */
export function CalendarLinks({ view, classes }: PanelProps) {
  const { calendar } = view;
  const words = wordsFor(view.language);
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
