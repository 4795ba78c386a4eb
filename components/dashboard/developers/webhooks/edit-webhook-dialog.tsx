"use client";

import { Dialog } from "@/components/ui/dialog";
import type { WebhookWire } from "@/lib/modules/developers/webhooks/schema";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { bodyOf, canBeSent, draftOf } from "./webhook-draft";
import { WebhookForm } from "./webhook-form";

interface EditWebhookDialogProps {
  webhook: WebhookWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function EditWebhookDialog({ webhook, open, onOpenChange }: EditWebhookDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="md" title="Edit webhook">
      <EditWebhook webhook={webhook} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function EditWebhook({ webhook, onDone }: { webhook: WebhookWire; onDone: () => void }) {
  const form = useMutationForm("updateWebhook", {
    initial: draftOf(webhook),
    ready: canBeSent,
    input: (draft) => ({ params: { webhook_id: webhook.id }, body: bodyOf(draft) }),
    onDone,
  });
  return <WebhookForm form={form} submitLabel="Save" />;
}
