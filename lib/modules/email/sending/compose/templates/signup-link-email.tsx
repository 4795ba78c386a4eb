import { Section, Text } from "react-email";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { EmailShell, small, text } from "../frame/email-shell";
import type { SignupLinkWords } from "../words/signup-link-words";

interface Facts {
  language: string;
  words: SignupLinkWords;
  hello: string;
  title: string;
  link: string;
  brand: { name: string; logo: string | undefined };
  accent: string | undefined;
}

/** Asks someone to confirm their registration by opening a link. */
export function SignupLinkEmail({ language, words, hello, title, link, brand, accent }: Facts) {
  return (
    <EmailShell
      language={language}
      title={words.subject(title)}
      preheader={words.lead(title)}
      brand={brand}
      heading={title}
      footer={
        <Text className="muted" dir="auto" style={small}>
          {words.note}
        </Text>
      }
    >
      <Text className="ink" dir="auto" style={text}>
        {hello}
      </Text>
      <Text className="ink" dir="auto" style={text}>
        {words.lead(title)}
      </Text>
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={link} label={words.button} colors={buttonColors(accent)} />
      </Section>
    </EmailShell>
  );
}
