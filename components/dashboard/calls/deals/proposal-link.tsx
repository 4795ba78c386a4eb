"use client";

import { Download, ExternalLink } from "lucide-react";
import { buttonClasses } from "@/components/ui/button-classes";
import { CopyButton } from "@/components/ui/copy-button";
import type { DealWire } from "@/lib/modules/calls/deals/schema";
import { Section } from "../../parts/page/section";

const WORDS: Record<DealWire["state"], string> = {
  open: "Send this link to your customer. Anyone who has it can read and sign the proposal.",
  expired: "The page says that the proposal has expired. Offer it again with a new date.",
  accepted: "Your customer can still open the signed proposal here.",
  withdrawn: "The page says that the proposal was withdrawn.",
};

/** The address of a deal's proposal, with its document. */
export function ProposalLink({ deal }: { deal: DealWire }) {
  const { proposal_url: url, state, proposal } = deal;
  return (
    <Section
      title="Proposal"
      description={
        <>
          {proposal > 1 && <span className="tabular">Version {proposal}. </span>}
          {WORDS[state]}
          {proposal > 1 && state === "open" && " Older links say that there is a newer version."}
        </>
      }
    >
      {url && (
        <div className="flex flex-col gap-3">
          <p className="break-all rounded-control bg-surface-sunken px-3 py-2 font-mono text-sm">{url}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton
              value={url}
              label="Copy proposal link"
              labelled
              size="md"
              variant={state === "open" ? "primary" : "secondary"}
            />
            <a href={url} target="_blank" rel="noreferrer" className={buttonClasses("secondary")}>
              <ExternalLink className="size-4" aria-hidden />
              Open proposal
            </a>
            <a href={`${url}/pdf`} className={buttonClasses("secondary")}>
              <Download className="size-4" aria-hidden />
              {state === "accepted" ? "Signed PDF" : "PDF"}
            </a>
          </div>
        </div>
      )}
    </Section>
  );
}
