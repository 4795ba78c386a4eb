"use client";

import { Ellipsis, Gauge, Unplug } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { ConnectedAppWire } from "@/lib/modules/oauth/schema";
import { useEnvironment } from "../shell/environment";
import { CapDialog } from "./cap-dialog";

/** What can be done with a connected app: cap its cost, or end what it may. */
export function AppActions({ app }: { app: ConnectedAppWire }) {
  const [open, setOpen] = useState<"cap" | "disconnect">();
  const { as } = useEnvironment();
  const router = useRouter();
  const revoke = useApiMutation("revokeConnectedApp", as);
  const close = (next: boolean) => !next && setOpen(undefined);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={`Actions for ${app.name}`} icon={<Ellipsis className="size-4" />} />
        }
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
        onConfirm={async () => {
          await revoke.mutateAsync({ params: { grant_id: app.id } });
          toast.success("App disconnected");
          router.refresh();
        }}
      />
    </>
  );
}
