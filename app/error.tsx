"use client";

import { MessagePage } from "@/components/ui/message-page";
import { TryAgain } from "@/components/ui/try-again";

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <MessagePage kicker="500" title="Something went wrong" actions={<TryAgain onClick={reset} />}>
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
