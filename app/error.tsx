"use client";

import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
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
        <Button variant="primary" onClick={reset} icon={<RotateCw className="size-4" aria-hidden />}>
          Try again
        </Button>
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
