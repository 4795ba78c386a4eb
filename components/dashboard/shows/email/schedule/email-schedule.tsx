import clsx from "clsx";
import { CircleCheck, CircleSlash, Clock, LoaderCircle } from "lucide-react";
import Link from "next/link";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Time } from "@/components/ui/time";
import type { DataOf } from "@/lib/client/wire-types";
import { BothTimes } from "./both-times";
import { entryTitle, reachWords, type ScheduleEntry, STATE_WORDS } from "./schedule-words";

interface EmailScheduleProps {
  schedule: DataOf<"getMailSchedule">;
  /** URL of the show's messages. */
  messages: string;
  /** URL where the test environment's clock is advanced; undefined in live. */
  testClock: string | undefined;
}

/** A show's emails on a timeline: sent ones above now, scheduled ones below. */
export function EmailSchedule({ schedule, messages, testClock }: EmailScheduleProps) {
  const { entries, now, timezone } = schedule;
  const past = entries.filter(({ at, state }) => state !== "planned" && at <= now);
  const ahead = entries.filter((entry) => !past.includes(entry));
  const row = (entry: ScheduleEntry) => (
    <Entry key={entry.id} entry={entry} zone={timezone} messages={messages} />
  );
  return (
    <ol className="flex max-w-4xl flex-col">
      {past.map(row)}
      <li className="relative flex items-center gap-3 py-4">
        <span aria-hidden className="h-px w-7 bg-accent" />
        <p className="font-medium text-accent text-base">
          Now, <Time value={now} zone={timezone} format="short" fixed />
        </p>
        <span aria-hidden className="h-px min-w-4 flex-1 bg-accent" />
        {testClock && (
          <Link href={testClock} className="shrink-0 rounded-sm text-accent text-base hover:underline">
            Advance test clock
          </Link>
        )}
      </li>
      {ahead.length > 0 ? (
        ahead.map(row)
      ) : (
        <li className="pl-10 text-base text-ink-muted">Nothing scheduled.</li>
      )}
    </ol>
  );
}

const TONES: Record<ScheduleEntry["state"], BadgeTone> = {
  planned: "accent",
  under_way: "accent",
  done: "ok",
  held_back: "warn",
};

const ICONS = { planned: Clock, under_way: LoaderCircle, done: CircleCheck, held_back: CircleSlash };

function Entry({ entry, zone, messages }: { entry: ScheduleEntry; zone: string; messages: string }) {
  const Icon = ICONS[entry.state];
  const title = entryTitle(entry);
  return (
    <li className="flex gap-3 py-3">
      <span
        aria-hidden
        className={clsx(
          "grid size-7 shrink-0 place-items-center rounded-full bg-surface-raised ring-1 ring-line ring-inset",
          entry.state === "held_back" ? "text-warn" : "text-ink-muted",
        )}
      >
        <Icon className="size-3.5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 text-base sm:grid-cols-[19rem_minmax(0,1fr)]">
        <div>
          <BothTimes value={entry.at} zone={zone} />
        </div>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {entry.message_id ? (
              <Link
                href={`${messages}/${entry.message_id}`}
                className="rounded-sm font-medium hover:underline"
              >
                {title}
              </Link>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            <Badge tone={TONES[entry.state]}>{STATE_WORDS[entry.state]}</Badge>
          </p>
          <p className="text-ink-muted">{reachWords(entry)}</p>
          {entry.why_not && <p className="text-warn">{entry.why_not}</p>}
          {entry.not_sent.map(({ why, count }) => (
            <p key={why} className="text-sm text-warn">
              {count.toLocaleString("en")} not sent: {why}
            </p>
          ))}
        </div>
      </div>
    </li>
  );
}
