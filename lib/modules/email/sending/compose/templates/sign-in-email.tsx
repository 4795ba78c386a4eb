import { Section, Text } from "react-email";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { EmailShell, small, text } from "../frame/email-shell";

/** Sign-in link for the dashboard. */
export function SignInEmail({ link }: { link: string }) {
  return (
    <EmailShell
      language="en"
      title="Sign in to Showrunner"
      preheader="Your link expires in 10 minutes."
      brand={{ name: "Showrunner", logo: undefined }}
      heading="Sign in to Showrunner"
      footer={
        <Text className="muted" style={small}>
          If you didn’t try to sign in, ignore this email. No one can sign in without the link.
        </Text>
      }
    >
      <Text className="ink" style={text}>
        Open this link in the browser you want to use, then confirm on the next page.
      </Text>
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={link} label="Sign in" colors={buttonColors(undefined)} />
      </Section>
      <Text className="muted" style={{ ...small, fontSize: 14 }}>
        The link expires in 10 minutes and works only once.
      </Text>
    </EmailShell>
  );
}
