import { Section, Text } from "react-email";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { EmailShell, small, text } from "../frame/email-shell";

interface Props {
  workspaceName: string;
  percent: number;
  /** As in "8.2 GB of its 10 GB of storage". */
  amount: string;
  /** What an owner can do. */
  advice: string;
  link: string;
}

/** Tells an owner that most of the workspace's storage is used. */
export function StorageNearlyFullEmail({ workspaceName, percent, amount, advice, link }: Props) {
  return (
    <EmailShell
      language="en"
      title={`Storage ${percent}% full`}
      preheader={`${workspaceName} uses ${amount}.`}
      brand={{ name: "Showrunner", logo: undefined }}
      kicker={workspaceName}
      heading={`Storage ${percent}% full`}
      footer={
        <Text className="muted" style={small}>
          You’re receiving this email because you own the {workspaceName} workspace.
        </Text>
      }
    >
      <Text className="ink" style={text}>
        {workspaceName} uses {amount}. Once it’s full, shows still run, but they’re no longer recorded and
        files can’t be uploaded.
      </Text>
      <Text className="ink" style={text}>
        {advice}
      </Text>
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={link} label="View storage" colors={buttonColors(undefined)} />
      </Section>
    </EmailShell>
  );
}
