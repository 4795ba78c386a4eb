"use client";

import { Bot, ChevronRight, KeyRound, type LucideIcon, User } from "lucide-react";
import type { ReactNode } from "react";
import { Ago } from "@/components/ui/ago";
import type { DataOf } from "@/lib/client/wire-types";

type Entry = DataOf<"listAuditLog">[number];

const ICONS: Record<string, LucideIcon> = { key: KeyRound, user: User };

/** Changes, newest first; each opens to its former and new values. */
export function AuditList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="border-line border-t">
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function AuditRow({ entry }: { entry: Entry }) {
  const Icon = ICONS[entry.actor.type] ?? Bot;
  return (
    <li className="border-line border-b">
      <details className="group">
        <summary className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 rounded-sm py-2 hover:bg-hover">
          <ChevronRight
            className="size-4 text-ink-muted transition-transform group-open:rotate-90"
            aria-hidden
          />
          <code className="min-w-44 font-mono text-sm">{entry.action}</code>
          <span className="inline-flex min-w-0 items-center gap-1.5 text-sm">
            <Icon className="size-3.5 shrink-0 text-ink-muted" aria-hidden />
            <span className="truncate">{entry.actor.name || entry.actor.type}</span>
          </span>
          <span className="min-w-0 truncate text-ink-muted text-sm">
            {entry.subject.type} <code className="font-mono text-xs">{entry.subject.id}</code>
          </span>
          <Ago value={entry.created_at} className="ml-auto text-ink-muted text-sm" />
        </summary>
        <div className="flex flex-col gap-3 pb-4 pl-8">
          <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
            <Fact label="Actor">
              {entry.actor.type} <code className="break-all font-mono text-xs">{entry.actor.id}</code>
            </Fact>
            <Fact label="Request">
              <code className="break-all font-mono text-xs">{entry.request_id}</code>
            </Fact>
            <Fact label="Came through">{entry.source}</Fact>
            {entry.reason && <Fact label="Reason">{entry.reason}</Fact>}
          </dl>
          <div className="grid gap-3 md:grid-cols-2">
            <Values title="Before" value={entry.before} />
            <Values title="After" value={entry.after} />
          </div>
        </div>
      </details>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Values({ title, value }: { title: string; value: unknown }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-ink-muted text-xs">{title}</p>
      {value === null || value === undefined ? (
        <p className="text-ink-muted text-sm">Nothing</p>
      ) : (
        <pre className="whitespace-pre-wrap break-all rounded-control bg-surface-sunken p-3 font-mono text-xs">
          {JSON.stringify(value, null, 2)}
        </pre>
      )}
    </div>
  );
}
