import { Section, Text } from "react-email";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { MailShell, small, text } from "../frame/mail-shell";

interface Facts {
  link: string;
  workspace: string;
  invitedBy: string;
  role: string;
}

/** Offers a place in a workspace. */
export function InvitationMail({ link, workspace, invitedBy, role }: Facts) {
  return (
    <MailShell
      language="en"
      title={`Join ${workspace}`}
      preheader={`${invitedBy} invites you as ${role}.`}
      brand={{ name: "Showrunner", logo: undefined }}
      heading={`Join ${workspace}`}
      footer={
        <Text className="muted" style={small}>
          You do not know what this is about? Then do nothing: without the link nobody joins.
        </Text>
      }
    >
      <Text className="ink" style={text}>
        {invitedBy} invites you to work in {workspace} on Showrunner, as {role}.
      </Text>
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={link} label="See the invitation" colors={buttonColors(undefined)} />
      </Section>
      <Text className="muted" style={{ ...small, fontSize: 14 }}>
        The link works once, for seven days and for this address.
      </Text>
    </MailShell>
  );
}
