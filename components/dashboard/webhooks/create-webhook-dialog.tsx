"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { SecretOnce } from "../parts/secret-once";
import { useEnvironment } from "../shell/environment";
import { WebhookForm } from "./webhook-form";

/** Registers an address and shows its signing secret, once. */
export function CreateWebhookDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        New webhook
      </Button>
      <Dialog open={open} onOpenChange={setOpen} size="md" title="New webhook">
        <CreateWebhook />
      </Dialog>
    </>
  );
}

function CreateWebhook() {
  const { as, base } = useEnvironment();
  const router = useRouter();
  const create = useApiMutation("createWebhook", as, { onSuccess: () => router.refresh() });
  if (create.data) {
    const { id, secret } = create.data.data;
    return (
      <div className="flex flex-col gap-4 pb-2">
        <SecretOnce what="signing secret" secret={secret} />
        <Button variant="primary" className="self-end" onClick={() => router.push(`${base}/webhooks/${id}`)}>
          I have kept it
        </Button>
      </div>
    );
  }
  return (
    <WebhookForm
      initial={{
        url: "",
        description: "",
        events: ["registration.created"],
        client_id: null,
        event_slug: null,
      }}
      submitLabel="Create webhook"
      busy={create.isPending}
      error={create.error}
      onSubmit={(draft) => create.mutate({ body: draft })}
    />
  );
}
