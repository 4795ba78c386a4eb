import type { MessageFacts } from "../message-facts";
import { AttendeeFooter } from "./attendee-footer";
import { CopyBody } from "./copy-body";
import { MailShell } from "./mail-shell";

/** What the team of a show writes to the people who come. */
export function MessageMail({ facts }: { facts: MessageFacts }) {
  const { words, place, brand } = facts;
  return (
    <MailShell
      language={facts.language}
      title={facts.subject}
      preheader={facts.eventTitle}
      brand={brand}
      kicker={facts.eventTitle}
      heading={facts.subject}
      footer={<AttendeeFooter words={words} brandName={brand.name} place={place} />}
    >
      <CopyBody markdown={facts.body} values={facts.values} />
    </MailShell>
  );
}
