import { z } from "zod";
import { exampleEvent } from "@/lib/modules/shows/events/examples-schema";
import { EventAnswer } from "@/lib/modules/shows/events/schema";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import {
  exampleArchived,
  exampleCancelled,
  examplePublished,
  exampleReadiness,
  exampleUnpublished,
  ofShow,
} from "./examples-schema";
import {
  CancelInput,
  DeleteAnswer,
  DuplicateInput,
  MoveAnswer,
  PublishInput,
  ReadinessSchema,
  UnpublishInput,
} from "./schema";

const common = { tag: "Events", params: z.strictObject({ slug: slug() }) } as const;

const move = {
  ...common,
  prefix: "v1",
  scope: "events:write",
  effect: "write",
  versioned: true,
  output: MoveAnswer,
} as const;
const refusals = ["not_found", "version_conflict", "client_inactive"] as const;

const deletion = {
  ...common,
  http: "DELETE /events/{slug}",
  scope: "events:delete",
  effect: "write",
  output: DeleteAnswer,
  errors: ["not_found", "deletion_disabled"],
} as const;

export const eventLifecycleContract = contract({
  getEventReadiness: operation({
    ...common,
    http: "GET /events/{slug}/readiness",
    prefix: "v1",
    summary: "Check whether an event is ready to publish",
    description:
      "What is missing before you can call publishEvent: each check says what it is in plain English, and which page and operation fix it. Only `blocking` checks prevent publishing.",
    scope: "events:read",
    effect: "read",
    versioned: true,
    output: ReadinessSchema,
    errors: ["not_found"],
    examples: [{ summary: "A draft", input: ofShow, output: exampleReadiness }],
  }),
  publishEvent: operation({
    ...move,
    http: "POST /events/{slug}/publish",
    summary: "Publish an event",
    description:
      "Publishes a draft: its pages open, and people can register. If a getEventReadiness check blocks it, you get `not_ready`: `fields` lists the checks, `details` says how to fix each one. Publishing again changes nothing. If the date changed while the show was back in draft, set `notify` and `send`, now or later, to notify people who registered before, once; with `dry_run`, `recipients` returns their number.",
    sends: { when: { notify: [true] } },
    body: PublishInput,
    errors: [...refusals, "not_ready"],
    examples: [{ summary: "A ready draft", input: ofShow, output: examplePublished }],
  }),
  unpublishEvent: operation({
    ...move,
    http: "POST /events/{slug}/unpublish",
    summary: "Unpublish an event",
    description:
      "Moves a show back to draft: its pages say it is offline, and everyone who registered stays registered. No one is notified unless `notify` and `send` are true; with `dry_run`, `recipients` returns the number of people.",
    mcp: { destructive: true },
    sends: { when: { notify: [true] } },
    body: UnpublishInput,
    errors: refusals,
    examples: [{ summary: "Without notice", input: ofShow, output: exampleUnpublished }],
  }),
  cancelEvent: operation({
    ...move,
    http: "POST /events/{slug}/cancel",
    summary: "Cancel an event",
    description:
      "Permanent: pages and calendar files say it is cancelled, and pending reminders and messages are cancelled. Registrations are kept. No one is notified unless `notify` and `send` are true; you can notify people later with the same call, and no one is notified twice. A published show requires `confirm: true`.",
    mcp: { destructive: true },
    sends: { when: { notify: [true] } },
    body: CancelInput,
    errors: refusals,
    examples: [
      {
        summary: "And notify everyone",
        input: { ...ofShow, confirm: true, notify: true, send: true, reason: "The speaker is ill" },
        output: exampleCancelled,
      },
    ],
  }),
  archiveEvent: operation({
    ...move,
    http: "POST /events/{slug}/archive",
    summary: "Archive an event",
    description:
      "Removes a show from lists (listEvents returns it with `state` or `include_archived`) and keeps it as it is, with its registrations, recordings and statistics. End a live show first. Archiving again changes nothing.",
    errors: refusals,
    examples: [{ summary: "After the show", input: ofShow, output: exampleArchived }],
  }),
  duplicateEvent: operation({
    ...common,
    http: "POST /events/{slug}/duplicate",
    prefix: "v1",
    summary: "Duplicate an event",
    description:
      "Creates a draft from a show in any state, for the same client and in the same series, with the parts listed in `include`. Registrations, links, recordings and statistics aren't copied.",
    scope: "events:write",
    effect: "write",
    body: DuplicateInput,
    output: EventAnswer,
    status: 201,
    errors: ["not_found", "client_inactive"],
    examples: [
      {
        summary: "Same look and people",
        input: {
          ...ofShow,
          title: "What engines cannot compose",
          starts_at: "2027-04-06T17:00:00Z",
          include: ["settings", "look", "guests"],
        },
        output: { slug: exampleEvent.slug, links: exampleEvent.links, event: exampleEvent },
      },
    ],
  }),
  deleteEvent: operation({
    ...deletion,
    prefix: "v1",
    refuses: "deletion_disabled",
    summary: "Delete an event (always refused)",
    description:
      "Events can't be deleted here: the response is always `deletion_disabled`. To remove a show from lists and keep its history, use archiveEvent.",
    examples: [{ summary: "Refused", input: ofShow }],
  }),
  deleteEventLegacy: operation({
    ...deletion,
    operationId: "deleteEvent",
    prefix: "legacy",
    summary: "Delete an event",
    description:
      "Only drafts that were never published and have no registrations, recordings or statistics; all others return `deletion_disabled`: archive them.",
    examples: [{ summary: "An abandoned draft", input: ofShow, output: { ...ofShow, deleted: true } }],
  }),
});
