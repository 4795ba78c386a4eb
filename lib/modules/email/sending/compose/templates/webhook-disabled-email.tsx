import { Section, Text } from "react-email";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { EmailShell, small, text } from "../frame/email-shell";

interface Props {
  workspaceName: string;
  /** The endpoint URL. */
  target: string;
  why: string;
  link: string;
}

/** Tells an owner that a webhook endpoint was disabled. */
export function WebhookDisabledEmail({ workspaceName, target, why, link }: Props) {
  return (
    <EmailShell
      language="en"
      title="Webhook endpoint disabled"
      preheader={`We stopped sending events to ${target}.`}
      brand={{ name: "Showrunner", logo: undefined }}
      kicker={workspaceName}
      heading="Webhook endpoint disabled"
      footer={
        <Text className="muted" style={small}>
          You’re receiving this email because you own the {workspaceName} workspace.
        </Text>
      }
    >
      <Text className="ink" style={text}>
        {why} We cancelled the pending deliveries and disabled this endpoint:
      </Text>
      <Text className="ink" style={{ ...text, wordBreak: "break-all" }}>
        {target}
      </Text>
      <Text className="ink" style={text}>
        New events aren’t recorded for it. Once it works again, activate it and retry the deliveries you need.
      </Text>
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={link} label="View webhooks" colors={buttonColors(undefined)} />
      </Section>
    </EmailShell>
  );
}
