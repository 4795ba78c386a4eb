"use client";

import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

const PATIENCE_MS = 10_000;

/** A loading page that names what it waits for and offers a retry when it takes too long. */
export function WaitingPage({ what, onRetry }: { what: string; onRetry?: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (late)
    return (
      <MessagePage
        title="This is taking longer than expected"
        actions={
          <Button variant="primary" onClick={onRetry ?? (() => window.location.reload())}>
            Try again
          </Button>
        }
      >
        <p>{what} Your connection or the server may be slow.</p>
      </MessagePage>
    );
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center gap-2.5 text-ink-muted text-lg">
      <LoaderCircle className="size-5 animate-spin" aria-hidden />
      {what}
    </div>
  );
}
