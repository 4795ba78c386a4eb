"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../access/environment";
import { DialogButton } from "../../parts/actions/dialog-button";
import { fieldWords } from "../../parts/forms/field-words";
import { FormProblem } from "../../parts/forms/form-problem";

const HOUR_MS = 3_600_000;
const SINCE = [
  { value: "1", label: "Last hour" },
  { value: "24", label: "Last 24 hours" },
  { value: "168", label: "Last 7 days" },
  { value: "chosen", label: "Custom time" },
] as const;
type Since = (typeof SINCE)[number]["value"];

function foundWords(count: number): string {
  if (count === 0) return "No failed deliveries since then.";
  return count === 1 ? "1 delivery will be retried." : `${count} deliveries will be retried.`;
}

/** Undefined while no time is chosen. */
function instantOf(since: Since, chosen: string): string | undefined {
  if (since !== "chosen") return new Date(Date.now() - Number(since) * HOUR_MS).toISOString();
  const time = new Date(chosen);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** Resends everything that failed since a given time, for use after the receiver's outage. */
export function RecoverDeliveries({ webhookId, disabled }: { webhookId: string; disabled: boolean }) {
  return (
    <DialogButton
      variant="secondary"
      icon={RotateCw}
      disabled={disabled}
      label="Retry failed"
      title="Retry failed deliveries"
      description="Retries each failed delivery once, oldest first, with the same event IDs."
    >
      {(close) => <RecoverForm webhookId={webhookId} onDone={close} />}
    </DialogButton>
  );
}

function RecoverForm({ webhookId, onDone }: { webhookId: string; onDone: () => void }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [since, setSince] = useState<Since>("24");
  const [chosen, setChosen] = useState("");
  const [missed, setMissed] = useState(false);
  const count = useApiMutation("recoverWebhookDeliveries", as);
  const recover = useApiMutation("recoverWebhookDeliveries", as);
  const instant = instantOf(since, chosen);
  const call = (dryRun: boolean) => ({
    params: { webhook_id: webhookId },
    body: {
      since: instant ?? "",
      states: missed ? (["failed", "exhausted", "cancelled"] as const).slice() : undefined,
      dry_run: dryRun,
    },
  });
  const reset = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      count.reset();
    };
  };
  const error = recover.error ?? count.error;
  const found = count.data?.data;
  const go = () =>
    recover.mutate(call(false), {
      onSuccess: ({ data }) => {
        toast.success(
          `${data.queued} queued for retry${data.more ? ". Retry again later for the rest" : ""}`,
        );
        router.refresh();
        onDone();
      },
    });
  return (
    <div className="flex flex-col gap-4 pb-2">
      <Field label="Since" error={fieldWords(error, "since")}>
        <Select options={SINCE} value={since} onValueChange={reset(setSince)} />
      </Field>
      {since === "chosen" && (
        <Field label="From">
          <Input
            type="datetime-local"
            value={chosen}
            onChange={(event) => reset(setChosen)(event.target.value)}
          />
        </Field>
      )}
      <Checkbox
        label="Include cancelled deliveries"
        hint="Deliveries that were pending when the webhook was paused or disabled"
        checked={missed}
        onCheckedChange={reset(setMissed)}
      />
      {found && (
        <p role="status" className="text-base">
          {foundWords(found.queued)}
        </p>
      )}
      {error && !error.fields.since && <FormProblem>{error.message}</FormProblem>}
      {found && found.queued > 0 ? (
        <Button variant="primary" className="self-end" busy={recover.isPending} onClick={go}>
          Retry deliveries
        </Button>
      ) : (
        <Button
          className="self-end"
          busy={count.isPending}
          disabled={instant === undefined}
          onClick={() => count.mutate(call(true))}
        >
          Count deliveries
        </Button>
      )}
    </div>
  );
}
