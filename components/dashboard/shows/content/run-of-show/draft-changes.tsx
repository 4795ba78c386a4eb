import { Badge, type BadgeTone } from "@/components/ui/badge";
import { lengthText } from "@/lib/editors/plan/length-text";
import { nameOfField } from "./field-names";
import type { Draft, RowFinding } from "./use-plan-draft";

type Change = Draft["changes"][number];

const TONES: Record<Change["change"], BadgeTone> = {
  added: "ok",
  removed: "danger",
  changed: "accent",
  moved: "neutral",
};

/** What accepting a draft would change, segment by segment. */
export function DraftChanges({ changes }: Pick<Draft, "changes">) {
  return (
    <ul aria-label="Changes in the draft" className="border-line border-t">
      {changes.map(({ change, segment_id, title, fields }) => (
        <li
          key={`${segment_id}.${change}`}
          className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-2 text-base"
        >
          <Badge tone={TONES[change]} className="capitalize">
            {change}
          </Badge>
          <span className="font-medium">{title ?? "Ticker and questions"}</span>
          {change === "changed" && (
            <span className="break-words text-ink-muted text-sm">{fields.map(inWords).join(", ")}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Short values as before and after; for long ones, only that they change. */
function inWords({ field, before, after }: Change["fields"][number]): string {
  const name = nameOfField(field);
  if (field === "duration_sec")
    return `${name} ${lengthText(Number(before))} → ${lengthText(Number(after))} min`;
  const isShort = (value: unknown) => typeof value === "string" && value !== "" && value.length <= 60;
  return field === "title" && isShort(before) && isShort(after) ? `${name} was “${before}”` : name;
}

/** Problems with a table's rows. */
export function RowFindings({ rows }: { rows: readonly RowFinding[] }) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Rows to review" className="border-line border-t">
      {rows.map(({ row, field, message }) => (
        <li key={`${row}.${field}.${message}`} className="flex gap-3 border-line border-b py-2 text-base">
          <span className="shrink-0 text-ink-muted tabular">Row {row}</span>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
