import { Link, Text } from "react-email";
import type { ConfirmationFacts } from "../facts/confirmation-facts";
import { quiet } from "../frame/email-shell";
import { withColon } from "../words/with-colon";

/** The attached calendar invite, and links to add it elsewhere. */
export function CalendarLine({ facts }: { facts: ConfirmationFacts }) {
  const { calendarLinks, calendarNote, words } = facts;
  if (!calendarLinks) return null;
  const entries = [
    ["Google", calendarLinks.google],
    ["Outlook", calendarLinks.outlook],
    [words.calendarFile, calendarLinks.file],
  ] as const;
  return (
    <Text className="muted" style={quiet}>
      {calendarNote} {withColon(words.addTo, facts.language)}{" "}
      {entries.map(([label, href], index) => (
        <span key={label}>
          {index > 0 && " · "}
          <Link href={href} className="muted" style={{ color: "#5a6372", textDecoration: "underline" }}>
            {label}
          </Link>
        </span>
      ))}
    </Text>
  );
}
