import { Link, Text } from "react-email";
import type { ConfirmationWords } from "../words/confirmation-words";
import { small } from "./mail-shell";

interface Props {
  words: ConfirmationWords;
  brandName: string;
  /** Null for who is not registered. */
  place: { link: string; unsubscribe: string } | null;
}

const link = { color: "#5a6372", textDecoration: "underline" };

/** Below every mail to somebody who registered: their place, an end to reminders, and why they get this. */
export function AttendeeFooter({ words, brandName, place }: Props) {
  return (
    <>
      {place && (
        <Text className="muted" style={small}>
          <Link href={place.link} className="muted" style={link}>
            {words.place}
          </Link>
          {" · "}
          <Link href={place.unsubscribe} className="muted" style={link}>
            {words.noReminders}
          </Link>
        </Text>
      )}
      <Text className="muted" dir="auto" style={small}>
        {words.reason(brandName)}
      </Text>
    </>
  );
}
