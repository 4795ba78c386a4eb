"use client";

import { Hand, Handshake } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ProposalCard } from "./proposal-card";
import { useStageControl } from "./use-stage-control";

const A_WHILE_SECONDS = 600;

/** Whether agents control the stage directly or propose changes, and their open proposals. */
export function StageControlSection() {
  const { lease, waiting, decides, set, decide } = useStageControl();
  if (!lease) return null;
  const mine = lease.hands === "people";
  return (
    <section className="flex flex-col gap-2" aria-label="Agents">
      <h3 className="font-medium text-base">Agents</h3>
      <p className="text-ink-muted text-sm">
        {mine
          ? "Agents propose changes. You approve them."
          : `Agents can control the stage${lease.until ? " for a limited time" : ""}.`}
      </p>
      {decides && (
        <div className="flex flex-wrap gap-2">
          {mine ? (
            <>
              <Button
                size="sm"
                icon={<Handshake className="size-4" aria-hidden />}
                onClick={() => void set({ hands: "shared", for_sec: A_WHILE_SECONDS })}
              >
                Share control for 10 minutes
              </Button>
              <Button size="sm" onClick={() => void set({ hands: "shared" })}>
                Share control until the end
              </Button>
            </>
          ) : (
            <Button
              size="sm"
              icon={<Hand className="size-4" aria-hidden />}
              onClick={() => void set({ hands: "people" })}
            >
              Take control (Esc)
            </Button>
          )}
        </div>
      )}
      <ul className="flex flex-col gap-2" aria-live="polite" aria-relevant="additions">
        {waiting.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            onDecide={decides ? (approve) => decide(proposal.id, approve) : null}
          />
        ))}
      </ul>
    </section>
  );
}
