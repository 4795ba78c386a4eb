import { Link, Text } from "react-email";
import { small } from "../frame/email-shell";

interface Props {
  /** Why they receive this; empty where the body says it. */
  reason: string;
  /** Label and URL of each link. An empty URL hides the link. */
  links: readonly (readonly [words: string, address: string])[];
}

/** Footer of every show email: what the reader can change, and why they receive it. */
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
