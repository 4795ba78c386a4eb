import type { WebhookWire } from "@/lib/modules/developers/webhooks/schema";
import type { Subscription } from "./event-picker";

/** A webhook's form values. A filter that isn't set is an empty string. */
export interface WebhookDraft {
  url: string;
  description: string;
  events: Subscription[];
  clientId: string;
  eventSlug: string;
}

export const blankDraft = (): WebhookDraft => ({
  url: "",
  description: "",
  events: [],
  clientId: "",
  eventSlug: "",
});

export const draftOf = (webhook: WebhookWire): WebhookDraft => ({
  url: webhook.url,
  description: webhook.description,
  events: [...webhook.events],
  clientId: webhook.client_id ?? "",
  eventSlug: webhook.event_slug ?? "",
});

export const bodyOf = ({ url, description, events, clientId, eventSlug }: WebhookDraft) => ({
  url,
  description,
  events,
  client_id: clientId.trim() || null,
  event_slug: eventSlug.trim() || null,
});

export const canBeSent = ({ url, events }: WebhookDraft): boolean => url.trim() !== "" && events.length > 0;
