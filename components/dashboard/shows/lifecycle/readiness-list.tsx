"use client";

import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useMay } from "../../access/for-role";
import { wordsForPeople } from "../../parts/words/words-for-people";
import { pathOf } from "./path-of";
import { type Readiness, type ReadinessCheck, useReadiness } from "./use-readiness";

type Severity = ReadinessCheck["severity"];

const LOOKS: Record<Severity, { icon: LucideIcon; tone: string; word: string }> = {
  blocking: { icon: CircleAlert, tone: "text-danger", word: "Problem" },
  warning: { icon: TriangleAlert, tone: "text-warn", word: "Warning" },
  info: { icon: Info, tone: "text-ink-muted", word: "Note" },
};

/** A show's open checks, worst first, each with a link to its fix. */
export function ReadinessList({ slug, initial }: { slug: string; initial: Readiness }) {
  const { checks, counts } = useReadiness(slug, initial);
  if (checks.length === 0)
    return (
      <p className="flex items-center gap-2 text-base">
        <CircleCheck className="size-4 text-ok" aria-hidden /> Ready. No open checks.
      </p>
    );
  return (
    <>
      <p className="mb-3 text-base text-ink-muted" role="status">
        {summaryOf(counts)}
      </p>
      <ul className="border-line border-t" aria-label="Open checks">
        {checks.map((check) => (
          <Check key={`${check.code} ${check.subjects.join(" ")} ${check.message}`} check={check} />
        ))}
      </ul>
    </>
  );
}

function summaryOf({ blocking, warning, info }: Readiness["counts"]): string {
  if (blocking > 0)
    return blocking === 1
      ? "Fix 1 problem before you publish."
      : `Fix ${blocking} problems before you publish.`;
  const rest = warning + info;
  return rest === 1 ? "No problems. 1 suggestion." : `No problems. ${rest} suggestions.`;
}

function Check({ check }: { check: ReadinessCheck }) {
  const { icon: Icon, tone, word } = LOOKS[check.severity];
  const may = useMay("member");
  const help = wordsForPeople(check.mend.text);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-line border-b py-2.5">
      <Icon className={`mt-0.5 size-4 ${tone}`} aria-hidden />
      <div className="min-w-0">
        <p className="text-base">
          <span className="sr-only">{word}: </span>
          {check.message}
        </p>
        {help && <p className="text-ink-muted text-sm">{help}</p>}
      </div>
      {may && (
        <Link
          href={pathOf(check.mend.page)}
          className="rounded-sm px-1 font-medium text-accent text-base hover:underline"
        >
          Fix<span className="sr-only"> {check.message}</span>
        </Link>
      )}
    </li>
  );
}
