import type { DataOf } from "@/lib/client/wire-types";
import { usd } from "../developers/usage/usd";

/** Recent usage for one client, in three figures. */
export function ClientUsage({ usage }: { usage: DataOf<"getUsage"> }) {
  const figures = [
    { label: `Requests, ${usage.window_days} days`, value: usage.requests.toLocaleString("en") },
    { label: "Errors", value: usage.errors.toLocaleString("en") },
    { label: "Estimated cost", value: usd(usage.estimated_cost_usd) },
  ];
  return (
    <dl className="grid grid-cols-3 items-end gap-x-4 border-line border-y py-4 sm:flex sm:gap-x-14">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="tabular mt-0.5 font-semibold text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
