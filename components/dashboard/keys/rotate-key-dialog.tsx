"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { KeyWire } from "@/lib/modules/keys/schema";
import { SecretOnce } from "../parts/secret-once";
import { useEnvironment } from "../shell/environment";

const OVERLAPS = Array.from({ length: 8 }, (_, days) => ({
  value: String(days),
  label: days === 0 ? "Ends now" : `Works for ${days} more ${days === 1 ? "day" : "days"}`,
}));

interface RotateKeyDialogProps {
  apiKey: KeyWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A second key takes over; the old one ends after the chosen overlap. */
export function RotateKeyDialog({ apiKey, open, onOpenChange }: RotateKeyDialogProps) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [overlap, setOverlap] = useState<string>("1");
  const rotate = useApiMutation("rotateKey", as);
  const close = (next: boolean) => {
    onOpenChange(next);
    if (next || !rotate.data) return;
    rotate.reset();
    router.refresh();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={`Rotate ${apiKey.name}`}
      description="Makes a new key with the same name, scopes, clients and cost cap."
    >
      {rotate.data ? (
        <div className="flex flex-col gap-4 pb-2">
          <SecretOnce what="key" secret={rotate.data.data.secret} />
          <Button variant="primary" className="self-end" onClick={() => close(false)}>
            I have kept it
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-4 pb-2">
          <Field label={`The old key …${apiKey.last4}`} error={rotate.error?.message}>
            <Select options={OVERLAPS} value={overlap} onValueChange={setOverlap} />
          </Field>
          <Button
            variant="primary"
            className="self-end"
            busy={rotate.isPending}
            onClick={() =>
              rotate.mutate({ params: { key_id: apiKey.id }, body: { overlap_days: Number(overlap) } })
            }
          >
            Make the new key
          </Button>
        </div>
      )}
    </Dialog>
  );
}
