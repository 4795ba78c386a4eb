import type { z } from "zod";
import { EVENT_KIND_NAMES, EVENT_KINDS, type EventKind } from "@/lib/operation/event-kinds";
import { accountPayloads } from "./payloads/account-payloads-schema";
import { callPayloads } from "./payloads/call-payloads-schema";
import { type EventPayload, exampleAt } from "./payloads/payload-schema";
import { peoplePayloads } from "./payloads/people-payloads-schema";
import { postShowPayloads } from "./payloads/post-show-payloads-schema";
import { showPayloads } from "./payloads/show-payloads-schema";

const PAYLOADS = {
  ...showPayloads,
  ...peoplePayloads,
  ...postShowPayloads,
  ...callPayloads,
  ...accountPayloads,
} satisfies Record<EventKind, EventPayload>;

/** One event type as documented for receivers. */
export interface WebhookKind {
  kind: EventKind;
  /** What happened, in one sentence. */
  summary: string;
  description: string;
  /** Shape of `data`. An event of more than 20 KiB contains only IDs and slugs, and `truncated: true`. */
  data: z.ZodType;
  /** A complete body, as it is sent. */
  example: WebhookBody;
}

export interface WebhookBody {
  id: string;
  type: EventKind;
  created_at: string;
  environment: "test" | "live";
  data: Record<string, unknown>;
}

/** Every event type, in the order of `EVENT_KINDS`. */
export const WEBHOOK_KINDS: readonly WebhookKind[] = EVENT_KIND_NAMES.map((kind) => {
  const { description, data, example }: EventPayload = PAYLOADS[kind];
  return {
    kind,
    summary: EVENT_KINDS[kind],
    description,
    data,
    example: {
      id: "whe_01k9event00000000000000000",
      type: kind,
      created_at: exampleAt,
      environment: "test",
      data: example as Record<string, unknown>,
    },
  };
});

/** The shape of `data` of every event type. */
export const EVENT_DATA = Object.fromEntries(WEBHOOK_KINDS.map(({ kind, data }) => [kind, data])) as Record<
  EventKind,
  z.ZodType
>;

/** The `data` shown on each event type's page and sent by its test. */
export const EVENT_EXAMPLES = Object.fromEntries(
  WEBHOOK_KINDS.map(({ kind, example }) => [kind, example.data]),
) as Record<EventKind, WebhookBody["data"]>;
