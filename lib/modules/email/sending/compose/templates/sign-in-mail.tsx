import { Section, Text } from "react-email";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { MailShell, small, text } from "../frame/mail-shell";

/** The mailed sign-in link of the dashboard. */
export function SignInMail({ link }: { link: string }) {
  return (
    <MailShell
      language="en"
      title="Sign in to Showrunner"
      preheader="Your link works once, for ten minutes."
      brand={{ name: "Showrunner", logo: undefined }}
      heading="Sign in to Showrunner"
      footer={
        <Text className="muted" style={small}>
          Somebody entered this address on our sign-in page. If that was not you, do nothing: without the link
          nobody gets in.
        </Text>
      }
    >
      <Text className="ink" style={text}>
        Press the button in the browser that you want to work in, then confirm on the page that opens.
      </Text>
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={link} label="Sign in" colors={buttonColors(undefined)} />
      </Section>
      <Text className="muted" style={{ ...small, fontSize: 14 }}>
        The link works once and for ten minutes.
      </Text>
    </MailShell>
  );
}
