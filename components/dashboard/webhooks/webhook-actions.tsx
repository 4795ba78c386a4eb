"use client";

import { Ellipsis, Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { WebhookWire } from "@/lib/modules/webhooks/schema";
import { useEnvironment } from "../shell/environment";
import { RotateSecret } from "./rotate-secret";
import { WebhookForm } from "./webhook-form";

/** What can be done with one webhook. */
export function WebhookActions({ webhook }: { webhook: WebhookWire }) {
  const { as, base } = useEnvironment();
  const router = useRouter();
  const [open, setOpen] = useState<"edit" | "rotate" | "delete">();
  const params = { webhook_id: webhook.id };
  const close = (next: boolean) => !next && setOpen(undefined);
  const refresh = () => router.refresh();
  const test = useApiMutation("testWebhook", as);
  const update = useApiMutation("updateWebhook", as, { onSuccess: refresh });
  const remove = useApiMutation("deleteWebhook", as);
  const sendTest = () =>
    test.mutate(
      { params },
      {
        onSuccess: () => {
          toast.success("Test event on its way");
          setTimeout(refresh, 1500);
        },
        onError: (error) => toast.error(error.message),
      },
    );
  const setStatus = (status: "active" | "paused") =>
    update.mutate({ params, body: { status } }, { onError: (error) => toast.error(error.message) });
  return (
    <div className="flex gap-2">
      <Button
        variant="primary"
        icon={<Send className="size-4" aria-hidden />}
        busy={test.isPending}
        onClick={sendTest}
      >
        Send test
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton
            variant="secondary"
            label="More actions"
            icon={<Ellipsis className="size-4" aria-hidden />}
          />
        }
        items={[
          { label: "Edit", onSelect: () => setOpen("edit") },
          webhook.status === "active"
            ? { label: "Pause", onSelect: () => setStatus("paused") }
            : { label: "Activate", onSelect: () => setStatus("active") },
          { label: "Rotate secret", onSelect: () => setOpen("rotate") },
          { label: "Delete", danger: true, separated: true, onSelect: () => setOpen("delete") },
        ]}
      />
      <Dialog open={open === "edit"} onOpenChange={close} size="md" title="Edit webhook">
        <WebhookForm
          initial={{ url: webhook.url, description: webhook.description, events: [...webhook.events] }}
          submitLabel="Save"
          busy={update.isPending}
          error={update.error}
          onSubmit={(draft) =>
            update.mutate({ params, body: draft }, { onSuccess: () => setOpen(undefined) })
          }
        />
      </Dialog>
      <RotateSecret webhookId={webhook.id} open={open === "rotate"} onOpenChange={close} />
      <ConfirmDialog
        open={open === "delete"}
        onOpenChange={close}
        title="Delete this webhook?"
        description="Its secret is revoked and what waits to be sent to it is cancelled."
        typed="delete"
        confirmLabel="Delete webhook"
        onConfirm={async () => {
          await remove.mutateAsync({ params });
          toast.success("Webhook deleted");
          router.push(`${base}/webhooks`);
          router.refresh();
        }}
      />
    </div>
  );
}
