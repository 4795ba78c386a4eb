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
      "Newest first. Archived events are left out unless `state` or `include_archived` asks for them. Filter by `state`, by `client_id` (a client's id or your own id for it), by a part of the title with `q`, and by start with `from` (inclusive) and `to` (exclusive). Sorted by `starts_at`, shows without a date come last.",
    scope: "events:read",
    effect: "read",
    query: z.strictObject({
      ...listQuery(["created_at", "starts_at", "title", "updated_at"]),
      ...eventFilters,
    }),
    output: list(EventSummarySchema),
    examples: [{ summary: "The first page", input: { limit: "50" }, output: [exampleSummary] }],
  }),
  createEvent: operation({
    ...creation,
    prefix: "v1",
    summary: "Create an event as a draft",
    description:
      "The event starts as a `draft`: its public pages say that it is not open yet until it is published. A run of show is in place at once (`plan.status` is `generating` until the written one replaces it) unless `generate_show_plan` is false. Without a client the default client takes it; an `external_client_id` that is not known yet makes the client.",
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
      "This surface has no publishing step: the event starts as `published` and all its links work at once.",
    examples: [
      {
        summary: "The least there is to say",
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
      "The whole configuration with roster, run of show and counts, the times it was on air (`sessions`, at most 100) and the last 500 clicks on its call to action.",
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
      "Only what is sent changes; the members of `host`, `emcee`, `reminders`, `signup`, `brand`, `after`, `watch`, `survey` and `holding` are merged (null takes a `brand` member away). Moving `starts_at` moves `ends_at` along; null makes the date to be announced. `guests` is merged onto the roster by `id` and needs `guests:write`. `plan` replaces the run of show; a draft that is still being written keeps what you changed (`plan.edits`): send parts with their `id`.",
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
    summary: "What everybody may see of a show",
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
    summary: "What the address of a preview shows",
    description:
      "For whoever has the signed address; a wrong one, or one whose half hour is over, is not found.",
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
    summary: "Exchange the key of a studio link for a host's cookie",
    description: "Good for 12 hours in this browser. At most ten wrong keys a minute from one address.",
    scope: "public",
    access: "public",
    effect: "write",
    params,
    body: z.strictObject({ key: looseText(200).min(1, "required") }),
    output: z.object({ slug: z.string(), title: z.string(), expires_at: z.iso.datetime() }),
    errors: ["unauthorized", "not_found", "rate_limited", "client_inactive"],
  }),
});
