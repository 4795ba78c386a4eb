"use client";

import { Sparkles } from "lucide-react";
import { memo } from "react";
import { Button } from "@/components/ui/button";
import type { PlanSession } from "@/lib/editors/plan/plan-session";
import { STAGE_LIMITS } from "@/lib/stage/vocabulary";
import { DropFile } from "../../../parts/files/drop-file";
import { endingsOf, SHEETS } from "../../../parts/files/table-file";
import { DraftChanges, RowFindings } from "./draft-changes";
import { type Draft, type PlanDraftDesk, usePlanDraft } from "./use-plan-draft";

interface PlanDraftProps {
  slug: string;
  initial: Draft | null;
  session: PlanSession;
}

/**
 * Generates a run of show or imports one from a table, shows what that would change, and accepts or discards
 * it.
 */
export const PlanDraft = memo(function PlanDraft({ slug, initial, session }: PlanDraftProps) {
  const desk = usePlanDraft(slug, initial, session);
  const { draft, sending } = desk;
  if (!draft || draft.status === "failed") return <NoDraft desk={desk} note={draft?.note ?? null} />;
  if (draft.status === "writing" || sending)
    return (
      <p role="status" className="text-base text-ink-muted">
        {sending ? "Reading file…" : `Generating draft: ${draft.progress}%…`}
      </p>
    );
  return <ReadyDraft desk={desk} draft={draft} />;
});

function NoDraft({ desk, note }: { desk: PlanDraftDesk; note: string | null }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={<Sparkles className="size-4" aria-hidden />}
          busy={desk.asking}
          onClick={() => desk.ask()}
        >
          Generate from brief
        </Button>
        <p className="text-ink-muted text-sm">{note ?? "You can review all changes before applying them."}</p>
      </div>
      <DropFile
        label="Import file"
        accept={endingsOf(SHEETS)}
        take={desk.send}
        className="flex-wrap items-center justify-between"
        textClassName="max-w-xl"
      >
        <p className="mt-1 text-ink-muted">
          {desk.sending
            ? "Reading file…"
            : "CSV or Excel with one row per segment. You can review changes first."}
        </p>
      </DropFile>
    </div>
  );
}

const draftNote = (fits: boolean): string =>
  fits ? "The draft matches the current run of show." : "The draft can't be combined with your edits.";

const tableNote = (fits: boolean): string =>
  fits
    ? "The file matches the current run of show."
    : `With the segments added since, there are more than ${STAGE_LIMITS.scenes} segments. Discard the import, then import the file again.`;

function ReadyDraft({ desk, draft }: { desk: PlanDraftDesk; draft: Draft }) {
  const { changes, keep_edits, note, fits } = draft;
  const isTable = draft.source === "person";
  const canApply = fits && changes.length > 0;
  return (
    <div className="flex flex-col gap-3">
      <RowFindings rows={desk.rows} />
      {note && (changes.length > 0 || !fits) && <p className="text-base text-ink-muted">{note}</p>}
      {canApply ? (
        <DraftChanges changes={changes} />
      ) : (
        <p className="text-base text-ink-muted">{isTable ? tableNote(fits) : draftNote(fits)}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {canApply && (
          <Button variant="primary" busy={desk.deciding} onClick={() => desk.end("take")}>
            {isTable ? "Apply import" : "Apply draft"}
          </Button>
        )}
        {!canApply && keep_edits && !isTable && (
          <Button busy={desk.asking} onClick={() => desk.ask(false)}>
            Generate and overwrite my edits
          </Button>
        )}
        <Button disabled={desk.deciding} onClick={() => desk.end("discard")}>
          Discard
        </Button>
      </div>
    </div>
  );
}
