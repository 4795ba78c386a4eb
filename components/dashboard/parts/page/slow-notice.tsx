"use client";

import { ErrorState } from "@/components/ui/error-state";
import { useTooLong } from "@/components/ui/use-too-long";

/** Takes over from a skeleton that has stood for ten seconds. */
export function SlowNotice() {
  if (!useTooLong(true)) return null;
  return (
    <ErrorState
      title="This takes longer than it should"
      message="No answer came within ten seconds. It may still arrive; you can also ask again."
      onRetry={() => window.location.reload()}
    />
  );
}
