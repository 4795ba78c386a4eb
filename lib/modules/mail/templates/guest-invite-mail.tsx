import { Section, Text } from "react-email";
import type { GuestInviteFacts } from "../guest-invite-facts";
import { ActionButton } from "./action-button";
import { buttonColors } from "./colors";
import { MailShell, small, text } from "./mail-shell";

const quiet = { ...small, fontSize: 14 };

/** Asks somebody onto the stage. */
export function GuestInviteMail({ facts }: { facts: GuestInviteFacts }) {
  const { words, when, host, note, title } = facts;
  return (
    <MailShell
      language={facts.language}
      title={words.subject(title)}
      preheader={when ? `${when.date}, ${when.time}, ${when.zone}` : words.dateOpen}
      brand={facts.brand}
      kicker={words.kicker}
      heading={title}
      footer={
        <Text className="muted" dir="auto" style={small}>
          {words.reason(facts.brand.name)}
        </Text>
      }
    >
      <Text className="ink" dir="auto" style={text}>
        {words.greeting(facts.name)}
      </Text>
      <Text className="ink" dir="auto" style={text}>
        {words.lead(host, title)}
      </Text>
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
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={facts.link} label={words.button} colors={buttonColors(facts.accent)} />
      </Section>
      <Text className="ink" style={text}>
        {words.before}
      </Text>
      <Text className="muted" style={quiet}>
        {words.personal} {when && words.calendarNote}
      </Text>
    </MailShell>
  );
}
