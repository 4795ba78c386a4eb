"use client";

import { type ReactNode, useState } from "react";
import { type ReadFailure, ReadProblem } from "./read-problem";
import { useRefreshEvery } from "./use-refresh-every";

const RETRY_MS = 5_000;

interface PageOrProblemProps {
  /** The error of a read that the page needs. */
  problem?: ReadFailure | undefined;
  children?: ReactNode;
}

/**
 * A page, or the error in place of it. After a temporary error in a refresh, the page stays as it was, with
 * its forms and uploads, and is refreshed until it's read.
 */
export function PageOrProblem({ problem, children }: PageOrProblemProps) {
  const [shown, setShown] = useState<{ page: ReactNode }>();
  if (!problem && shown?.page !== children) setShown({ page: children });
  const isKept = problem?.retryable === true && shown !== undefined;
  useRefreshEvery(isKept ? RETRY_MS : null);
  if (problem && !isKept) return <ReadProblem problem={problem} />;
  return (
    <>
      {isKept ? <OutOfDate /> : null}
      {problem ? shown?.page : children}
    </>
  );
}

function OutOfDate() {
  return (
    <p role="status" className="mb-4 text-base text-ink-muted">
      Out of date. Retrying…
    </p>
  );
}
