import type { ReactNode } from "react";
import { Meter } from "@/components/ui/meter";
import { Time } from "@/components/ui/time";
import type { DataOf } from "@/lib/client/wire-types";
import { usd } from "./usd";

/** The monthly budget: spent or reserved, remaining, and when it resets. */
export function BudgetPanel({ budget, plan }: { budget: DataOf<"getUsage">["cost_budget"]; plan: string }) {
  if (!budget)
    return (
      <p className="text-base text-ink-muted">
        {plan ? (
          <>
            The plan <code className="font-mono text-ink text-sm">{plan}</code>
          </>
        ) : (
          "This workspace’s plan"
        )}{" "}
        has no spending limit. Every call is still metered below.
      </p>
    );
  const share = budget.limit_usd > 0 ? budget.reserved_usd / budget.limit_usd : 0;
  return (
    <div className="flex flex-col gap-4">
      <Meter
        label="Spent or reserved this month"
        value={budget.reserved_usd}
        max={budget.limit_usd}
        text={`${usd(budget.reserved_usd)} of ${usd(budget.limit_usd)}`}
        tone={share >= 1 ? "danger" : share >= 0.8 ? "warn" : "accent"}
      />
      <dl className="flex flex-wrap gap-x-10 gap-y-3 text-base">
        <Fact label="Remaining">{usd(budget.remaining_usd)}</Fact>
        <Fact label="Build credits left">{budget.remaining_build_credits}</Fact>
        <Fact label="Resets">
          <Time value={budget.resets_at} format="short" />
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="tabular font-medium">{children}</dd>
    </div>
  );
}
