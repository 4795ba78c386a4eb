"use client";

import { Eye } from "lucide-react";
import { useCallback } from "react";
import { Popover } from "@/components/ui/popover";
import { Sparkline } from "@/components/ui/sparkline";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { useStudio } from "./studio-context";
import { useLook } from "./use-look";

type Numbers = DataOf<"getShowNumbers">;

const EVERY_MS = 10_000;

/** The viewer count; opens the audience's numbers so far. */
export function AudienceNumbers() {
  const { desk } = useStudio();
  return (
    <Popover
      title="Your audience"
      trigger={
        <button
          type="button"
          className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-control px-1.5 text-base hover:bg-hover"
          aria-label={`${desk.viewers} watching. Show audience numbers`}
          title={`${desk.viewers} watching`}
        >
          <Eye className="size-4" aria-hidden />
          <span className="tabular">{desk.viewers}</span>
        </button>
      }
    >
      <NumbersInDetail />
    </Popover>
  );
}

function NumbersInDetail() {
  const { slug } = useStudio().controller;
  const read = useCallback(
    async () => (await api("getShowNumbers", { as: `host:${slug}`, params: { slug } })).data,
    [slug],
  );
  const { answer: numbers, failed } = useLook(read, EVERY_MS);
  if (!numbers)
    return (
      <p className="min-h-64 w-64 text-ink-muted text-sm">
        {failed ? "Couldn’t load the numbers. Retrying…" : "Loading numbers…"}
      </p>
    );
  return (
    <div className="flex w-64 flex-col gap-3">
      <ByMinute minutes={numbers.minutes} />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {rowsOf(numbers).map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {failed && <p className="text-ink-muted text-sm">Out of date. Retrying…</p>}
    </div>
  );
}

function ByMinute({ minutes }: { minutes: Numbers["minutes"] }) {
  if (minutes.length < 2)
    return <p className="text-ink-muted text-sm">Viewers per minute appear here once you’re on air.</p>;
  const counts = minutes.map(({ most }) => most);
  const label = `Viewers per minute, last ${counts.length} minutes: ${counts[0]} at the start, ${Math.max(...counts)} at the peak, ${counts.at(-1)} now`;
  return <Sparkline points={counts} label={label} width={256} height={48} />;
}

const plain = (value: number): string => value.toLocaleString("en");

/** The rows that always appear, and those that appear only above zero. */
function rowsOf(numbers: Numbers): [string, string][] {
  const { watching, attended, peak, watch_min, avg_watch_min, chat_lines } = numbers;
  const always: [string, string][] = [
    ["Watching now", plain(watching)],
    ["Peak viewers", plain(peak)],
    ["Total viewers", plain(attended)],
    ["Minutes watched", plain(watch_min)],
    ["Minutes per viewer", plain(avg_watch_min)],
  ];
  const some: [string, number][] = [
    ["Not registered", numbers.without_place],
    ["Over HTTP, 15 s behind", numbers.over_http],
    ["Automated viewers", numbers.synthetic],
    ["Chat messages", chat_lines.attendees],
    ["Poll votes", numbers.votes],
    ["Questions", numbers.questions],
    ["Question votes", numbers.question_votes],
    ["Reactions", numbers.reactions],
    ["Clicks", numbers.clicks],
  ];
  return [...always, ...some.flatMap(([term, n]): [string, string][] => (n === 0 ? [] : [[term, plain(n)]]))];
}
