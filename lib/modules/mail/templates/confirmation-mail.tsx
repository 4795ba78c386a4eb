import { Link, Section, Text } from "react-email";
import type { ConfirmationFacts } from "../confirmation-facts";
import { ActionButton } from "./action-button";
import { buttonColors } from "./colors";
import { MailShell, small, text } from "./mail-shell";

const strong = { ...text, fontWeight: 600, margin: "0 0 4px" };
const quiet = { ...small, fontSize: 14 };

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
      footer={<Footer facts={facts} />}
    >
      <Text className="ink" dir="auto" style={text}>
        {words.greeting(name)}
      </Text>
      <Text className="ink" dir="auto" style={text}>
        {words.lead[state](title, facts.heldUntil)}
      </Text>
      <When facts={facts} />
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
      <CalendarLine facts={facts} />
    </MailShell>
  );
}

function When({ facts }: { facts: ConfirmationFacts }) {
  const { when, words, host } = facts;
  return (
    <Section style={{ margin: "8px 0 0" }}>
      <Text className="muted" style={{ ...quiet, margin: "0 0 4px" }}>
        {words.when}
      </Text>
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
        <Text className="ink" style={{ ...text, margin: "0 0 4px" }}>
          {words.dateOpen}
        </Text>
      )}
      {host && (
        <Text className="muted" dir="auto" style={quiet}>
          {words.hostedBy(host)}
        </Text>
      )}
    </Section>
  );
}

function CalendarLine({ facts }: { facts: ConfirmationFacts }) {
  const { calendarLinks, words } = facts;
  if (!calendarLinks) return null;
  const entries = [
    ["Google", calendarLinks.google],
    ["Outlook", calendarLinks.outlook],
    [words.calendarFile, calendarLinks.file],
  ] as const;
  return (
    <Text className="muted" style={quiet}>
      {words.calendarNote} {words.addTo}:{" "}
      {entries.map(([label, href], index) => (
        <span key={label}>
          {index > 0 && " · "}
          <Link href={href} className="muted" style={{ color: "#5a6372", textDecoration: "underline" }}>
            {label}
          </Link>
        </span>
      ))}
    </Text>
  );
}

function Footer({ facts }: { facts: ConfirmationFacts }) {
  const { words } = facts;
  const link = { color: "#5a6372", textDecoration: "underline" };
  return (
    <>
      <Text className="muted" style={small}>
        <Link href={facts.placeLink} className="muted" style={link}>
          {words.place}
        </Link>
        {" · "}
        <Link href={facts.unsubscribeLink} className="muted" style={link}>
          {words.noReminders}
        </Link>
      </Text>
      <Text className="muted" dir="auto" style={small}>
        {words.reason(facts.brand.name)}
      </Text>
    </>
  );
}
