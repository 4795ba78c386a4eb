import { CopyBody } from "../copy/copy-body";
import type { MessageFacts } from "../facts/message-facts";
import { MailShell } from "../frame/mail-shell";
import { AttendeeFooter } from "./attendee-footer";

/** A message from the crew to a show's audience. */
export function MessageMail({ facts }: { facts: MessageFacts }) {
  const { words, reason, brand } = facts;
  const { place, unsubscribe } = facts.links;
  return (
    <MailShell
      language={facts.language}
      title={facts.subject}
      preheader={facts.eventTitle}
      brand={brand}
      kicker={facts.eventTitle}
      heading={facts.subject}
      footer={
        <AttendeeFooter
          reason={reason}
          links={[
            ...(place ? [[words.place, place] as const] : []),
            ...(unsubscribe ? [[words.chooseMails, unsubscribe] as const] : []),
          ]}
        />
      }
    >
      <CopyBody markdown={facts.body} values={facts.values} />
    </MailShell>
  );
}
