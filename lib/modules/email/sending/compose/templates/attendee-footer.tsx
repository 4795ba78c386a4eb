import { Link, Text } from "react-email";
import { small } from "../frame/mail-shell";

interface Props {
  /** Why they get this; empty where the mail says it. */
  reason: string;
  /** What they can change: words and address, which is empty where they cannot. */
  links: readonly (readonly [words: string, address: string])[];
}

/** Below every mail of a show: what its reader can change, and why they get it. */
export function AttendeeFooter({ reason, links }: Props) {
  const shown = links.filter(([, address]) => address !== "");
  return (
    <>
      {shown.length > 0 && (
        <Text className="muted" style={small}>
          {shown.map(([words, address], index) => (
            <span key={words}>
              {index > 0 && " · "}
              <Link
                href={address}
                className="muted"
                style={{ color: "#5a6372", textDecoration: "underline" }}
              >
                {words}
              </Link>
            </span>
          ))}
        </Text>
      )}
      {reason && (
        <Text className="muted" dir="auto" style={small}>
          {reason}
        </Text>
      )}
    </>
  );
}
