import type { Metadata } from "next";
import { buttonClasses } from "@/components/ui/button-classes";
import { MessagePage } from "@/components/ui/message-page";

export const metadata: Metadata = { title: "Nothing here", robots: { index: false } };

export default function NotFound() {
  return (
    <MessagePage
      kicker="404"
      title="Nothing is on at this address."
      actions={
        // It comes along with every page, and a plain link brings no script.
        <a href="/" className={buttonClasses("primary")}>
          Go to the start
        </a>
      }
    >
      <p>
        The link may be cut short, or the show it belonged to has moved. If it came in an invitation, open it
        from there once more or ask the host for a new one.
      </p>
    </MessagePage>
  );
}
