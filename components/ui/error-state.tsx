"use client";

import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { CopyButton } from "./copy-button";

interface ErrorStateProps {
  title?: ReactNode;
  /** One sentence about what happened and what to do. */
  message: ReactNode;
  requestId?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

export function ErrorState(props: ErrorStateProps) {
  const { title = "Couldn’t load this", message, requestId, onRetry, retrying } = props;
  return (
    <div role="alert" className="flex max-w-2xl gap-3 py-6">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <div>
          <p className="font-medium text-lg">{title}</p>
          <p className="mt-1 text-base text-ink-muted">{message}</p>
        </div>
        {requestId && (
          <p className="flex min-w-0 max-w-full items-center gap-1 text-ink-muted text-sm">
            Request <code className="truncate font-mono text-ink text-xs">{requestId}</code>
            <CopyButton value={requestId} label="Copy request ID" />
          </p>
        )}
        {onRetry && (
          <Button onClick={onRetry} busy={retrying} icon={<RotateCw className="size-4" aria-hidden />}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
