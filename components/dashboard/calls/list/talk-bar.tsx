import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { percent } from "../call-words";

/** How much of a call our side said, as a small bar with the number. */
export function TalkBar({ ratio }: { ratio: NonNullable<SalesCallWire["talk_ratio"]> }) {
  const { ours, customer, unsure } = ratio;
  const words = `Our side ${percent(ours)}, customer ${percent(customer)}${unsure > 0 ? `, unclear ${percent(unsure)}` : ""}`;
  return (
    <span className="inline-flex items-center gap-2">
      <span role="img" aria-label={words} className="flex h-1.5 w-16 overflow-hidden rounded-full bg-pressed">
        <span className="block h-full bg-accent" style={{ width: percent(ours) }} />
        <span className="ml-px block h-full bg-ok" style={{ width: percent(customer) }} />
      </span>
      <span aria-hidden className="tabular text-ink-muted text-sm">
        {percent(ours)}
      </span>
    </span>
  );
}
