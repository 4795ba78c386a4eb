import Link from "next/link";
import { Meter } from "@/components/ui/meter";
import { Sparkline } from "@/components/ui/sparkline";
import type { DataOf } from "@/lib/client/wire-types";

interface OverviewProps {
  base: string;
  usage: DataOf<"getUsageByDay">;
  budget: DataOf<"getUsage">["cost_budget"];
}

/** The past week in three numbers. */
export function Overview({ base, usage, budget }: OverviewProps) {
  const requests = usage.days.map((day) => day.requests);
  const total = requests.reduce((sum, count) => sum + count, 0);
  const errors = usage.days.reduce((sum, day) => sum + day.errors, 0);
  return (
    <dl className="grid gap-x-8 gap-y-6 border-line border-y py-5 sm:grid-cols-3">
      <div>
        <dt className="text-ink-muted text-sm">
          <Link href={`${base}/usage?days=7`} className="rounded-sm hover:text-ink">
            Requests, 7 days
          </Link>
        </dt>
        <dd className="mt-1 flex items-end justify-between gap-3">
          <span className="tabular font-semibold text-2xl">{total.toLocaleString("en")}</span>
          <Sparkline points={requests} label={`${total} requests in 7 days, by day`} />
        </dd>
      </div>
      <div>
        <dt className="text-ink-muted text-sm">Errors</dt>
        <dd className="tabular mt-1 font-semibold text-2xl">
          {errors.toLocaleString("en")}
          <span className="ml-2 font-normal text-ink-muted text-sm">
            {total > 0 ? `${((errors / total) * 100).toFixed(1)}%` : ""}
          </span>
        </dd>
      </div>
      <div>
        <dt className="text-ink-muted text-sm">Budget this month</dt>
        <dd className="mt-1">
          {budget ? (
            <Meter
              label="Reserved"
              value={budget.reserved_usd}
              max={budget.limit_usd}
              text={`${budget.reserved_usd.toFixed(4)} of ${budget.limit_usd.toFixed(2)} USD`}
              tone={budget.reserved_usd / budget.limit_usd > 0.8 ? "warn" : "accent"}
            />
          ) : (
            <span className="text-base">No limit on this plan</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
