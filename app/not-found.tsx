import type { Metadata } from "next";
import { buttonClasses } from "@/components/ui/button-classes";
import { MessagePage } from "@/components/ui/message-page";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

export default function NotFound() {
  return (
    <MessagePage
      kicker="404"
      title="Page not found"
      actions={
        // Part of every page's bundle, so it is a plain link without script.
        <a href="/" className={buttonClasses("primary")}>
          Go to home page
        </a>
      }
    >
      <p>
        The link may be incomplete, or the page may have moved. If you got the link in an email, open it from
        there again or ask the host for a new one.
      </p>
    </MessagePage>
  );
}
