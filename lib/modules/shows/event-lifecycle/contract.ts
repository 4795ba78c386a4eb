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
      "What is still missing before publishEvent: each check says in plain words what it is, and the page and the operation that mend it. Only `blocking` ones keep publishEvent from working.",
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
      "Opens a draft: its pages show the show, and people can sign up. While a check of getEventReadiness blocks, the answer is `not_ready`: `fields` names the checks, `details` says of each what mends it. Publishing again changes nothing. Where the date moved while it was back in draft, those who signed up before are told of that with `notify` and `send`, then or later, and only once; with `dry_run` as well, `recipients` says how many that would be.",
    sends: { when: { notify: [true] } },
    body: PublishInput,
    errors: [...refusals, "not_ready"],
    examples: [{ summary: "A draft that is ready", input: ofShow, output: examplePublished }],
  }),
  unpublishEvent: operation({
    ...move,
    http: "POST /events/{slug}/unpublish",
    summary: "Unpublish an event",
    description:
      "Back to draft: its pages say that it is offline, and everybody who signed up stays on the list. Nobody is told unless `notify` and `send` are true; with `dry_run` as well, `recipients` says how many that would be.",
    mcp: { destructive: true },
    sends: { when: { notify: [true] } },
    body: UnpublishInput,
    errors: refusals,
    examples: [{ summary: "Without a word", input: ofShow, output: exampleUnpublished }],
  }),
  cancelEvent: operation({
    ...move,
    http: "POST /events/{slug}/cancel",
    summary: "Cancel an event",
    description:
      "For good: pages and calendar files say that it is cancelled, reminders and messages that wait for their time end. The list stays. Nobody is told unless `notify` and `send` are true, which can be said later by the same call; nobody is told twice. A published show needs `confirm: true`.",
    mcp: { destructive: true },
    sends: { when: { notify: [true] } },
    body: CancelInput,
    errors: refusals,
    examples: [
      {
        summary: "And tell everybody",
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
      "Puts a show away: it leaves the lists (listEvents finds it by `state` or `include_archived`) and stays as it is, with its registrations, recordings and figures. One that is on air has to end first. Archiving again changes nothing.",
    errors: refusals,
    examples: [{ summary: "The show is over", input: ofShow, output: exampleArchived }],
  }),
  duplicateEvent: operation({
    ...common,
    http: "POST /events/{slug}/duplicate",
    prefix: "v1",
    summary: "Duplicate an event",
    description:
      "Makes a draft from a show in any state, for the same client and in the same series, with the parts that `include` names. Registrations, links, recordings and figures stay with the other one.",
    scope: "events:write",
    effect: "write",
    body: DuplicateInput,
    output: EventAnswer,
    status: 201,
    errors: ["not_found", "client_inactive"],
    examples: [
      {
        summary: "The next one, with the same look and people",
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
      "Events are not deleted here: the answer is always `deletion_disabled`. archiveEvent puts one away and keeps what happened in it.",
    examples: [{ summary: "Refused", input: ofShow }],
  }),
  deleteEventLegacy: operation({
    ...deletion,
    operationId: "deleteEvent",
    prefix: "legacy",
    summary: "Delete an event",
    description:
      "Only a draft that was never published and has no registrations, recordings or figures; everything else is `deletion_disabled`: archive it.",
    examples: [
      { summary: "A draft that came to nothing", input: ofShow, output: { ...ofShow, deleted: true } },
    ],
  }),
});
