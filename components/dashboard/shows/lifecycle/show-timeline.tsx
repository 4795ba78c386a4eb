import clsx from "clsx";
import Link from "next/link";
import type { DataOf } from "@/lib/client/wire-types";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import { BothTimes } from "../email/schedule/both-times";
import { entryTitle, reachWords, type ScheduleEntry } from "../email/schedule/schedule-words";

type Show = Pick<EventWire, "starts_at" | "ends_at" | "timezone" | "after" | "state">;

interface ShowTimelineProps {
  show: Show;
  schedule: Pick<DataOf<"getMailSchedule">, "now" | "entries">;
  /** URL of the page with all of the show's emails. */
  more: string;
}

interface Moment {
  id: string;
  at: string;
  title: string;
  note: string;
  isShow?: boolean;
}

/** The show itself and the emails around it, in order. */
export function ShowTimeline({ show, schedule, more }: ShowTimelineProps) {
  const moments = momentsOf(show, schedule.entries);
  if (moments.length === 0)
    return <p className="text-base text-ink-muted">Set a date to see the timeline.</p>;
  return (
    <>
      <ol className="border-line border-t">
        {moments.map(({ id, at, title, note, isShow }) => (
          <li
            key={id}
            className={clsx(
              "grid gap-x-6 gap-y-0.5 border-line border-b py-2.5 text-base sm:grid-cols-[19rem_minmax(0,1fr)]",
              at <= schedule.now && "text-ink-muted",
            )}
          >
            <div>
              <BothTimes value={at} zone={show.timezone} />
            </div>
            <div className="min-w-0">
              <p className={clsx(isShow && "font-semibold")}>{title}</p>
              {note && <p className="text-ink-muted text-sm">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <Link href={more} className="rounded-sm text-accent text-base hover:underline">
          View schedule
        </Link>
      </p>
    </>
  );
}

const WHY: Record<string, string> = { cancelled: "Cancelled", archived: "Archived" };

function momentsOf(show: Show, entries: readonly ScheduleEntry[]): Moment[] {
  const { starts_at, ends_at, after, state } = show;
  const isOff = state in WHY;
  const mails = entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    title: entryTitle(entry),
    note: entry.why_not ?? reachWords(entry),
  }));
  const own = (id: string, at: string | null, title: string, note = ""): Moment[] =>
    at ? [{ id, at, title, note, isShow: true }] : [];
  if (isOff) return [...mails, ...own("start", starts_at, "Planned start", WHY[state])].sort(byTime);
  const until = after.replay === "until" ? after.until : null;
  return [
    ...mails,
    ...own("start", starts_at, "Show starts"),
    ...own("end", ends_at, "Show ends", after.replay === "off" ? "No replay" : "Replay follows"),
    ...own("replay", until, "Replay ends"),
  ].sort(byTime);
}

const byTime = (a: Moment, b: Moment): number => a.at.localeCompare(b.at);
