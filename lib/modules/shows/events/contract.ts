import { z } from "zod";
import { addsGuests } from "@/lib/modules/people/guests/schema";
import { listQuery, looseText, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { exampleEvent, exampleSummary } from "./examples-schema";
import { PublicEventSchema } from "./public/public-schema";
import {
  CreateEventInput,
  EventAnswer,
  EventDetail,
  EventSummarySchema,
  eventFilters,
  UpdateEventInput,
} from "./schema";

const answer = { slug: exampleEvent.slug, links: exampleEvent.links, event: exampleEvent };
const params = z.strictObject({ slug: slug() });

const creation = {
  http: "POST /events",
  tag: "Events",
  summary: "Create an event",
  scope: "events:write",
  effect: "write",
  body: CreateEventInput,
  output: EventAnswer,
  status: 201,
  cost: {
    credits: 1,
    kind: "plan",
    when: (input: { generate_show_plan: boolean }) => input.generate_show_plan,
    condition: "when a run of show is generated",
  },
  errors: ["client_inactive", "cost_credit_exhausted"],
} as const;

export const eventsContract = contract({
  listEvents: operation({
    http: "GET /events",
    prefix: "both",
    tag: "Events",
    summary: "List events with registration counts",
    description:
      "Newest first. Archived events are left out unless you request them with `state` or `include_archived`. Filter by `state`, `client_id` (a client's id or your own id for it), part of the title (`q`), and start with `from` (inclusive) and `to` (exclusive). When sorted by `starts_at`, shows without a date come last.",
    scope: "events:read",
    effect: "read",
    query: z.strictObject({
      ...listQuery(["created_at", "starts_at", "title", "updated_at"]),
      ...eventFilters,
    }),
    output: list(EventSummarySchema),
    examples: [{ summary: "First page", input: { limit: "50" }, output: [exampleSummary] }],
  }),
  createEvent: operation({
    ...creation,
    prefix: "v1",
    summary: "Create an event as a draft",
    description:
      "The event starts as a `draft`: its public pages say that it isn't open until you publish it. It starts with a basic run of show (`plan.status` is `generating` until the generated one replaces it), unless `generate_show_plan` is false. Without a client, it belongs to the default client; an unknown `external_client_id` creates the client.",
    examples: [
      {
        summary: "A talk with one guest",
        input: {
          title: exampleEvent.title,
          brief: exampleEvent.brief,
          starts_at: "2027-03-02T17:00:00Z",
          guests: [{ name: "Ada Lovelace", company: "Analytical Engines" }],
        },
        output: answer,
      },
    ],
  }),
  createEventLegacy: operation({
    ...creation,
    operationId: "createEvent",
    prefix: "legacy",
    description:
      "This API has no publishing step: the event starts as `published`, and all its links work right away.",
    examples: [
      {
        summary: "The minimum",
        input: { title: exampleEvent.title },
        output: { ...answer, event: { ...exampleEvent, state: "published" } },
      },
    ],
  }),
  getEvent: operation({
    http: "GET /events/{slug}",
    prefix: "both",
    tag: "Events",
    summary: "Get an event",
    description:
      "All settings, with guests, run of show and counts, its sessions on air (`sessions`, at most 100) and the last 500 clicks on its call to action.",
    scope: "events:read",
    effect: "read",
    versioned: true,
    params,
    output: EventDetail,
    errors: ["not_found"],
    examples: [
      {
        summary: "By slug",
        input: { slug: exampleEvent.slug },
        output: { event: exampleEvent, sessions: [], cta_clicks: [] },
      },
    ],
  }),
  updateEvent: operation({
    http: "PATCH /events/{slug}",
    prefix: "both",
    tag: "Events",
    summary: "Update an event: its title, date, settings",
    description:
      "Only the fields you send change; settings such as `brand` are merged (null removes a `brand` member). Moving `starts_at` also moves `ends_at`; null sets the date to be announced. `guests` is merged into the guest list by `id` and requires `guests:write`. `plan` replaces the run of show; a draft that is still being written keeps your changes (`plan.edits`): send segments with their `id`.",
    scope: "events:write",
    effect: "write",
    versioned: true,
    mcp: { creates: addsGuests },
    params,
    body: UpdateEventInput,
    output: EventAnswer,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Move the show",
        input: { slug: exampleEvent.slug, starts_at: "2027-03-09T17:00:00Z", reason: "Speaker is ill" },
        output: answer,
      },
    ],
  }),
  getPublicEvent: operation({
    http: "GET /events/{slug}/public",
    prefix: "app",
    tag: "Pages",
    summary: "Get a show's public details",
    scope: "public",
    access: "public",
    effect: "read",
    params,
    output: PublicEventSchema,
    errors: ["not_found"],
  }),
  getSignupPreview: operation({
    http: "GET /events/{slug}/signup/preview",
    prefix: "app",
    tag: "Pages",
    summary: "Get the page preview",
    description: "For anyone with the signed link; a wrong or expired link returns not found.",
    scope: "public",
    access: "public",
    effect: "read",
    params,
    query: z.strictObject({ signed: looseText(1_000) }),
    output: PublicEventSchema,
    errors: ["not_found"],
  }),
  enterStudio: operation({
    http: "POST /events/{slug}/studio/enter",
    prefix: "app",
    tag: "Pages",
    summary: "Exchange a studio link's key for a host cookie",
    description: "Valid for 12 hours in this browser. At most ten wrong keys per minute from one IP address.",
    scope: "public",
    access: "public",
    effect: "write",
    params,
    body: z.strictObject({ key: looseText(200).min(1, "required") }),
    output: z.object({ slug: z.string(), title: z.string(), expires_at: z.iso.datetime() }),
    errors: ["unauthorized", "not_found", "rate_limited", "client_inactive"],
  }),
});
