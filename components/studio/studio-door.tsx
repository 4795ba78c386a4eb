"use client";

import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { MessagePage } from "@/components/ui/message-page";
import type { ApiError } from "@/lib/client/api-error";

const TITLES: Record<string, string> = {
  unauthorized: "Studio link required",
  not_found: "Show not found",
  client_inactive: "This show is unavailable",
  rate_limited: "Too many attempts",
  offline: "Couldn’t reach the server",
};

const TEXTS: Record<string, string> = {
  unauthorized: "Open the full studio link you received. Workspace members can sign in instead.",
  not_found: "The link may be incomplete, or the show was removed. Open the full link you received.",
};

/** Why the studio can't open, and what to do about it. */
export function StudioDoor({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const locked = problem.code === "unauthorized";
  return (
    <MessagePage
      kicker={problem.status || undefined}
      title={TITLES[problem.code] ?? "Couldn’t open the studio"}
      actions={
        <>
          <Button
            variant={locked ? "secondary" : "primary"}
            onClick={onRetry}
            icon={<RotateCw className="size-4" aria-hidden />}
          >
            Try again
          </Button>
          {locked && (
            <ButtonLink href="/sign-in" variant="primary">
              Sign in
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{TEXTS[problem.code] ?? problem.message}</p>
      {problem.requestId && (
        <p className="flex items-center gap-1 text-base">
          Request <code className="font-mono text-ink text-sm">{problem.requestId}</code>
          <CopyButton value={problem.requestId} label="Copy request ID" />
        </p>
      )}
    </MessagePage>
  );
}
