import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { MessagePage } from "@/components/ui/message-page";

export const metadata: Metadata = { title: "Nothing here", robots: { index: false } };

export default function NotFound() {
  return (
    <MessagePage
      kicker="404"
      title="Nothing is on at this address."
      actions={
        <ButtonLink href="/" variant="primary">
          Go to the start
        </ButtonLink>
      }
    >
      <p>
        The link may be cut short, or the show it belonged to has moved. If it came in an invitation, open it
        from there once more or ask the host for a new one.
      </p>
    </MessagePage>
  );
}
