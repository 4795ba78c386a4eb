"use client";

import { Ban, Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DealWire } from "@/lib/modules/calls/deals/schema";
import { useEnvironment } from "../../access/environment";
import { useAction } from "../../parts/actions/use-action";
import { dealPath } from "./deal-words";

/** What can be done with a deal that isn't signed or withdrawn. */
export function DealActions({ deal, version }: { deal: DealWire; version: number | undefined }) {
  const { base } = useEnvironment();
  const [open, setOpen] = useState(false);
  const withdraw = useAction("updateDeal", "Deal withdrawn");
  if (deal.state === "accepted" || deal.state === "withdrawn") return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink
        href={`${dealPath(base, deal.id)}/edit`}
        icon={<Pencil className="size-4" aria-hidden />}
        variant={deal.state === "expired" ? "primary" : "secondary"}
      >
        {deal.state === "expired" ? "Offer again" : "New version"}
      </ButtonLink>
      <Button icon={<Ban className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Withdraw ${deal.title}?`}
        description="Customers who open the link will see that the proposal was withdrawn. This can’t be undone."
        confirmLabel="Withdraw deal"
        onConfirm={() =>
          withdraw.run({
            params: { deal_id: deal.id },
            body: { state: "withdrawn", expected_version: version },
          })
        }
      />
    </div>
  );
}
