"use client";

import { type ReactNode, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { DataOf } from "@/lib/client/wire-types";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { CostNote } from "../adding/cost-note";
import { callTitle } from "../call-words";
import { ChooseCalls } from "./choose-calls";
import { keepTrackers, keptTrackers } from "./kept-trackers";
import { Mentions } from "./mentions";
import { isTracker, newTracker, trackerBody } from "./tracker-draft";
import { TrackerRows } from "./tracker-rows";

interface TrackerDeskProps {
  calls: readonly SalesCallWire[];
  usage: DataOf<"getCallUsage"> | null;
  /** Narrow the list of calls. */
  filters: ReactNode;
}

/** Looks for phrases in calls, by keyword or by meaning. The trackers stay in this browser. */
export function TrackerDesk(props: TrackerDeskProps) {
  // What the browser keeps isn't known on the server.
  const isHydrated = useHydrated();
  return <TrackerForm key={String(isHydrated)} {...props} isHydrated={isHydrated} />;
}

function TrackerForm({ calls, usage, filters, isHydrated }: TrackerDeskProps & { isHydrated: boolean }) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = calls.map(({ call_id }) => call_id).filter((id) => !leftOut.has(id));
  // Of the calls that are searched: the list may be filtered afterwards.
  const [titles, setTitles] = useState<Record<string, string>>({});
  const form = useMutationForm("trackMentions", {
    initial: { trackers: isHydrated ? keptTrackers() : [newTracker([])] },
    ready: ({ trackers }) => chosen.length > 0 && trackers.every(isTracker),
    input: ({ trackers }) => {
      setTitles(Object.fromEntries(calls.map((call) => [call.call_id, callTitle(call)])));
      return { body: { trackers: trackers.map(trackerBody), call_ids: chosen } };
    },
    onDone: (_, sent) => keepTrackers(sent.trackers),
    explain: ({ code }) =>
      code === "CREDITS_EXHAUSTED"
        ? "This month’s allowance for sales calls is used up. It resets on the first of next month (UTC)."
        : undefined,
  });
  return (
    <div className="flex flex-col gap-10">
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ChooseCalls calls={calls} filters={filters} leftOut={leftOut} onChange={setLeftOut} />
        <MutationForm form={form} submitLabel="Find mentions" align="start" className="gap-6">
          <TrackerRows {...form.picker("trackers")} errorOf={form.errorOf} />
          <CostNote what="A search" cents={1} usage={usage} />
        </MutationForm>
      </div>
      <div aria-live="polite">{form.result && <Mentions tracked={form.result.data} titles={titles} />}</div>
    </div>
  );
}
