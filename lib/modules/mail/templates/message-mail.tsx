import { Link, Text } from "react-email";
import type { MessageFacts } from "../message-facts";
import { MailShell, small } from "./mail-shell";
import { MarkdownBody } from "./markdown-body";

const link = { color: "#5a6372", textDecoration: "underline" };

/** What the team of a show writes to the people who come. */
export function MessageMail({ facts }: { facts: MessageFacts }) {
  const { words, place } = facts;
  return (
    <MailShell
      language={facts.language}
      title={facts.subject}
      preheader={facts.eventTitle}
      brand={facts.brand}
      kicker={facts.eventTitle}
      heading={facts.subject}
      footer={
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
            {words.reason(facts.brand.name)}
          </Text>
        </>
      }
    >
      <MarkdownBody values={facts.values}>{facts.body}</MarkdownBody>
    </MailShell>
  );
}
