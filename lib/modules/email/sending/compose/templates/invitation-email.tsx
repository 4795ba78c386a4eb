import { Section, Text } from "react-email";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { EmailShell, small, text } from "../frame/email-shell";

interface Facts {
  link: string;
  workspace: string;
  invitedBy: string;
  role: string;
}

/** Invites someone to a workspace. */
export function InvitationEmail({ link, workspace, invitedBy, role }: Facts) {
  return (
    <EmailShell
      language="en"
      title={`Join ${workspace} on Showrunner`}
      preheader={`${invitedBy} invited you with the ${role} role.`}
      brand={{ name: "Showrunner", logo: undefined }}
      heading={`Join ${workspace} on Showrunner`}
      footer={
        <Text className="muted" style={small}>
          If you weren’t expecting this invitation, ignore this email. No one can join without the link.
        </Text>
      }
    >
      <Text className="ink" style={text}>
        {invitedBy} invited you to join {workspace} on Showrunner with the {role} role.
      </Text>
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={link} label="View invitation" colors={buttonColors(undefined)} />
      </Section>
      <Text className="muted" style={{ ...small, fontSize: 14 }}>
        The link expires in 7 days and works only once, for this email address.
      </Text>
    </EmailShell>
  );
}
