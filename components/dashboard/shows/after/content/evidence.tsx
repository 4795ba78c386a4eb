"use client";

import { Play } from "lucide-react";
import Link from "next/link";
import type { ContentBlockWire } from "@/lib/modules/made/content/schema";
import { secondAsClock } from "@/lib/stage/video-time";

interface EvidenceProps {
  block: Pick<ContentBlockWire, "kind" | "basis" | "basis_state" | "edited">;
  /** Address of the recording's page. */
  recording: string;
}

const WITHOUT: Record<ContentBlockWire["kind"], string> = {
  heading: "Headings don’t need evidence.",
  fact: "From the show’s own details: title, speakers, run of show and link.",
  asked: "Asked by someone in the audience.",
  own: "You wrote this sentence, so it has no evidence.",
  said: "No line of the transcript is linked to this sentence.",
};

/** What a block stands on: the quoted lines, with a link to when they were said. */
export function Evidence({ block, recording }: EvidenceProps) {
  const { kind, basis, basis_state: state, edited } = block;
  if (basis.length === 0) return <p className="text-ink-muted text-sm">{WITHOUT[kind]}</p>;
  return (
    <div className="flex flex-col gap-3">
      {state === "changed" && (
        <p className="rounded-control bg-warn-soft px-2.5 py-1.5 text-sm">
          The transcript says something else here now. Check the sentence.
        </p>
      )}
      {state === "gone" && (
        <p className="rounded-control bg-warn-soft px-2.5 py-1.5 text-sm">
          These words were cut, muted, redacted or removed. The sentence comes back if you undo that.
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {basis.map(({ name, quote, start_sec: start }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be quoted twice
          <li key={index} className="border-line border-l-2 pl-3">
            <div className="flex items-center justify-between gap-2 text-sm">
              <span className="min-w-0 truncate font-medium">{name ?? "A speaker"}</span>
              {start !== null && (
                <Link
                  href={`${recording}#t=${start.toFixed(1)}`}
                  className="tabular inline-flex shrink-0 items-center gap-1 rounded-sm text-accent hover:underline"
                  aria-label={`Play the recording at ${secondAsClock(start)}`}
                >
                  <Play className="size-3.5" aria-hidden />
                  {secondAsClock(start)}
                </Link>
              )}
            </div>
            {quote !== null && (
              <p dir="auto" className="mt-0.5 break-words text-base">
                {quote}
              </p>
            )}
          </li>
        ))}
      </ol>
      {edited && <p className="text-ink-muted text-xs">You changed this sentence. Its evidence stays.</p>}
    </div>
  );
}
