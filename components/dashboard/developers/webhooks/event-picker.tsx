"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { EVENT_GROUPS } from "@/lib/modules/developers/webhooks/payloads/event-vocabulary";
import { EVENT_KIND_NAMES, type EventKind } from "@/lib/operation/event-kinds";

export type Subscription = EventKind | "*";

interface EventPickerProps {
  value: readonly Subscription[];
  onChange: (kinds: Subscription[]) => void;
  error?: string;
}

/** Selects event kinds: all or some. */
export function EventPicker({ value, onChange, error }: EventPickerProps) {
  const [search, setSearch] = useState("");
  const all = value.includes("*");
  const toggle = (kind: EventKind, on: boolean) =>
    onChange(EVENT_KIND_NAMES.filter((known) => (known === kind ? on : value.includes(known))));
  const needle = search.trim().toLowerCase();
  const groups = EVENT_GROUPS.map((group) => ({
    ...group,
    kinds: group.kinds.filter(({ kind, words }) => `${kind} ${words}`.toLowerCase().includes(needle)),
  })).filter((group) => group.kinds.length > 0);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium text-ink text-sm">Events</legend>
      <Switch
        label="All events, including ones added later"
        checked={all}
        onCheckedChange={(on) => onChange(on ? ["*"] : [])}
      />
      {!all && (
        <>
          <Input
            type="search"
            aria-label="Search events"
            placeholder={`Search ${EVENT_KIND_NAMES.length} events`}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <section
            aria-label="Event types"
            className="max-h-64 overflow-y-auto rounded-control border border-line p-3"
          >
            {groups.map((group) => (
              <div key={group.heading} className="mb-4 last:mb-0">
                <p className="mb-2 text-ink-muted text-xs">{group.heading}</p>
                <div className="grid gap-2">
                  {group.kinds.map(({ kind, words }) => (
                    <Checkbox
                      key={kind}
                      label={<code className="font-mono text-sm">{kind}</code>}
                      hint={words}
                      checked={value.includes(kind)}
                      onCheckedChange={(on) => toggle(kind, on)}
                    />
                  ))}
                </div>
              </div>
            ))}
          </section>
          <p className="text-ink-muted text-xs">
            {value.length === 0 ? "Select at least one event." : `${value.length} selected`}
          </p>
        </>
      )}
      {error && (
        <p role="alert" className="text-danger text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
