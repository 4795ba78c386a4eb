import { lengthText } from "@/lib/editors/plan/length-text";
import { DEFAULT_TITLES, type PlanSegment } from "@/lib/stage";

interface Part {
  id: string;
  title: string;
  type: PlanSegment["type"];
  seconds: number;
  who?: string | null;
}

/** Segments of a run of show with their start minutes. */
export function NewShowPlan({ parts, label }: { parts: readonly Part[]; label: string }) {
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const begins = parts.map((_part, index) =>
    parts.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0),
  );
  return (
    <div>
      <ol aria-label={label} className="border-line border-t">
        {parts.map(({ id, title, type, seconds, who }, index) => (
          <li
            key={id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-line border-b py-2"
          >
            <span className="tabular text-ink-muted text-sm">{lengthText(begins[index] ?? 0)}</span>
            <span className="min-w-0">
              <span className="block break-words font-medium text-base">{title}</span>
              <span className="block text-ink-muted text-xs">
                {[DEFAULT_TITLES[type], who].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="tabular text-sm">{lengthText(seconds)}</span>
          </li>
        ))}
      </ol>
      <p className="tabular mt-3 text-ink-muted text-sm">
        {parts.length === 1 ? "1 segment" : `${parts.length} segments`}, {lengthText(total)} min total
      </p>
    </div>
  );
}
