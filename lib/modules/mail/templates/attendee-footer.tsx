import { Link, Text } from "react-email";
import type { ConfirmationFacts } from "../confirmation-facts";
import { small } from "./mail-shell";

/** Below every mail to somebody who registered: their place, an end to reminders, and why they get this. */
export function AttendeeFooter({ facts }: { facts: ConfirmationFacts }) {
  const { words } = facts;
  const link = { color: "#5a6372", textDecoration: "underline" };
  return (
    <>
      <Text className="muted" style={small}>
        <Link href={facts.placeLink} className="muted" style={link}>
          {words.place}
        </Link>
        {" · "}
        <Link href={facts.unsubscribeLink} className="muted" style={link}>
          {words.noReminders}
        </Link>
      </Text>
      <Text className="muted" dir="auto" style={small}>
        {words.reason(facts.brand.name)}
      </Text>
    </>
  );
}
