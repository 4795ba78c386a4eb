"use client";

import { ErrorState } from "@/components/ui/error-state";
import { useTooLong } from "@/components/ui/use-too-long";

/** Replaces a skeleton after ten seconds. */
export function SlowNotice() {
  if (!useTooLong(true)) return null;
  return (
    <ErrorState
      title="This is taking longer than expected"
      message="No response within 10 seconds. Keep waiting or try again."
      onRetry={() => window.location.reload()}
    />
  );
}
