"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { ConnectedAppWire } from "@/lib/modules/oauth/schema";
import { CapField, capOf } from "../keys/cap-field";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "../shell/environment";

interface CapDialogProps {
  app: ConnectedAppWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What a connected app may cost in a day. */
export function CapDialog({ app, open, onOpenChange }: CapDialogProps) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [cap, setCap] = useState(app.daily_cost_cap_usd?.toString() ?? "");
  const update = useApiMutation("updateConnectedApp", as, {
    onSuccess: () => {
      onOpenChange(false);
      router.refresh();
    },
  });
  const daily_cost_cap_usd = capOf(cap);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (daily_cost_cap_usd === undefined) return;
    update.mutate({ params: { grant_id: app.id }, body: { daily_cost_cap_usd } });
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Cap what ${app.name} may cost`}>
      <form onSubmit={submit} className="flex flex-col gap-4 pb-2">
        <CapField value={cap} onChange={setCap} error={fieldWords(update.error, "daily_cost_cap_usd")} />
        {update.error && Object.keys(update.error.fields).length === 0 && (
          <p role="alert" className="text-base text-danger">
            {update.error.message}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          busy={update.isPending}
          disabled={daily_cost_cap_usd === undefined}
        >
          Save
        </Button>
      </form>
    </Dialog>
  );
}
