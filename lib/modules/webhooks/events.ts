import { z } from "zod";
import type { EventKind } from "@/lib/api/event-kinds";
import { instantOut } from "@/lib/api/fields";
import { EVENT_STATES } from "../events/schema";
import { RegistrationSchema } from "../registrations/schema";
import { WebhookSchema } from "./schema";

// What `data` of each kind of event holds. New members may join; receivers have to allow for that. An event of more
// than 20 KiB holds ids and slugs alone, and `truncated: true`.

const slug = { event_slug: z.string() };

const AboutEvent = z.looseObject({
  ...slug,
  client_id: z.string(),
  event: z.looseObject({
    slug: z.string(),
    title: z.string(),
    state: z.enum(EVENT_STATES),
    starts_at: instantOut().nullable(),
    ends_at: instantOut().nullable(),
    timezone: z.string(),
    version: z.int(),
  }),
  changed: z.array(z.string()).optional(),
});

const AboutGuest = z.looseObject({
  ...slug,
  guest: z.looseObject({ id: z.string(), name: z.string(), title: z.string(), company: z.string() }),
  changed: z.array(z.string()).optional(),
});

const AboutRegistration = z.looseObject({
  ...slug,
  client_id: z.string(),
  registration: RegistrationSchema.omit({ join_link: true }).loose(),
});

const Attendee = z.looseObject({ registration_id: z.string(), name: z.string(), email: z.string() });

const Poll = z.looseObject({ id: z.string(), question: z.string(), options: z.array(z.string()) });

/** Kinds of a part of a show whose details come with the part itself. */
const AboutShow = z.looseObject(slug);

const OfWorkspace = z.looseObject({});

/** The shape of `data` of every kind. */
export const EVENT_DATA: Record<EventKind, z.ZodType> = {
  "event.created": AboutEvent,
  "event.updated": AboutEvent,
  "event.published": AboutEvent,
  "event.unpublished": AboutEvent,
  "event.cancelled": AboutEvent,
  "event.archived": AboutEvent,
  "plan.ready": z.looseObject({
    ...slug,
    source: z.string(),
    applied: z.boolean(),
    segments: z.int(),
    note: z.string().nullable(),
    starts_at: instantOut().nullable(),
  }),
  "plan.failed": z.looseObject({ ...slug, reason: z.string() }),
  "registration.created": AboutRegistration,
  "registration.updated": AboutRegistration,
  "registration.removed": AboutRegistration,
  "guest.added": AboutGuest,
  "guest.updated": AboutGuest,
  "guest.removed": AboutGuest,
  "show.started": z.looseObject({ ...slug, session_id: z.string(), started_at: instantOut() }),
  "show.ended": z.looseObject({
    ...slug,
    session_id: z.string().nullable(),
    started_at: instantOut().nullable(),
    ended_at: instantOut(),
    peak_concurrent: z.int(),
  }),
  "attendee.joined": z.looseObject({ ...slug, attendee: Attendee, joined_at: instantOut() }),
  "attendee.left": z.looseObject({
    ...slug,
    attendee: Attendee,
    joined_at: instantOut(),
    left_at: instantOut(),
    connected_sec: z.int(),
  }),
  "poll.opened": z.looseObject({ ...slug, poll: Poll }),
  "poll.closed": z.looseObject({ ...slug, poll: Poll.extend({ counts: z.array(z.int()) }) }),
  "question.asked": AboutShow,
  "cta.clicked": AboutShow,
  "studio.command": z.looseObject({
    ...slug,
    command: z.looseObject({
      id: z.string(),
      action: z.string(),
      version: z.int(),
      source: z.string(),
      actor: z.looseObject({ type: z.string(), name: z.string() }),
      state: z.string(),
    }),
  }),
  "recording.ready": AboutShow,
  "recording.failed": AboutShow,
  "transcript.ready": AboutShow,
  "short.ready": AboutShow,
  "short.failed": AboutShow,
  "content.ready": AboutShow,
  "promo_kit.ready": AboutShow,
  "promo_kit.failed": AboutShow,
  "presentation.ready": AboutShow,
  "presentation.failed": AboutShow,
  "import.finished": AboutShow,
  "communication.sent": AboutShow,
  "communication.failed": AboutShow,
  "email.bounced": OfWorkspace,
  "distribution.finished": AboutShow,
  "budget.warning": OfWorkspace,
  "budget.exhausted": OfWorkspace,
  "webhook.disabled": z.looseObject({
    webhook_id: z.string(),
    url: WebhookSchema.shape.url,
    reason: z.enum(["gone", "failing"]),
    cancelled_deliveries: z.int(),
  }),
  "deal.accepted": OfWorkspace,
};
