"use client";

import clsx from "clsx";
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import { wordsForPeople } from "../../../parts/words/words-for-people";
import type { PlanFinding } from "./use-plan-findings";

const LOOKS: Record<PlanFinding["severity"], { icon: LucideIcon; tone: string; word: string }> = {
  error: { icon: CircleAlert, tone: "text-danger", word: "Error" },
  warning: { icon: TriangleAlert, tone: "text-warn", word: "Warning" },
  info: { icon: Info, tone: "text-ink-muted", word: "Info" },
};

interface SummaryProps {
  findings: readonly PlanFinding[];
  /** Ids of all segments, in order. */
  segmentIds: readonly string[];
  goTo: (segmentId: string) => void;
}

/** Findings about the whole run of show, with a link to each segment that has one. */
export function FindingsSummary({ findings, segmentIds, goTo }: SummaryProps) {
  const whole = findings.filter(({ segment_id }) => segment_id === null);
  const worst = worstOf(findings);
  const parts = segmentIds.flatMap((id, index) => {
    const severity = worst.get(id);
    return severity ? [{ id, number: index + 1, severity }] : [];
  });
  if (whole.length + parts.length === 0) return null;
  return (
    <section aria-label="Checks" className="border-line border-b py-2">
      {whole.length > 0 && <FindingLines findings={whole} />}
      {parts.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-1 text-sm">
          <span className="text-ink-muted">Review</span>
          {parts.map(({ id, number, severity }) => (
            <a
              key={id}
              href={`#${id}`}
              className={clsx(
                "rounded-sm px-1 font-medium tabular hover:underline",
                severity === "error" ? "text-danger" : "text-accent",
              )}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
            >
              Segment {number}
              <span className="sr-only">, {LOOKS[severity].word}</span>
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/** Findings are ordered by severity, worst first. */
function worstOf(findings: readonly PlanFinding[]): Map<string, PlanFinding["severity"]> {
  const worst = new Map<string, PlanFinding["severity"]>();
  for (const { segment_id, severity } of findings)
    if (segment_id !== null && !worst.has(segment_id)) worst.set(segment_id, severity);
  return worst;
}

/** Each finding with its fix. */
export function FindingLines({ findings }: { findings: readonly PlanFinding[] }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {findings.map(({ path, code, severity, message, mend }) => {
        const { icon: Icon, tone, word } = LOOKS[severity];
        return (
          <li key={`${path} ${code} ${message}`} className="flex items-start gap-1.5 text-sm">
            <Icon className={clsx("mt-0.5 size-4 shrink-0", tone)} aria-hidden />
            <span>
              <span className="sr-only">{word}: </span>
              {message} <span className="text-ink-muted">{wordsForPeople(mend)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
