import type { Webhook, WebhookAttempt, WebhookDelivery } from "@/lib/generated/prisma/client";
import type { EventKind } from "@/lib/operation/event-kinds";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { DeliveryWire, WebhookWire } from "./schema";

/** Returns the webhook without its secrets. */
export function presentWebhook(row: Webhook, now: Date): WebhookWire {
  const pending = row.nextSecretAt !== null && row.nextSecretAt > now ? row.nextSecretAt : null;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    environment: row.environment,
    events: row.events as WebhookWire["events"],
    client_id: row.clientId,
    event_slug: row.eventSlug,
    active: row.status === "active",
    status: row.status as WebhookWire["status"],
    disabled_reason: row.disabledReason,
    failing_since: isoOrNull(row.failingSince),
    next_secret_at: isoOrNull(pending),
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
}

export type DeliveryRow = WebhookDelivery & {
  event: { type: string; eventSlug: string | null };
  log: WebhookAttempt[];
};

/** Relations needed to present a delivery: its event's type, subject and latest attempts. */
export const DELIVERY_DETAILS = {
  event: { select: { type: true, eventSlug: true } },
  log: { orderBy: { attempt: "desc" }, take: 20 },
} as const;

export function presentDelivery(row: DeliveryRow): DeliveryWire {
  return {
    id: row.id,
    webhook_id: row.webhookId,
    event_id: row.eventId,
    event_type: row.event.type as EventKind,
    event_slug: row.event.eventSlug,
    state: row.state as DeliveryWire["state"],
    attempts: row.attempts,
    next_attempt_at: isoOrNull(row.nextAttemptAt),
    last_status: row.lastStatus,
    last_error: row.lastError,
    log: [...row.log]
      .sort((a, b) => a.attempt - b.attempt)
      .map((attempt) => ({
        attempt: attempt.attempt,
        status: attempt.status,
        error: attempt.error,
        duration_ms: attempt.durationMs,
        response: attempt.response,
        created_at: iso(attempt.createdAt),
      })),
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
    ended_at: isoOrNull(row.endedAt),
  };
}
