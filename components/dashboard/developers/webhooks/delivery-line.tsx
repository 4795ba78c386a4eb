import { Ago } from "@/components/ui/ago";
import type { DeliveryWire } from "@/lib/modules/developers/webhooks/schema";
import { DeliveryStateBadge } from "./delivery-state-badge";
import { isSuccess } from "./is-success";

/** One delivery per row: the event kind and its show, its state, and the last answer. */
export function DeliveryLine({ delivery }: { delivery: DeliveryWire }) {
  const { attempts, last_status, last_error, next_attempt_at } = delivery;
  const answer = last_status ?? last_error;
  return (
    <>
      <span className="min-w-0">
        <code className="block truncate font-mono text-sm">{delivery.event_type}</code>
        {delivery.event_slug && (
          <span className="block truncate text-ink-muted text-xs">{delivery.event_slug}</span>
        )}
      </span>
      <span className="max-sm:justify-self-end">
        <DeliveryStateBadge delivery={delivery} />
      </span>
      <span className="tabular col-start-2 flex min-w-0 flex-wrap gap-x-3 text-ink-muted text-sm sm:col-auto">
        {attempts > 0 && answer !== null && (
          <span className={isSuccess(last_status) ? undefined : "font-medium text-danger"}>{answer}</span>
        )}
        <span>{attempts === 1 ? "1 attempt" : `${attempts} attempts`}</span>
        {next_attempt_at && delivery.state === "pending" && attempts > 0 && (
          <span>
            next <Ago value={next_attempt_at} />
          </span>
        )}
      </span>
      <Ago
        value={delivery.created_at}
        className="self-start text-right text-ink-muted text-sm sm:self-auto"
      />
    </>
  );
}
