"use client";

import { useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import { ForRole } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";

type Guest = EventWire["guests"][number];

/** People named in the brief, proposed for the roster until someone accepts or removes them. */
export function ProposalList({ slug, proposals }: { slug: string; proposals: readonly Guest[] }) {
  const columns: readonly Column<Guest>[] = [
    {
      header: "Name",
      className: "w-full",
      cell: (guest) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium">{guest.name}</span>
            <Badge>From your brief</Badge>
          </span>
          <span className="block text-ink-muted text-xs">
            {[guest.title, guest.company].filter(Boolean).join(", ")}
          </span>
        </>
      ),
    },
    { header: "Actions", quiet: true, cell: (guest) => <ProposalActions slug={slug} guest={guest} /> },
  ];
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-2xl text-base text-ink-muted">
        Your brief mentions these people. They aren’t shown to anyone and get no link until you accept them.
      </p>
      <DataTable label="Proposed guests" columns={columns} rows={proposals} keyOf={({ id }) => id} />
    </div>
  );
}

function ProposalActions({ slug, guest }: { slug: string; guest: Guest }) {
  const accept = useAction("updateEvent", `${guest.name} added to the roster`);
  const remove = useAction("updateEvent", `${guest.name} removed`);
  const busy = accept.busy || remove.busy;
  const box = useRef<HTMLSpanElement>(null);
  // The focused button disappears with its row, so focus moves to the next proposal, or to the guests.
  const goOn = () => {
    const others = [...(box.current?.closest("tbody")?.querySelectorAll<HTMLElement>("button") ?? [])];
    const next = others.find((button) => !box.current?.contains(button));
    (next ?? box.current?.closest<HTMLElement>("[data-guests]"))?.focus();
  };
  const change = (answer: { accepted: true } | { remove: true }) => ({
    params: { slug },
    body: { guests: [{ id: guest.id, ...answer }] },
  });
  return (
    <ForRole least="member">
      <span ref={box} className="flex justify-end gap-1">
        <Button
          size="sm"
          busy={accept.busy}
          disabled={busy}
          onClick={() => accept.press(change({ accepted: true }), goOn)}
          aria-label={`Accept ${guest.name}`}
        >
          Accept
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={remove.busy}
          disabled={busy}
          onClick={() => remove.press(change({ remove: true }), goOn)}
          aria-label={`Remove ${guest.name}`}
        >
          Remove
        </Button>
      </span>
    </ForRole>
  );
}
