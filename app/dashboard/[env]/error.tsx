"use client";

import { ErrorState } from "@/components/ui/error-state";

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function DashboardError({ error, reset }: Props) {
  return (
    <ErrorState
      message="Something failed on our side while this page was made. Trying again often helps."
      requestId={error.digest}
      onRetry={reset}
    />
  );
}
