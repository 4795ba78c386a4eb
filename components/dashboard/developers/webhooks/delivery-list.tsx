"use client";

import { RotateCw } from "lucide-react";
import { Ago } from "@/components/ui/ago";
import { Button } from "@/components/ui/button";
import { FoldList, FoldRow } from "@/components/ui/fold-list";
import { Time } from "@/components/ui/time";
import type { DeliveryWire } from "@/lib/modules/developers/webhooks/schema";
import { useAction } from "../../parts/actions/use-action";
import { milliseconds } from "../../parts/words/milliseconds";
import { DeliveryContent } from "./delivery-content";
import { DeliveryLine } from "./delivery-line";
import { isSuccess } from "./is-success";

/** Deliveries, newest first. Each row expands to its attempts. */
export function DeliveryList({ deliveries }: { deliveries: readonly DeliveryWire[] }) {
  return (
    <FoldList>
      {deliveries.map((delivery) => (
        <FoldRow
          key={delivery.id}
          columns="grid-cols-[1rem_1fr_auto] gap-y-1 sm:grid-cols-[1rem_13rem_6.5rem_minmax(0,1fr)_auto]"
          summary={<DeliveryLine delivery={delivery} />}
        >
          <DeliveryDetail delivery={delivery} />
        </FoldRow>
      ))}
    </FoldList>
  );
}

function DeliveryDetail({ delivery }: { delivery: DeliveryWire }) {
  const retry = useAction("retryWebhookDelivery", "Retrying…");
  const params = { webhook_id: delivery.webhook_id, delivery_id: delivery.id };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted text-sm">
        <span>
          Event <code className="break-all font-mono text-ink text-xs">{delivery.event_id}</code>
        </span>
        {delivery.next_attempt_at && delivery.attempts > 0 && (
          <span>
            Next attempt <Time value={delivery.next_attempt_at} />
          </span>
        )}
        <Button
          size="sm"
          icon={<RotateCw className="size-3.5" aria-hidden />}
          busy={retry.busy}
          onClick={() => retry.press({ params })}
        >
          Retry now
        </Button>
      </p>
      {delivery.log.length === 0 && <p className="text-base text-ink-muted">No attempts yet.</p>}
      <ol className="flex flex-col gap-3">
        {delivery.log.map((attempt) => (
          <li key={attempt.attempt} className="text-sm">
            <p className="tabular flex flex-wrap gap-x-3">
              <span className="font-medium">Attempt {attempt.attempt}</span>
              <span className={isSuccess(attempt.status) ? "text-ok" : "text-danger"}>
                {attempt.status ?? attempt.error ?? "no response"}
              </span>
              <span className="text-ink-muted">{milliseconds(attempt.duration_ms)}</span>
              <Ago value={attempt.created_at} className="text-ink-muted" />
            </p>
            {attempt.response && (
              <pre className="mt-1 max-h-40 overflow-auto whitespace-pre-wrap break-all rounded-control bg-surface-sunken p-2 font-mono text-xs">
                {attempt.response}
              </pre>
            )}
          </li>
        ))}
      </ol>
      <DeliveryContent delivery={delivery} />
    </>
  );
}
