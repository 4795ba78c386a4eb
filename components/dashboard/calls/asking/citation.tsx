"use client";

import clsx from "clsx";
import { FileText } from "lucide-react";
import Link from "next/link";
import type { CitationWire } from "@/lib/modules/calls/call-answers/schema";
import { secondAsClock } from "@/lib/stage/video-time";
import { useEnvironment } from "../../access/environment";
import { callPath } from "../call-words";
import { correctionWords } from "../fact-words";
import { quoteHash } from "../one/transcript/lit-lines";

interface CitationProps {
  citation: CitationWire;
  titles: Readonly<Record<string, string>>;
  muted: boolean;
}

/** A quote with its source. Calls open at the line that says it. */
export function Citation({ citation, titles, muted }: CitationProps) {
  const { base } = useEnvironment();
  return (
    <li className={clsx("border-l-2 pl-3", muted ? "border-line" : "border-accent")}>
      <blockquote dir="auto" className="break-words text-base">
        {citation.quote}
      </blockquote>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
        {"call_id" in citation ? (
          <>
            {citation.speaker && <span>{citation.speaker}</span>}
            <Link
              href={`${callPath(base, citation.call_id)}${quoteHash(citation)}`}
              className="rounded-sm text-accent hover:underline"
            >
              {titles[citation.call_id] ?? `Call ${citation.call_id}`}
              {citation.start_sec !== null && (
                <span className="tabular">, {secondAsClock(citation.start_sec)}</span>
              )}
            </Link>
          </>
        ) : (
          <>
            <FileText className="size-3.5" aria-hidden />
            <span>
              {titles[citation.document_id] ?? "A document"}
              {citation.heading && `, ${citation.heading}`}
            </span>
          </>
        )}
      </p>
      {"call_id" in citation &&
        citation.corrections.map((one) => (
          <p key={one.id} className="mt-0.5 text-sm">
            {one.added ? "Added" : "Corrected"} by your team: {correctionWords(one)}
          </p>
        ))}
    </li>
  );
}
