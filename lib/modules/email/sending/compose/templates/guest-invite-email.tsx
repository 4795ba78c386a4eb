import { Section, Text } from "react-email";
import { CopyBody } from "../copy/copy-body";
import type { GuestEmailFacts } from "../facts/guest-invite-facts";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { EmailShell, quiet, text } from "../frame/email-shell";
import { AttendeeFooter } from "./attendee-footer";

/** Invites someone on stage. */
export function GuestInviteEmail({ facts }: { facts: GuestEmailFacts }) {
  const { words, when, host, note, copy } = facts;
  return (
    <EmailShell
      language={facts.language}
      title={copy.subject}
      preheader={copy.preheader}
      brand={facts.brand}
      {...(facts.kicker ? { kicker: facts.kicker } : {})}
      heading={copy.heading}
      footer={
        <AttendeeFooter
          reason={words.reason(facts.brand.name)}
          links={[[facts.chooseEmails, facts.unsubscribeLink]]}
        />
      }
    >
      <CopyBody markdown={copy.body} values={copy.values} />
      <Text className="muted" style={{ ...quiet, margin: "0 0 4px" }}>
        {words.when}
      </Text>
      <Text className="ink" style={{ ...text, fontWeight: 600 }}>
        {when ? `${when.date}, ${when.time} (${when.zone})` : words.dateOpen}
      </Text>
      {note && (
        <>
          <Text className="muted" dir="auto" style={{ ...quiet, margin: "0 0 4px" }}>
            {words.noteFrom(host)}
          </Text>
          <Text className="ink" dir="auto" style={{ ...text, whiteSpace: "pre-line" }}>
            {note}
          </Text>
        </>
      )}
      {!facts.isOff && (
        <>
          <Section style={{ margin: "24px 0 12px" }}>
            <ActionButton href={facts.link} label={copy.buttonLabel} colors={buttonColors(facts.accent)} />
          </Section>
          <Text className="ink" style={text}>
            {words.before}
          </Text>
          <Text className="muted" style={quiet}>
            {words.personal} {facts.hasCalendar && words.calendarNote}
          </Text>
        </>
      )}
    </EmailShell>
  );
}
