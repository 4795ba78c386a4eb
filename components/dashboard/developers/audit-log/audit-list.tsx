"use client";

import { Bot, Clapperboard, Cog, KeyRound, type LucideIcon, Ticket, User, UserRound } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Ago } from "@/components/ui/ago";
import { FoldList, FoldRow } from "@/components/ui/fold-list";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../access/environment";
import { RequestLink } from "../../parts/page/request-link";
import { ChangesTable } from "./changes-table";

type Entry = DataOf<"listAuditLog">[number];

const ACTORS: Record<string, { icon: LucideIcon; words: string }> = {
  user: { icon: User, words: "Member" },
  key: { icon: KeyRound, words: "Key" },
  agent: { icon: Bot, words: "Agent" },
  host: { icon: Clapperboard, words: "Studio link" },
  guest: { icon: UserRound, words: "Guest" },
  attendee: { icon: Ticket, words: "Attendee" },
  public: { icon: Ticket, words: "Visitor" },
  system: { icon: Cog, words: "Showrunner" },
};

const actorOf = ({ actor }: Entry) => ACTORS[actor.type] ?? { icon: Cog, words: actor.type };

/** Changes, newest first. Each row expands to what changed. */
export function AuditList({ entries }: { entries: readonly Entry[] }) {
  return (
    <FoldList>
      {entries.map((entry) => (
        <FoldRow
          key={entry.id}
          columns="grid-cols-[1rem_1fr_auto] gap-y-0.5 sm:grid-cols-[1rem_13rem_minmax(0,12rem)_minmax(0,1fr)_auto]"
          summary={<Line entry={entry} />}
        >
          <Facts entry={entry} />
          <ChangesTable before={entry.before} after={entry.after} />
        </FoldRow>
      ))}
    </FoldList>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { icon: Icon, words } = actorOf(entry);
  return (
    <>
      <code className="truncate font-mono text-sm">{entry.action}</code>
      <Ago value={entry.created_at} className="text-right text-ink-muted text-sm sm:order-last" />
      <span className="col-start-2 inline-flex min-w-0 items-center gap-1.5 text-sm sm:col-auto">
        <Icon className="size-3.5 shrink-0 text-ink-muted" aria-label={words} />
        <span className="truncate">{entry.actor.name || words}</span>
      </span>
      <span className="col-span-2 col-start-2 min-w-0 truncate text-ink-muted text-sm sm:col-auto">
        {entry.subject.type} <code className="font-mono text-xs">{entry.subject.id}</code>
      </span>
    </>
  );
}

function Facts({ entry }: { entry: Entry }) {
  const { base } = useEnvironment();
  const only = (name: string, value: string) => `${base}/audit-log?${new URLSearchParams({ [name]: value })}`;
  return (
    <dl className="flex flex-wrap items-center gap-x-8 gap-y-1 text-sm">
      <Fact label={actorOf(entry).words}>
        <FilterLink href={only("actor_id", entry.actor.id)}>{entry.actor.id}</FilterLink>
      </Fact>
      <Fact label="Subject">
        <FilterLink href={only("subject_id", entry.subject.id)}>{entry.subject.id}</FilterLink>
      </Fact>
      <Fact label="Request">
        <RequestLink id={entry.request_id} />
      </Fact>
      <Fact label="Source">{entry.source}</Fact>
      {entry.agent && <Fact label="Agent">{entry.agent}</Fact>}
      {entry.reason && <Fact label="Reason">{entry.reason}</Fact>}
    </dl>
  );
}

function FilterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      title="Filter by this"
      className="break-all rounded-sm font-mono text-accent text-xs hover:underline"
    >
      {children}
    </Link>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-6 min-w-0 items-center gap-2">
      <dt className="shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
