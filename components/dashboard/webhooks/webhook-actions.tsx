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
import { SendTest, useSendTest } from "./send-test";
import { WebhookForm } from "./webhook-form";

/** What can be done with one webhook. */
export function WebhookActions({ webhook }: { webhook: WebhookWire }) {
  const { as, base } = useEnvironment();
  const router = useRouter();
  const [open, setOpen] = useState<"edit" | "test" | "rotate" | "delete">();
  const params = { webhook_id: webhook.id };
  const close = (next: boolean) => !next && setOpen(undefined);
  const refresh = () => router.refresh();
  const test = useSendTest(webhook);
  const update = useApiMutation("updateWebhook", as, { onSuccess: refresh });
  const remove = useApiMutation("deleteWebhook", as);
  const setStatus = (status: "active" | "paused") =>
    update.mutate({ params, body: { status } }, { onError: (error) => toast.error(error.message) });
  return (
    <div className="flex gap-2">
      <Button
        variant="primary"
        icon={<Send className="size-4" aria-hidden />}
        busy={test.busy}
        onClick={() => test.send()}
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
          { label: "Test another kind", onSelect: () => setOpen("test") },
          webhook.status === "active"
            ? { label: "Pause", onSelect: () => setStatus("paused") }
            : { label: "Activate", onSelect: () => setStatus("active") },
          { label: "Rotate secret", onSelect: () => setOpen("rotate") },
          { label: "Delete", danger: true, separated: true, onSelect: () => setOpen("delete") },
        ]}
      />
      <Dialog open={open === "edit"} onOpenChange={close} size="md" title="Edit webhook">
        <WebhookForm
          initial={{
            url: webhook.url,
            description: webhook.description,
            events: [...webhook.events],
            client_id: webhook.client_id,
            event_slug: webhook.event_slug,
          }}
          submitLabel="Save"
          busy={update.isPending}
          error={update.error}
          onSubmit={(draft) =>
            update.mutate({ params, body: draft }, { onSuccess: () => setOpen(undefined) })
          }
        />
      </Dialog>
      <SendTest webhook={webhook} open={open === "test"} onOpenChange={close} />
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
