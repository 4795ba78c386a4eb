import type { DataOf } from "@/lib/client/wire-types";
import { dollars } from "../call-words";

interface CostNoteProps {
  /** What is charged for: "Analyzing a call". */
  what: string;
  cents: number;
  usage: DataOf<"getCallUsage"> | null;
}

/** What something costs, and what is left of the month's allowance. */
export function CostNote({ what, cents, usage }: CostNoteProps) {
  const price = `${what} costs ${cents} ${cents === 1 ? "cent" : "cents"}.`;
  if (!usage) return <p className="text-ink-muted text-sm">{price}</p>;
  const short = usage.remaining_cents < cents;
  return (
    <p className={short ? "text-sm text-warn" : "text-ink-muted text-sm"}>
      {price}{" "}
      <span className="tabular">
        {dollars(usage.remaining_cents)} of {dollars(usage.allowance_cents)} left this month.
      </span>
    </p>
  );
}
