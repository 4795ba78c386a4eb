"use client";

import { buttonClasses } from "@/components/ui/button-classes";
import { MessagePage } from "@/components/ui/message-page";

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <MessagePage
      kicker="500"
      title="Something went wrong"
      actions={
        // Part of every page's bundle, so it uses as little script as possible.
        <button type="button" onClick={reset} className={buttonClasses("primary")}>
          Try again
        </button>
      }
    >
      <p>We couldn’t load this page. Your saved work is safe. Try again in a moment.</p>
      {error.digest && (
        <p className="text-base">
          If it keeps happening, contact support with this error ID:{" "}
          <code className="select-all font-mono text-ink">{error.digest}</code>
        </p>
      )}
    </MessagePage>
  );
}
