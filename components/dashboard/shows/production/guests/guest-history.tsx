"use client";

import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { Time } from "@/components/ui/time";
import { api } from "@/lib/client/api";
import { useEnvironment } from "../../../access/environment";
import { DialogButton } from "../../../parts/actions/dialog-button";
import type { GuestRecord } from "./guest-readiness";

interface GuestHistoryProps {
  slug: string;
  guest: Pick<GuestRecord, "id" | "name">;
}

/** A guest's history, newest first. */
export function GuestHistory({ slug, guest }: GuestHistoryProps) {
  return (
    <DialogButton icon={History} variant="ghost" label="History" title={`History of ${guest.name}`}>
      {() => <Entries slug={slug} guestId={guest.id} />}
    </DialogButton>
  );
}

function Entries({ slug, guestId }: { slug: string; guestId: string }) {
  const { as } = useEnvironment();
  const params = { slug, guest_id: guestId };
  const { data, error } = useQuery({
    queryKey: ["guest", as, slug, guestId],
    queryFn: async ({ signal }) => (await api("getGuest", { as, params, signal })).data,
    staleTime: 0,
  });
  if (error) return <p className="pb-2 text-base text-danger">{error.message}</p>;
  if (!data) return <p className="pb-2 text-base text-ink-muted">Loading…</p>;
  return (
    <ol className="flex max-h-96 flex-col gap-3 overflow-y-auto pb-2 text-base">
      {data.history.map((entry) => (
        <li key={`${entry.created_at}${entry.action}`}>
          <span className="font-medium">{entry.actor.name || entry.actor.type}</span>{" "}
          <code className="font-mono text-sm">{entry.action}</code>
          {entry.changed.length > 0 && <span className="text-ink-muted"> · {entry.changed.join(", ")}</span>}
          <span className="block text-ink-muted text-sm">
            <Time value={entry.created_at} format="full" />
          </span>
        </li>
      ))}
    </ol>
  );
}
