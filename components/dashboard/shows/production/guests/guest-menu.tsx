"use client";

import { PencilLine, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import { useAction } from "../../../parts/actions/use-action";
import { GuestForm } from "./guest-form";
import type { GuestRecord } from "./guest-readiness";

/** Edits or removes a guest. */
export function GuestMenu({ slug, guest }: { slug: string; guest: GuestRecord }) {
  const [open, setOpen] = useState<"edit" | "remove">();
  const close = () => setOpen(undefined);
  const isRemoved = useRef(false);
  const remove = useAction("deleteGuest", `${guest.name} removed`);
  return (
    <>
      <MoreMenu
        label={`Actions for ${guest.name}`}
        items={[
          {
            label: "Edit",
            icon: <PencilLine className="size-4" aria-hidden />,
            onSelect: () => setOpen("edit"),
          },
          {
            label: "Remove",
            icon: <Trash2 className="size-4" aria-hidden />,
            danger: true,
            onSelect: () => setOpen("remove"),
          },
        ]}
      />
      <Dialog open={open === "edit"} onOpenChange={(next) => !next && close()} title={`Edit ${guest.name}`}>
        {open === "edit" && <GuestForm slug={slug} guest={guest} onDone={close} />}
      </Dialog>
      {/* Undo would need a new link, so it's confirmed beforehand. */}
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(next) => !next && close()}
        title={`Remove ${guest.name}?`}
        description="Their backstage link stops working. If they’re in the room, they’re removed from it."
        confirmLabel="Remove"
        // Once they're removed, the menu's button disappears with its row.
        focusAfter={() => (isRemoved.current ? document.querySelector<HTMLElement>("[data-guests]") : null)}
        onConfirm={() =>
          remove.run({ params: { slug, guest_id: guest.id } }, () => {
            isRemoved.current = true;
          })
        }
      />
    </>
  );
}
