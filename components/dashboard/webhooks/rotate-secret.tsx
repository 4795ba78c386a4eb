"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { SecretOnce } from "../parts/secret-once";
import { useEnvironment } from "../shell/environment";

const OVERLAPS = [
  { value: "0", label: "Takes over now" },
  { value: "1", label: "Takes over in an hour" },
  { value: "24", label: "Takes over in a day" },
  { value: "72", label: "Takes over in three days" },
] as const;

interface RotateSecretProps {
  webhookId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A new signing secret; until it takes over, deliveries carry a signature made with each. */
export function RotateSecret({ webhookId, open, onOpenChange }: RotateSecretProps) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [overlap, setOverlap] = useState<string>("24");
  const rotate = useApiMutation("rotateWebhookSecret", as, { onSuccess: () => router.refresh() });
  const secret = rotate.data?.data.secret;
  const close = (next: boolean) => {
    onOpenChange(next);
    if (!next) rotate.reset();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Rotate the signing secret"
      description="Until the new one takes over, its signature comes along as X-Service-Signature-Next."
    >
      {secret ? (
        <div className="flex flex-col gap-4 pb-2">
          <SecretOnce what="signing secret" secret={secret} />
          <Button variant="primary" className="self-end" onClick={() => close(false)}>
            I have kept it
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-4 pb-2">
          <Field label="The new secret" error={rotate.error?.message}>
            <Select options={OVERLAPS} value={overlap} onValueChange={setOverlap} />
          </Field>
          <Button
            variant="primary"
            className="self-end"
            busy={rotate.isPending}
            onClick={() =>
              rotate.mutate({
                params: { webhook_id: webhookId },
                body: { overlap_hours: Number(overlap) },
              })
            }
          >
            Make the new secret
          </Button>
        </div>
      )}
    </Dialog>
  );
}
