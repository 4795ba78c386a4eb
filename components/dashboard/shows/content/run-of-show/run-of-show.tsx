import { type Column, DataTable } from "@/components/ui/data-table";
import { lengthText } from "@/lib/editors/plan/length-text";
import type { PlanRead } from "@/lib/modules/plan/plans/schema";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import { DEFAULT_TITLES } from "@/lib/stage";
import { planClock } from "./plan-clock";

type Segment = PlanRead["segments"][number];

interface RunOfShowProps {
  plan: Pick<PlanRead, "segments" | "times" | "starts_at" | "planned_sec" | "total_sec">;
  show: Pick<EventWire, "timezone" | "guests">;
}

/** A show's segments with their start times. */
export function RunOfShow({ plan, show }: RunOfShowProps) {
  const clock = planClock(plan.starts_at, show.timezone);
  const offsets = new Map(plan.times.map(({ segment_id, offset_sec }) => [segment_id, offset_sec]));
  const names = new Map(show.guests.map(({ id, name }) => [id, name]));
  const columns: Column<Segment>[] = [
    { header: "Starts", numeric: true, cell: ({ id }) => clock(offsets.get(id) ?? 0) },
    {
      header: "Segment",
      className: "w-full",
      cell: ({ title, type }) => (
        <>
          <span className="block font-medium">{title}</span>
          <span className="block text-ink-muted text-xs">{DEFAULT_TITLES[type]}</span>
        </>
      ),
    },
    {
      header: "Assignee",
      from: "sm",
      className: "min-w-36",
      cell: ({ assignee }) => nameOf(assignee, names),
    },
    { header: "Minutes", numeric: true, cell: ({ duration_sec }) => lengthText(duration_sec) },
  ];
  return (
    <>
      <DataTable label="Run of show" columns={columns} rows={plan.segments} keyOf={({ id }) => id} />
      <p className="mt-3 text-ink-muted text-sm tabular">{totalText(plan)}</p>
    </>
  );
}

const nameOf = (assignee: string | null | undefined, names: ReadonlyMap<string, string>): string =>
  assignee === "host" ? "Host" : (names.get(assignee ?? "") ?? assignee ?? "");

/** The length of all segments, compared with the show's. */
export function totalText({ total_sec, planned_sec }: Pick<PlanRead, "total_sec" | "planned_sec">): string {
  const total = `${lengthText(total_sec)} min total`;
  if (planned_sec === null) return total;
  const over = total_sec - planned_sec;
  if (over === 0) return `${total}, as long as the show`;
  const apart = `${lengthText(Math.abs(over))} min ${over > 0 ? "longer" : "shorter"}`;
  return `${total}, ${apart} than the show (${lengthText(planned_sec)} min)`;
}
