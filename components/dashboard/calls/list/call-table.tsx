"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { secondAsClock } from "@/lib/stage/video-time";
import { useEnvironment } from "../../access/environment";
import { CallTime } from "../call-time";
import { callPath, callTitle, OUTCOME_TONES, OUTCOME_WORDS, silentIn } from "../call-words";
import { isOursKnown, TalkBar } from "./talk-bar";

/** The companies on the other side. */
const companiesIn = ({ participants }: SalesCallWire): string =>
  [
    ...new Set(participants.flatMap(({ company, side }) => (company && side !== "ours" ? [company] : []))),
  ].join(", ");

const peopleIn = (call: SalesCallWire): string =>
  [...call.speakers, ...silentIn(call).map(({ name }) => name)].join(", ");

const columnsOf = (base: string): Column<SalesCallWire>[] => [
  {
    header: "Call",
    className: "w-full max-w-0 sm:min-w-48",
    cell: (call) => (
      <>
        <Link
          href={callPath(base, call.call_id)}
          className="block truncate rounded-sm font-medium hover:underline"
        >
          {callTitle(call)}
        </Link>
        <span className="block truncate text-ink-muted text-xs">{peopleIn(call)}</span>
      </>
    ),
  },
  {
    header: "Company",
    from: "md",
    className: "max-w-44 truncate text-ink-muted",
    cell: (call) => companiesIn(call) || "–",
  },
  {
    header: "Date",
    from: "sm",
    className: "tabular whitespace-nowrap text-ink-muted",
    cell: (call) => <CallTime call={call} format="short" />,
  },
  {
    header: "Length",
    from: "lg",
    numeric: true,
    className: "tabular whitespace-nowrap text-ink-muted",
    cell: (call) => (call.duration_sec === null ? "–" : secondAsClock(call.duration_sec)),
  },
  {
    header: "Outcome",
    className: "whitespace-nowrap",
    cell: ({ outcome, stale }) => (
      <span className="flex flex-wrap gap-1">
        {outcome ? <Badge tone={OUTCOME_TONES[outcome]}>{OUTCOME_WORDS[outcome]}</Badge> : "–"}
        {stale.length > 0 && <Badge tone="warn">Out of date</Badge>}
      </span>
    ),
  },
  {
    header: "We talked",
    from: "md",
    className: "whitespace-nowrap",
    cell: ({ talk_ratio }) => (isOursKnown(talk_ratio) ? <TalkBar ratio={talk_ratio} /> : "–"),
  },
];

export function CallTable({ calls }: { calls: readonly SalesCallWire[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  return (
    <DataTable
      label="Sales calls"
      columns={columnsOf(base)}
      rows={calls}
      keyOf={(call) => call.call_id}
      onOpen={(call) => router.push(callPath(base, call.call_id))}
    />
  );
}
