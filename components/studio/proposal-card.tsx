"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { clockText } from "./clock-text";
import { useServerNow } from "./studio-context";
import type { Proposal } from "./use-stage-control";

interface ProposalCardProps {
  proposal: Proposal;
  /** Null for people who may only view. */
  onDecide: ((approve: boolean) => Promise<void>) | null;
}

/** When screen readers say that little time is left, once. */
const SOON_SECONDS = 10;

// As an image, nothing in it runs or loads, whatever text people's names contain.
const picture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** An agent's proposed change, with the stage before and after. */
export function ProposalCard({ proposal, onDecide }: ProposalCardProps) {
  const { words, actor, before, after } = proposal;
  const [deciding, setDeciding] = useState<"approve" | "decline" | null>(null);
  const left = (Date.parse(proposal.expires_at) - useServerNow(1_000)) / 1000;
  if (left <= 0) return null;
  async function decide(approve: boolean) {
    setDeciding(approve ? "approve" : "decline");
    await onDecide?.(approve);
    setDeciding(null);
  }
  return (
    <li className="flex flex-col gap-2.5 rounded-panel border border-line p-3">
      <p className="text-base">
        <span className="text-ink-muted">{actor.name || "An agent"} proposes:</span>{" "}
        <span className="font-medium">{words.join(", then ")}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Stage label="Before" svg={before.svg} />
        <Stage label="After" svg={after.svg} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {onDecide && (
          <>
            <Button
              size="sm"
              variant="primary"
              busy={deciding === "approve"}
              disabled={deciding !== null}
              onClick={() => void decide(true)}
            >
              Approve
            </Button>
            <Button
              size="sm"
              busy={deciding === "decline"}
              disabled={deciding !== null}
              onClick={() => void decide(false)}
            >
              Decline
            </Button>
          </>
        )}
        {left <= SOON_SECONDS && <p className="sr-only">{SOON_SECONDS} seconds left.</p>}
        <p role="timer" aria-live="off" className="ml-auto text-ink-muted text-sm">
          <span className="tabular">{clockText(left)}</span> left
        </p>
      </div>
    </li>
  );
}

const Stage = ({ label, svg }: { label: string; svg: string }) => (
  <figure className="m-0">
    {/* biome-ignore lint/performance/noImgElement: a data URL, so nothing is fetched */}
    <img
      src={picture(svg)}
      alt={`The stage ${label.toLowerCase()}`}
      className="aspect-video w-full rounded-control bg-surface-sunken object-contain ring-1 ring-line"
    />
    <figcaption className="mt-1 text-ink-muted text-sm">{label}</figcaption>
  </figure>
);
