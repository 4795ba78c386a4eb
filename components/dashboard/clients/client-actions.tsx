"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { ClientWire } from "@/lib/modules/clients/schema";
import { useAction } from "../parts/actions/use-action";

const SAYS = {
  active: {
    title: "Make this client active?",
    description: "Its shows work again at once, and queued jobs continue.",
    label: "Make active",
    tone: "primary",
  },
  suspended: {
    title: "Suspend this client?",
    description:
      "Every use of it is refused with client_inactive, queued jobs too. You can make it active again at any time.",
    label: "Suspend",
    tone: "danger",
  },
  archived: {
    title: "Archive this client?",
    description: "Like suspending, and it leaves the list of active clients. You can make it active again.",
    label: "Archive",
    tone: "danger",
  },
} as const;

/** Suspend, archive, or bring back. */
export function ClientActions({ client }: { client: ClientWire }) {
  const [asking, setAsking] = useState<ClientWire["status"]>();
  const update = useAction("updateClient", ({ data }) => `${data.name} is ${data.status}`);
  const says = asking && SAYS[asking];
  return (
    <div className="flex flex-wrap gap-2">
      {client.status !== "active" && (
        <Button variant="primary" onClick={() => setAsking("active")}>
          Make active
        </Button>
      )}
      {client.status === "active" && <Button onClick={() => setAsking("suspended")}>Suspend</Button>}
      {client.status !== "archived" && <Button onClick={() => setAsking("archived")}>Archive</Button>}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={says?.title ?? ""}
        description={says?.description ?? ""}
        confirmLabel={says?.label ?? ""}
        tone={says?.tone}
        onConfirm={() => update.run({ params: { id: client.id }, body: { status: asking } })}
      />
    </div>
  );
}
