"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { ClientWire } from "@/lib/modules/clients/schema";
import { useEnvironment } from "../shell/environment";

const SAYS = {
  active: {
    title: "Make this client active?",
    description: "Its shows can be used again at once, and jobs that waited go on.",
    label: "Make active",
    tone: "primary",
  },
  suspended: {
    title: "Suspend this client?",
    description:
      "Every use of it is refused with client_inactive, also by jobs that wait. You can lift it any time.",
    label: "Suspend",
    tone: "danger",
  },
  archived: {
    title: "Archive this client?",
    description: "As suspending, and it leaves the list of active clients. It can become active again.",
    label: "Archive",
    tone: "danger",
  },
} as const;

/** Suspend, archive, or bring back. */
export function ClientActions({ client }: { client: ClientWire }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [asking, setAsking] = useState<ClientWire["status"]>();
  const update = useApiMutation("updateClient", as);
  const set = async (status: ClientWire["status"]) => {
    await update.mutateAsync({ params: { id: client.id }, body: { status } });
    toast.success(`${client.name} is ${status}`);
    router.refresh();
  };
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
        onConfirm={() => (asking ? set(asking) : undefined)}
      />
    </div>
  );
}
