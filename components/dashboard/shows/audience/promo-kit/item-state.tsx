"use client";

import { Check, Undo2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { PromoKitItemWire } from "@/lib/modules/made/promo-kit/schema";
import { ForRole } from "../../../access/for-role";
import { stateOf } from "./promo-words";
import type { PromoKitActions } from "./use-promo-kit";

interface ItemStateProps {
  item: PromoKitItemWire;
  actions: PromoKitActions;
  mayApprove?: boolean;
}

/** An item's state, with the button that changes it. */
export function ItemState({ item, actions, mayApprove = !item.stale || item.edited }: ItemStateProps) {
  const { label, tone } = stateOf(item);
  const isApproved = item.state === "approved";
  return (
    <div className="flex items-center gap-2">
      <Badge tone={tone}>{label}</Badge>
      <ForRole least="member">
        {(isApproved || mayApprove) && (
          <Button
            size="sm"
            variant="ghost"
            busy={actions.isBusy(item.id)}
            onClick={() => void actions.change(item, { state: isApproved ? "draft" : "approved" })}
            icon={
              isApproved ? <Undo2 className="size-4" aria-hidden /> : <Check className="size-4" aria-hidden />
            }
          >
            {isApproved ? "Undo" : "Approve"}
          </Button>
        )}
      </ForRole>
    </div>
  );
}
