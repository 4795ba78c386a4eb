import clsx from "clsx";
import { Check } from "lucide-react";
import { timeOfDay } from "@/components/studio/clock-text";
import { Badge } from "@/components/ui/badge";
import type { AgendaRow } from "./guest-agenda";

/** The show's segments, with the guest's own highlighted. */
export function GuestRunOfShow({ rows }: { rows: readonly AgendaRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 font-medium text-base">Run of show</h2>
      <ol>
        {rows.map(({ item, index, mine, current, done, startsAt }) => (
          <li
            key={index}
            aria-current={current ? "step" : undefined}
            className={clsx(
              "flex items-center gap-3 border-line border-b py-2.5 text-base last:border-b-0",
              done && "text-ink-muted",
              current && "font-semibold",
              mine && !done && "-mx-3 rounded-control border-transparent bg-accent-soft px-3",
            )}
          >
            <span className="tabular w-12 shrink-0 text-ink-muted">
              {startsAt === null ? `${index + 1}.` : timeOfDay(startsAt)}
            </span>
            <span className="min-w-0 flex-1">{item.title}</span>
            {current && <Badge tone="neutral">Now</Badge>}
            {mine && <Badge tone="accent">You</Badge>}
            {done && <Check className="size-4 shrink-0" aria-label="done" />}
          </li>
        ))}
      </ol>
    </section>
  );
}
