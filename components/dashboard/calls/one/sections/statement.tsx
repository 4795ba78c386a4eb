"use client";

import { Quote } from "lucide-react";
import type { ReactNode } from "react";
import { secondAsClock } from "@/lib/stage/video-time";
import type { Analysis } from "../../call-words";
import { useShowPlaces } from "../transcript/show-places";

export type Evidence = Analysis["outcome"]["evidence"];

interface StatementProps {
  evidence: Evidence;
  children: ReactNode;
}

/** Something that the analysis says. Pointing at it, or focusing its button, lights up the lines that say it. */
export function Statement({ evidence, children }: StatementProps) {
  const show = useShowPlaces();
  return (
    <li
      onPointerEnter={() => evidence.length > 0 && show(evidence)}
      className="-mx-2 flex flex-col items-start gap-1 rounded-control px-2 py-1.5 hover:bg-hover"
    >
      {children}
      <EvidenceButton evidence={evidence} />
    </li>
  );
}

/** Shows the lines in the transcript. Its name says where they are. */
export function EvidenceButton({ evidence }: { evidence: Evidence }) {
  const show = useShowPlaces();
  if (evidence.length === 0) return null;
  const lines = [...new Set(evidence.map(({ line }) => line))];
  return (
    <button
      type="button"
      aria-label={`Show ${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")} in the transcript`}
      onFocus={() => show(evidence)}
      onClick={() => show(evidence, { announces: true })}
      className="tabular inline-flex min-h-6 scroll-mt-[calc(38dvh+5rem)] items-center gap-1.5 rounded-sm text-accent text-xs hover:underline lg:scroll-mt-4"
    >
      <Quote className="size-3.5" aria-hidden />
      {placesIn(evidence).join(", ")}
    </button>
  );
}

/** Times where there are some, else line numbers. */
const placesIn = (evidence: Evidence): string[] => [
  ...new Set(
    evidence.map(({ line, start_sec }) => (start_sec === null ? `Line ${line}` : secondAsClock(start_sec))),
  ),
];
