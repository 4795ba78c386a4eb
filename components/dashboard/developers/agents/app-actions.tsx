"use client";

import { EyeOff, Gauge, Unplug } from "lucide-react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import { useOneOpen } from "@/components/ui/use-one-open";
import type { ConnectedAppWire } from "@/lib/modules/developers/oauth/schema";
import { useAction } from "../../parts/actions/use-action";
import { CapDialog } from "./cap-dialog";

/** Actions on a connected app: cap its cost, remove its access to secrets, or disconnect it. */
export function AppActions({ app }: { app: ConnectedAppWire }) {
  const dialogs = useOneOpen<"cap" | "disconnect">();
  const hide = useAction("updateConnectedApp", "Access to secrets removed");
  const revoke = useAction("revokeConnectedApp", "App disconnected");
  return (
    <>
      <MoreMenu
        label={`Actions for ${app.name}`}
        items={[
          {
            label: "Set cost cap",
            icon: <Gauge className="size-4 text-ink-muted" />,
            onSelect: dialogs.show("cap"),
          },
          ...(app.receives_secrets
            ? [
                {
                  label: "Remove access to secrets",
                  icon: <EyeOff className="size-4 text-ink-muted" />,
                  onSelect: () =>
                    hide.run({ params: { grant_id: app.id }, body: { receive_secrets: false } }),
                },
              ]
            : []),
          {
            label: "Disconnect",
            icon: <Unplug className="size-4" />,
            danger: true,
            separated: true,
            onSelect: dialogs.show("disconnect"),
          },
        ]}
      />
      <CapDialog app={app} {...dialogs.of("cap")} />
      <ConfirmDialog
        {...dialogs.of("disconnect")}
        title={`Disconnect ${app.name}?`}
        description="It loses access immediately. To use it again, connect it again."
        confirmLabel="Disconnect"
        onConfirm={() => revoke.run({ params: { grant_id: app.id } })}
      />
    </>
  );
}
