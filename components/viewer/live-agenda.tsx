"use client";

import clsx from "clsx";
import { Check } from "lucide-react";
import { When } from "@/components/signup/when";
import { useNow } from "@/components/stage/use-now";
import { fill } from "@/lib/signup/words/fill";
import { type AgendaRow, agendaNow } from "./agenda-now";
import { useShowState } from "./show-context";
import { useViewer } from "./viewer-context";

/** The agenda, updated as the show goes on. */
export function LiveAgenda() {
  const { view } = useViewer();
  const { stage, startsAt, now } = useShowState();
  useNow(10_000);
  return (
    <ol className="flex flex-col">
      {agendaNow(view.agenda, stage, startsAt, now()).map((row) => (
        <Row key={row.item.id} row={row} />
      ))}
    </ol>
  );
}

function Row({ row }: { row: AgendaRow }) {
  const { item, place, startsAt } = row;
  const { agenda, signup } = useViewer().words;
  const { done, now } = agenda;
  return (
    <li
      aria-current={place === "now" ? "step" : undefined}
      className={clsx(
        "grid grid-cols-[4.5rem_1fr_auto] items-baseline gap-2 border-line border-b py-2.5 last:border-b-0",
        place === "done" && "text-ink-muted",
      )}
    >
      {place === "now" ? (
        <span className="font-semibold text-(--accent) text-sm">{now}</span>
      ) : place === "done" ? (
        <Check className="size-4 self-center" role="img" aria-label={done} />
      ) : startsAt ? (
        <When at={startsAt} part="clock" className="tabular whitespace-nowrap text-ink-muted text-sm" />
      ) : (
        <span className="tabular text-ink-muted text-sm">{offsetText(item.offsetSec)}</span>
      )}
      <span className={clsx("min-w-0 text-base", place === "now" && "font-semibold")}>
        {item.title}
        {item.assignee && <span className="block font-normal text-ink-muted text-sm">{item.assignee}</span>}
      </span>
      <span className="whitespace-nowrap text-ink-muted text-sm">
        {fill(signup.minutes, { count: item.minutes })}
      </span>
    </li>
  );
}

/** Time since the start, while the show has no date. */
const offsetText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
};
