"use client";

import { Gauge, Unplug } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import type { ConnectedAppWire } from "@/lib/modules/oauth/schema";
import { useAction } from "../parts/use-action";
import { CapDialog } from "./cap-dialog";

/** What can be done with a connected app: cap its cost, or end what it may. */
export function AppActions({ app }: { app: ConnectedAppWire }) {
  const [open, setOpen] = useState<"cap" | "disconnect">();
  const revoke = useAction("revokeConnectedApp", "App disconnected");
  const close = (next: boolean) => !next && setOpen(undefined);
  return (
    <>
      <MoreMenu
        label={`Actions for ${app.name}`}
        items={[
          {
            label: "Cap its cost",
            icon: <Gauge className="size-4 text-ink-muted" />,
            onSelect: () => setOpen("cap"),
          },
          {
            label: "Disconnect",
            icon: <Unplug className="size-4" />,
            danger: true,
            separated: true,
            onSelect: () => setOpen("disconnect"),
          },
        ]}
      />
      <CapDialog app={app} open={open === "cap"} onOpenChange={close} />
      <ConfirmDialog
        open={open === "disconnect"}
        onOpenChange={close}
        title={`Disconnect ${app.name}?`}
        description="Its next call is refused. To use it again, somebody has to connect it anew."
        confirmLabel="Disconnect"
        onConfirm={() => revoke.run({ params: { grant_id: app.id } })}
      />
    </>
  );
}
