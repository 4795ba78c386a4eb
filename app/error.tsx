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
      title="We dropped a cue."
      actions={
        // It comes along with every page: no more script than this.
        <button type="button" onClick={reset} className={buttonClasses("primary")}>
          Try again
        </button>
      }
    >
      <p>Something failed on our side and this page could not be shown. What you had saved is still there.</p>
      {error.digest && (
        <p className="text-base">
          Tell support this number: <code className="select-all font-mono text-ink">{error.digest}</code>
        </p>
      )}
    </MessagePage>
  );
}
