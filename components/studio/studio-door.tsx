"use client";

import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { MessagePage } from "@/components/ui/message-page";
import type { ApiError } from "@/lib/client/api-error";

const TITLES: Record<string, string> = {
  unauthorized: "This studio needs its key.",
  not_found: "There is no such show.",
  client_inactive: "This show is not in service.",
  rate_limited: "Too many tries.",
  offline: "The server does not answer.",
};

const TEXTS: Record<string, string> = {
  unauthorized:
    "Open the studio link that you were given once more, as a whole. Members of the workspace can sign in instead.",
  not_found:
    "The address may be cut short, or the show was removed. Open the link once more as you were given it.",
};

/** Why the studio stays closed, and what opens it. */
export function StudioDoor({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const locked = problem.code === "unauthorized";
  return (
    <MessagePage
      kicker={problem.status || undefined}
      title={TITLES[problem.code] ?? "The studio did not open."}
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
          <CopyButton value={problem.requestId} label="Copy request id" />
        </p>
      )}
    </MessagePage>
  );
}
