"use client";

import { ErrorState } from "@/components/ui/error-state";

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function DashboardError({ error, reset }: Props) {
  return (
    <ErrorState
      message="Something went wrong on our side. Try again."
      requestId={error.digest}
      onRetry={reset}
    />
  );
}
