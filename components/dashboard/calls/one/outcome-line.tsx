"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { ForRole } from "../../access/for-role";
import { type Analysis, OUTCOME_TONES, OUTCOME_WORDS } from "../call-words";
import { EditOutcomeDialog } from "./correcting/edit-outcome";
import { Statement } from "./sections/statement";

interface OutcomeLineProps {
  detail: CallDetailWire;
  analysis: Analysis;
  version: number | undefined;
}

/** How the call ended, with the lines that say it. */
export function OutcomeLine({ detail, analysis, version }: OutcomeLineProps) {
  const [editing, setEditing] = useState(false);
  const { kind, text, evidence } = analysis.outcome;
  return (
    <section aria-label="Outcome" className="border-line border-y py-2">
      <ul>
        <Statement evidence={evidence}>
          <div className="flex w-full items-start gap-3">
            <Badge tone={OUTCOME_TONES[kind]} className="mt-0.5">
              {OUTCOME_WORDS[kind]}
            </Badge>
            <p className="min-w-0 flex-1 break-words text-base" lang={analysis.language}>
              {text}
              {detail.corrections.outcome && (
                <span className="ml-2 text-ink-muted text-xs">Set by your team</span>
              )}
            </p>
            <ForRole least="member">
              <IconButton
                size="sm"
                label="Edit outcome"
                icon={<Pencil className="size-4" aria-hidden />}
                onClick={() => setEditing(true)}
              />
            </ForRole>
          </div>
        </Statement>
      </ul>
      {editing && <EditOutcomeDialog detail={detail} version={version} open onOpenChange={setEditing} />}
    </section>
  );
}
