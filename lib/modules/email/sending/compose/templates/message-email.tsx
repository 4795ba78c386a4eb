import { CopyBody } from "../copy/copy-body";
import type { MessageFacts } from "../facts/message-facts";
import { EmailShell } from "../frame/email-shell";
import { AttendeeFooter } from "./attendee-footer";

/** A message from the crew to a show's audience. */
export function MessageEmail({ facts }: { facts: MessageFacts }) {
  const { words, reason, brand } = facts;
  const { place, unsubscribe } = facts.links;
  return (
    <EmailShell
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
            ...(unsubscribe ? [[words.chooseEmails, unsubscribe] as const] : []),
          ]}
        />
      }
    >
      <CopyBody markdown={facts.body} values={facts.values} />
    </EmailShell>
  );
}
