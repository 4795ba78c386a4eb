"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEnvironment } from "../../access/environment";
import { DialogButton } from "../../parts/actions/dialog-button";
import { SecretToKeep } from "../../parts/actions/secret-once";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { blankDraft, bodyOf, canBeSent } from "./webhook-draft";
import { WebhookForm } from "./webhook-form";

/** Creates a webhook endpoint and shows its signing secret once. */
export function CreateWebhookDialog() {
  return (
    <DialogButton icon={Plus} label="New webhook" size="md" title="New webhook">
      {() => <CreateWebhook />}
    </DialogButton>
  );
}

function CreateWebhook() {
  const { base } = useEnvironment();
  const router = useRouter();
  const form = useMutationForm("createWebhook", {
    initial: blankDraft(),
    ready: canBeSent,
    input: (draft) => ({ body: bodyOf(draft) }),
  });
  if (!form.result) return <WebhookForm form={form} submitLabel="Create webhook" />;
  const { id, secret } = form.result.data;
  return (
    <SecretToKeep
      what="signing secret"
      secret={secret}
      onKept={() => router.push(`${base}/webhooks/${id}`)}
    />
  );
}
