import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { percent } from "../call-words";

type Ratio = NonNullable<SalesCallWire["talk_ratio"]>;

/** Whether it's known how much our side said: not while everyone who might be ours is unclear. */
export const isOursKnown = (ratio: Ratio | null): ratio is Ratio =>
  ratio !== null && (ratio.ours > 0 || ratio.unsure === 0);

/** How much of a call our side said, as a small bar with the number. */
export function TalkBar({ ratio }: { ratio: Ratio }) {
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
