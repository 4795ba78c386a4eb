import { Section, Text } from "react-email";
import { ActionButton } from "../frame/action-button";
import { buttonColors } from "../frame/colors";
import { EmailShell, small, text } from "../frame/email-shell";

interface Props {
  workspaceName: string;
  /** The show's title. */
  show: string;
  length: string;
  link: string;
}

/** Tells a show's host that its recording is ready. */
export function RecordingReadyEmail({ workspaceName, show, length, link }: Props) {
  return (
    <EmailShell
      language="en"
      title="Recording ready"
      preheader={`Watch ${show} (${length}).`}
      brand={{ name: "Showrunner", logo: undefined }}
      kicker={workspaceName}
      heading="Your recording is ready"
      footer={
        <Text className="muted" style={small}>
          You’re receiving this email because you host this show or own the {workspaceName} workspace.
        </Text>
      }
    >
      <Text className="ink" style={text}>
        The recording of {show} is ready ({length}). Watch it, or download the video and each speaker’s track.
      </Text>
      <Section style={{ margin: "24px 0 12px" }}>
        <ActionButton href={link} label="Watch recording" colors={buttonColors(undefined)} />
      </Section>
    </EmailShell>
  );
}
