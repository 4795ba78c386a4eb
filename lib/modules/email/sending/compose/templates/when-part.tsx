import { Section, Text } from "react-email";
import type { ConfirmationFacts } from "../facts/confirmation-facts";
import { quiet, text } from "../frame/email-shell";

const strong = { ...text, fontWeight: 600, margin: "0 0 4px" };

/** Date and time in the reader's time zone, and the host. */
export function WhenPart({ facts }: { facts: ConfirmationFacts }) {
  const { when, dateOpen, words, host } = facts;
  if (!when && !dateOpen && !host) return null;
  return (
    <Section style={{ margin: "8px 0 0" }}>
      {(when || dateOpen) && (
        <Text className="muted" style={{ ...quiet, margin: "0 0 4px" }}>
          {words.when}
        </Text>
      )}
      {when ? (
        <>
          <Text className="ink" style={strong}>
            {when.date}
          </Text>
          <Text className="ink" style={{ ...text, margin: "0 0 4px" }}>
            {when.time} ({when.zone})
          </Text>
        </>
      ) : (
        dateOpen && (
          <Text className="ink" style={{ ...text, margin: "0 0 4px" }}>
            {dateOpen}
          </Text>
        )
      )}
      {host && (
        <Text className="muted" dir="auto" style={quiet}>
          {words.hostedBy(host)}
        </Text>
      )}
    </Section>
  );
}
