"use client";

import { Dialog } from "@/components/ui/dialog";
import type { ConnectedAppWire } from "@/lib/modules/developers/oauth/schema";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { CapField, capOf, capText } from "../keys/cap-field";

interface CapDialogProps {
  app: ConnectedAppWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sets how much a connected app may cost per day. */
export function CapDialog({ app, open, onOpenChange }: CapDialogProps) {
  const form = useMutationForm("updateConnectedApp", {
    initial: { cap: capText(app.daily_cost_cap_usd) },
    ready: ({ cap }) => capOf(cap) !== undefined,
    input: ({ cap }) => ({
      params: { grant_id: app.id },
      body: { daily_cost_cap_usd: capOf(cap) ?? null },
    }),
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Cost cap for ${app.name}`}>
      <MutationForm form={form} submitLabel="Save">
        <CapField {...form.picker("cap")} error={form.errorOf("daily_cost_cap_usd")} />
      </MutationForm>
    </Dialog>
  );
}
