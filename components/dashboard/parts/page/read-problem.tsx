"use client";

import { usePathname, useRouter } from "next/navigation";
import { ErrorState } from "@/components/ui/error-state";

const TITLES: Record<string, string> = {
  insufficient_scope: "Your role doesn’t have access to this",
  not_found: "Not found",
  validation_error: "This URL isn’t valid",
};

export interface ReadFailure {
  code: string;
  message: string;
  /** Whether the same read may succeed later. */
  retryable?: boolean | undefined;
  requestId?: string | undefined;
}

/** The API's error, shown in place of a page's data. */
export function ReadProblem({ problem }: { problem: ReadFailure }) {
  const router = useRouter();
  const path = usePathname();
  const again = () => (problem.code === "validation_error" ? router.replace(path) : router.refresh());
  const useless = problem.code === "insufficient_scope" || problem.code === "not_found";
  return (
    <ErrorState
      title={TITLES[problem.code]}
      message={problem.message}
      requestId={useless ? undefined : problem.requestId}
      onRetry={useless ? undefined : again}
    />
  );
}
