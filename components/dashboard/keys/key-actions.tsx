"use client";

import { Ban, Ellipsis, Pencil, RefreshCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { KeyWire } from "@/lib/modules/keys/schema";
import { useEnvironment } from "../shell/environment";
import { EditKeyDialog } from "./edit-key-dialog";
import { RotateKeyDialog } from "./rotate-key-dialog";

const ICON = "size-4 text-ink-muted";

/** What can be done with one key: rename, cap, rotate, revoke. */
export function KeyActions({ apiKey }: { apiKey: KeyWire }) {
  const [open, setOpen] = useState<"edit" | "rotate" | "revoke">();
  const { as } = useEnvironment();
  const router = useRouter();
  const revoke = useApiMutation("revokeKey", as);
  const close = (next: boolean) => !next && setOpen(undefined);
  const ended = apiKey.status !== "active";
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={`Actions for ${apiKey.name}`} icon={<Ellipsis className="size-4" />} />
        }
        items={[
          { label: "Rename or cap", icon: <Pencil className={ICON} />, onSelect: () => setOpen("edit") },
          {
            label: "Rotate",
            icon: <RefreshCw className={ICON} />,
            disabled: ended,
            onSelect: () => setOpen("rotate"),
          },
          {
            label: "Revoke",
            icon: <Ban className="size-4" />,
            danger: true,
            separated: true,
            disabled: ended,
            onSelect: () => setOpen("revoke"),
          },
        ]}
      />
      <EditKeyDialog apiKey={apiKey} open={open === "edit"} onOpenChange={close} />
      <RotateKeyDialog apiKey={apiKey} open={open === "rotate"} onOpenChange={close} />
      <ConfirmDialog
        open={open === "revoke"}
        onOpenChange={close}
        title={`Revoke ${apiKey.name}?`}
        description="Every call with this key is refused within seconds. This cannot be taken back."
        typed="revoke"
        confirmLabel="Revoke key"
        onConfirm={async () => {
          await revoke.mutateAsync({ params: { key_id: apiKey.id } });
          toast.success("Key revoked");
          router.refresh();
        }}
      />
    </>
  );
}
