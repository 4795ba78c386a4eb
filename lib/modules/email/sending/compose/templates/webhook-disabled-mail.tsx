import { Section, Text } from "react-email";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { MailShell, small, text } from "../frame/mail-shell";

interface Props {
  workspaceName: string;
  /** The address that was called. */
  target: string;
  why: string;
  link: string;
}

/** Tells an owner that a webhook was switched off. */
export function WebhookDisabledMail({ workspaceName, target, why, link }: Props) {
  return (
    <MailShell
      language="en"
      title="A webhook was switched off"
      preheader={`${workspaceName}: nothing is sent to ${target} any more.`}
      brand={{ name: "Showrunner", logo: undefined }}
      kicker={workspaceName}
      heading="A webhook was switched off"
      footer={
        <Text className="muted" style={small}>
          You get this mail because you own the workspace {workspaceName}.
        </Text>
      }
    >
      <Text className="ink" style={text}>
        {why} Nothing is sent to this address any more, and what was waiting for it was cancelled:
      </Text>
      <Text className="ink" style={{ ...text, wordBreak: "break-all" }}>
        {target}
      </Text>
      <Text className="ink" style={text}>
        Once the receiver works again, switch the webhook on and retry the deliveries that you need.
      </Text>
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={link} label="Open webhooks" colors={buttonColors(undefined)} />
      </Section>
    </MailShell>
  );
}
