"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { ClientWire } from "@/lib/modules/show-basics/clients/schema";
import { useAction } from "../parts/actions/use-action";

const SAYS = {
  active: {
    title: "Activate this client?",
    description: "Its shows work again immediately, and queued jobs continue.",
    label: "Activate client",
    tone: "primary",
  },
  suspended: {
    title: "Suspend this client?",
    description:
      "All requests and queued jobs that use it fail with client_inactive. You can activate it again at any time.",
    label: "Suspend client",
    tone: "danger",
  },
  archived: {
    title: "Archive this client?",
    description: "Suspends the client and removes it from the active list. You can activate it again.",
    label: "Archive client",
    tone: "danger",
  },
} as const;

/** Buttons to suspend, archive or restore a client. */
export function ClientActions({ client }: { client: ClientWire }) {
  const [asking, setAsking] = useState<ClientWire["status"]>();
  const update = useAction("updateClient", ({ data }) => `${data.name} is ${data.status}`);
  const says = asking && SAYS[asking];
  return (
    <div className="flex flex-wrap gap-2">
      {client.status !== "active" && (
        <Button variant="primary" onClick={() => setAsking("active")}>
          Activate
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
