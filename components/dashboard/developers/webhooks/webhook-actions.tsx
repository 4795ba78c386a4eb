"use client";

import { Ellipsis, Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { useOneOpen } from "@/components/ui/use-one-open";
import type { WebhookWire } from "@/lib/modules/developers/webhooks/schema";
import { useEnvironment } from "../../access/environment";
import { useAction } from "../../parts/actions/use-action";
import { EditWebhookDialog } from "./edit-webhook-dialog";
import { RotateSecret } from "./rotate-secret";
import { SendTest, useSendTest } from "./send-test";

/** Actions on one webhook. */
export function WebhookActions({ webhook }: { webhook: WebhookWire }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const dialogs = useOneOpen<"edit" | "test" | "rotate" | "delete">();
  const params = { webhook_id: webhook.id };
  const test = useSendTest(webhook);
  const update = useAction("updateWebhook");
  const remove = useAction("deleteWebhook", "Webhook deleted");
  const setStatus = (status: "active" | "paused") => update.press({ params, body: { status } });
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
          { label: "Edit", onSelect: dialogs.show("edit") },
          { label: "Send a specific test event", onSelect: dialogs.show("test") },
          webhook.status === "active"
            ? { label: "Pause", onSelect: () => setStatus("paused") }
            : { label: "Activate", onSelect: () => setStatus("active") },
          { label: "Rotate secret", onSelect: dialogs.show("rotate") },
          { label: "Delete", danger: true, separated: true, onSelect: dialogs.show("delete") },
        ]}
      />
      <EditWebhookDialog webhook={webhook} {...dialogs.of("edit")} />
      <SendTest webhook={webhook} {...dialogs.of("test")} />
      <RotateSecret webhookId={webhook.id} {...dialogs.of("rotate")} />
      <ConfirmDialog
        {...dialogs.of("delete")}
        title="Delete this webhook?"
        description="Its signing secret is revoked and pending deliveries are cancelled."
        typed="delete"
        confirmLabel="Delete webhook"
        onConfirm={() => remove.run({ params }, () => router.push(`${base}/webhooks`))}
      />
    </div>
  );
}
