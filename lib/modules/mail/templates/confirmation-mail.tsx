import { Section, Text } from "react-email";
import type { ConfirmationFacts } from "../confirmation-facts";
import { ActionButton } from "./action-button";
import { AttendeeFooter } from "./attendee-footer";
import { CalendarLine } from "./calendar-line";
import { buttonColors } from "./colors";
import { MailShell, quiet, text } from "./mail-shell";
import { WhenPart } from "./when-part";

/** The confirmation of a place, of a waiting place or of a request, by the state of the registration. */
export function ConfirmationMail({ facts }: { facts: ConfirmationFacts }) {
  const { words, state, title, brand, name } = facts;
  return (
    <MailShell
      language={facts.language}
      title={words.subject[state](title)}
      preheader={facts.when ? `${facts.when.date}, ${facts.when.time}, ${facts.when.zone}` : words.dateOpen}
      brand={brand}
      kicker={words.heading[state]}
      heading={title}
      footer={<AttendeeFooter facts={facts} />}
    >
      <Text className="ink" dir="auto" style={text}>
        {words.greeting(name)}
      </Text>
      <Text className="ink" dir="auto" style={text}>
        {words.lead[state](title, facts.heldUntil)}
      </Text>
      <WhenPart facts={facts} />
      {facts.action && (
        <Section style={{ margin: "24px 0 12px" }}>
          <ActionButton {...facts.action} colors={buttonColors(facts.accent)} />
        </Section>
      )}
      {facts.joinLink && (
        <Text className="muted" style={quiet}>
          {words.joinNote}
        </Text>
      )}
      <CalendarLine facts={facts} note={words.calendarNote} />
    </MailShell>
  );
}
