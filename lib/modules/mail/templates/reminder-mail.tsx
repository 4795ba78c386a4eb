import { Section, Text } from "react-email";
import type { ReminderFacts } from "../reminder-facts";
import { ActionButton } from "./action-button";
import { AttendeeFooter } from "./attendee-footer";
import { CalendarLine } from "./calendar-line";
import { buttonColors } from "./colors";
import { MailShell, quiet, text } from "./mail-shell";
import { WhenPart } from "./when-part";

/** A day or an hour before a show, at its start, or after its date changed. */
export function ReminderMail({ facts }: { facts: ReminderFacts }) {
  const { words, title, brand, reminder, when, before } = facts;
  return (
    <MailShell
      language={facts.language}
      title={reminder.subject}
      preheader={when ? `${when.date}, ${when.time}, ${when.zone}` : words.dateOpen}
      brand={brand}
      kicker={reminder.heading}
      heading={title}
      footer={<AttendeeFooter facts={facts} />}
    >
      <Text className="ink" dir="auto" style={text}>
        {words.greeting(facts.name)}
      </Text>
      <Text className="ink" dir="auto" style={text}>
        {reminder.lead}
      </Text>
      <WhenPart facts={facts} />
      {before && (
        <Text className="muted" style={quiet}>
          {reminder.before}: {before.date}, {before.time} ({before.zone})
        </Text>
      )}
      {facts.joinLink && (
        <Section style={{ margin: "24px 0 12px" }}>
          <ActionButton href={facts.joinLink} label={words.join} colors={buttonColors(facts.accent)} />
        </Section>
      )}
      {facts.joinLink && (
        <Text className="muted" style={quiet}>
          {words.joinNote}
        </Text>
      )}
      <CalendarLine facts={facts} note={reminder.calendarNote} />
    </MailShell>
  );
}
