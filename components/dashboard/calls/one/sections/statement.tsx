"use client";

import clsx from "clsx";
import { Pencil, Quote } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { secondAsClock } from "@/lib/stage/video-time";
import { ForRole } from "../../../access/for-role";
import type { Analysis } from "../../call-words";
import { FACT_WORDS } from "../../fact-words";
import { useEditFact } from "../correcting/fact-correcting";
import { type EditableFact, factWords } from "../correcting/fact-draft";
import { useShowPlaces } from "../transcript/show-places";

type Evidence = Analysis["outcome"]["evidence"];

interface StatementProps {
  evidence: Evidence;
  children: ReactNode;
  /** What belongs to it but has evidence of its own. */
  below?: ReactNode;
  /** Few words, with their evidence on the same line where there's room. */
  isShort?: boolean;
  /** What can be corrected about it. */
  edits?: EditableFact;
}

/** Something that the analysis says. Pointing at it, or focusing its button, lights up the lines that say it. */
export function Statement({ evidence, children, below, isShort = false, edits }: StatementProps) {
  const show = useShowPlaces();
  return (
    <li
      onPointerEnter={() => evidence.length > 0 && show(evidence)}
      className={clsx(
        "-mx-2 flex gap-1 rounded-control px-2 py-1.5 hover:bg-hover",
        isShort ? "flex-wrap items-center justify-between" : "flex-col items-start",
      )}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-2">
        <EvidenceButton evidence={evidence} />
        {edits && <EditFactButton edits={edits} />}
      </div>
      {below}
    </li>
  );
}

function EditFactButton({ edits }: { edits: EditableFact }) {
  const edit = useEditFact();
  return (
    <>
      <ForRole least="member">
        <IconButton
          size="sm"
          label={`Edit ${FACT_WORDS[edits.kind]}: ${factWords(edits)}`}
          icon={<Pencil className="size-4" aria-hidden />}
          onClick={() => edit(edits)}
        />
      </ForRole>
      {edits.fact.corrected && (
        <span className="text-ink-muted text-xs">
          {edits.fact.added ? "Added by your team" : "Corrected by your team"}
        </span>
      )}
    </>
  );
}

/** Shows the lines in the transcript. Its name begins with what it shows, for people who speak to click. */
export function EvidenceButton({ evidence }: { evidence: Evidence }) {
  const show = useShowPlaces();
  if (evidence.length === 0) return null;
  const lines = [...new Set(evidence.map(({ line }) => line))];
  const places = placesIn(evidence).join(", ");
  return (
    <button
      type="button"
      aria-label={`${places}: show ${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")} in the transcript`}
      onFocus={() => show(evidence)}
      onClick={() => show(evidence, { announces: true })}
      className="tabular inline-flex min-h-6 scroll-mt-[calc(38dvh+5rem)] items-center gap-1.5 rounded-sm text-accent text-xs hover:underline lg:scroll-mt-4"
    >
      <Quote className="size-3.5" aria-hidden />
      {places}
    </button>
  );
}

/** Times where there are some, else line numbers. */
const placesIn = (evidence: Evidence): string[] => [
  ...new Set(
    evidence.map(({ line, start_sec }) => (start_sec === null ? `Line ${line}` : secondAsClock(start_sec))),
  ),
];
