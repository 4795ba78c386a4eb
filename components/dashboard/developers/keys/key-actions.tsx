"use client";

import { Ban, Pencil, RefreshCw } from "lucide-react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import { useOneOpen } from "@/components/ui/use-one-open";
import type { KeyWire } from "@/lib/modules/developers/keys/schema";
import { useAction } from "../../parts/actions/use-action";
import { EditKeyDialog } from "./edit-key-dialog";
import { RotateKeyDialog } from "./rotate-key-dialog";

const ICON = "size-4 text-ink-muted";

/** Actions on one key: edit, rotate, revoke. */
export function KeyActions({ apiKey }: { apiKey: KeyWire }) {
  const dialogs = useOneOpen<"edit" | "rotate" | "revoke">();
  const revoke = useAction("revokeKey", "Key revoked");
  const ended = apiKey.status !== "active";
  return (
    <>
      <MoreMenu
        label={`Actions for ${apiKey.name}`}
        items={[
          { label: "Rename or set a cap", icon: <Pencil className={ICON} />, onSelect: dialogs.show("edit") },
          {
            label: "Rotate",
            icon: <RefreshCw className={ICON} />,
            disabled: ended,
            onSelect: dialogs.show("rotate"),
          },
          {
            label: "Revoke",
            icon: <Ban className="size-4" />,
            danger: true,
            separated: true,
            disabled: ended,
            onSelect: dialogs.show("revoke"),
          },
        ]}
      />
      <EditKeyDialog apiKey={apiKey} {...dialogs.of("edit")} />
      <RotateKeyDialog apiKey={apiKey} {...dialogs.of("rotate")} />
      <ConfirmDialog
        {...dialogs.of("revoke")}
        title={`Revoke ${apiKey.name}?`}
        description="Requests with this key fail within seconds. This can’t be undone."
        typed="revoke"
        confirmLabel="Revoke key"
        onConfirm={() => revoke.run({ params: { key_id: apiKey.id } })}
      />
    </>
  );
}
