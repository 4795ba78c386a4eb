import { Section, Text } from "react-email";
import { ownWords } from "../copy/built-in-copy";
import { CopyBody } from "../copy/copy-body";
import type { ConfirmationFacts } from "../facts/confirmation-facts";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { EmailShell, quiet, text } from "../frame/email-shell";
import { withColon } from "../words/with-colon";
import { AttendeeFooter } from "./attendee-footer";
import { CalendarLine } from "./calendar-line";
import { WhenPart } from "./when-part";

/** Every show email to an attendee: text, date and join button. */
export function ConfirmationEmail({ facts }: { facts: ConfirmationFacts }) {
  const { words, state, title, brand, name, copy, before, action } = facts;
  return (
    <EmailShell
      language={facts.language}
      title={copy?.subject ?? words.subject[state](title)}
      preheader={
        copy?.preheader ??
        (facts.when ? `${facts.when.date}, ${facts.when.time}, ${facts.when.zone}` : facts.dateOpen)
      }
      brand={brand}
      {...(facts.kicker ? { kicker: facts.kicker } : {})}
      heading={copy?.heading ?? title}
      footer={
        <AttendeeFooter
          reason={facts.reason}
          links={[
            [words.place, facts.placeLink],
            [words.chooseEmails, facts.unsubscribeLink],
          ]}
        />
      }
    >
      {copy ? (
        <CopyBody markdown={copy.body} values={copy.values} />
      ) : (
        <>
          <Text className="ink" dir="auto" style={text}>
            {words.greeting(name)}
          </Text>
          <Text className="ink" dir="auto" style={text}>
            {words.lead[state](title, facts.heldUntil)}
          </Text>
        </>
      )}
      <WhenPart facts={facts} />
      {facts.replayUntil && (
        <Text className="ink" style={text}>
          {facts.replayUntil}
        </Text>
      )}
      {before && (
        <Text className="muted" style={quiet}>
          {withColon(ownWords(facts.language).before, facts.language)} {before.date}, {before.time} (
          {before.zone})
        </Text>
      )}
      {action && (
        <Section style={{ margin: "24px 0 12px" }}>
          <ActionButton
            href={action.href}
            label={copy?.buttonLabel || action.label}
            colors={buttonColors(facts.accent)}
          />
        </Section>
      )}
      {facts.joinLink && (
        <Text className="muted" style={quiet}>
          {words.joinNote}
        </Text>
      )}
      <CalendarLine facts={facts} />
    </EmailShell>
  );
}
