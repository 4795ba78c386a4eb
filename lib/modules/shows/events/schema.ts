import { z } from "zod";
import { GuestChangeInput, GuestSchema, MAX_GUESTS, NewGuestInput } from "@/lib/modules/people/guests/schema";
import { EventPlanSchema } from "@/lib/modules/plan/plans/schema";
import { seriesSlug } from "@/lib/modules/show-basics/series/schema";
import {
  configInputs,
  configSchemas,
  socialHandle,
} from "@/lib/modules/show-basics/show-facts/config-schema";
import { EVENT_STATES, THEMES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import {
  addressWithKey,
  emailDomain,
  emptyableText,
  instant,
  instantOut,
  languageTag,
  looseText,
  queryFlag,
  text,
  timeZone,
} from "@/lib/operation/fields";
import { PlanInputSchema } from "@/lib/stage";

export { EVENT_STATES, PLAN_STATUSES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";

export const briefText = () =>
  looseText(20_000).describe("What the show is about. The run of show is written from it.");

export const showTitle = () => text(120).describe("Shown on all its pages and in its emails.");

export const startInstant = () =>
  instant()
    .nullable()
    .optional()
    .describe(
      "When the show starts, with a time zone. Null: to be announced. More than a day ago is refused as `in_past`.",
    );

export const endInstant = () =>
  instant()
    .nullable()
    .optional()
    .describe(
      "When it is scheduled to end. Default for a new show: as long as the brief says, otherwise an hour. Requires a start (`required`), must be after it (`before_start`) and at most 24 hours later (`too_large`).",
    );

const MAX_MINUTES = 1_440;

/** Schema of a duration in input. `what` describes its effect. */
export const givenMinutes = (what: string) =>
  z
    .int()
    .min(1, "too_small")
    .max(MAX_MINUTES, "too_large")
    .optional()
    .describe(`${what} If you also send \`ends_at\`, both must give the same length (\`not_allowed\`).`);

export const zoneOfShow = () =>
  timeZone()
    .optional()
    .describe(
      "IANA time zone, such as `Europe/London`, or its Windows name, such as `Eastern Standard Time`. Responses have the IANA name.",
    );

export const languageOfShow = () => languageTag().optional().describe("BCP 47 tag, for pages and emails.");

export const generateShowPlan = () =>
  z
    .boolean()
    .default(true)
    .describe(
      "Whether to write a run of show from the brief, for one build credit. A basic one is there right away.",
    );

const writable = {
  brief: briefText().optional(),
  description: emptyableText(20_000).optional().describe("The signup page's description."),
  starts_at: startInstant(),
  ends_at: endInstant(),
  timezone: zoneOfShow(),
  language: languageOfShow(),
  theme: z.enum(THEMES).optional().describe("The theme of the signup page and the stage."),
  social: socialHandle().optional().describe("A handle or hashtag."),
  ...configInputs,
  capacity: z
    .int()
    .min(1, "too_small")
    .max(1_000_000, "too_large")
    .nullable()
    .optional()
    .describe("Maximum number of attendees. Null: no limit."),
  waitlist: z.boolean().optional().describe("Whether people can join a waitlist when the show is full."),
  approval: z.boolean().optional().describe("Whether the host approves each registration."),
  approval_domains: z
    .array(emailDomain())
    .max(100, "too_many")
    .optional()
    .describe("With `approval`: email domains that are approved automatically."),
  waitlist_hold_min: z
    .int()
    .min(15, "too_small")
    .max(20_160, "too_large")
    .optional()
    .describe("How many minutes a free place is held for the next person. Default: one day."),
  series: seriesSlug()
    .nullable()
    .optional()
    .describe(
      "The series' slug, created if it doesn't exist; an archived series is refused (`not_allowed`).",
    ),
  clip_slots: z
    .int()
    .min(0, "too_small")
    .max(1000, "too_large")
    .optional()
    .describe("Maximum number of segments with clips."),
};

export const clientReferences = {
  client_id: looseText(160)
    .min(1, "too_short")
    .optional()
    .describe(
      "The client it belongs to: its id, or your own id for it. If it doesn't exist, refused as `not_found`; a key limited to certain clients must set one (`required`).",
    ),
  external_client_id: text(160)
    .optional()
    .describe(
      "Your own id for the client. An unknown id creates the client, except for keys limited to certain clients (`not_found`). If you also send `client_id`, both must be the same client (`invalid`).",
    ),
};

/** Refuses an end without a start if there is no show yet that has one. */
export const endNeedsStart = {
  anyOf: [
    { properties: { ends_at: { type: "null" } } },
    { properties: { starts_at: { type: "string" } }, required: ["starts_at"] },
  ],
};

export const CreateEventInput = z
  .strictObject({
    title: showTitle(),
    ...writable,
    duration_min: givenMinutes("Length in minutes, even if there is no start."),
    guests: z.array(NewGuestInput).max(MAX_GUESTS, "too_many").optional().describe("The guests."),
    generate_show_plan: generateShowPlan(),
    ...clientReferences,
  })
  .meta({ dependentSchemas: { ends_at: endNeedsStart } });

export const UpdateEventInput = z.strictObject({
  title: showTitle().optional(),
  ...writable,
  duration_min: givenMinutes("Length in minutes: the end moves, the start stays."),
  guests: z
    .array(GuestChangeInput)
    .max(2 * MAX_GUESTS, "too_many")
    .optional()
    .describe(
      "Changes to the guests, one entry each; guests not listed stay as they are. An `id` must be an existing guest's (`not_found`) and appear once (`duplicate`); a show can have at most 50 guests (`too_many`).",
    ),
  plan: PlanInputSchema.optional().describe(
    "The whole run of show. Replaces the current one. No two segments can have the same `id` (`duplicate`).",
  ),
  questions: z.array(text(400)).max(50, "too_many").optional().describe("Questions for the host to ask."),
});

export const LinksSchema = z
  .object({
    studio: addressWithKey().describe("Opens the host's studio."),
    signup_page: z.url().describe("Where people register."),
    guest_link: z.url().meta({ deprecated: true }),
    viewer_link: z.url().describe("Where people watch."),
  })
  .meta({
    id: "ShowLinks",
    description:
      "`studio` opens the host's studio; callers without `events:write` get it without its `key`. `guest_link` is a receive-only link for older integrations.",
  });

/** Schema of the planned duration in responses. */
export const plannedMinutes = () =>
  z.number().nullable().describe("Planned length in minutes; null if there is neither a start nor a length.");

const summary = {
  slug: z.string().describe("Identifies the show in calls; also the last part of its links."),
  title: z.string().describe("The title the audience sees."),
  state: z.enum(EVENT_STATES).describe("The show's state, from draft to archived."),
  environment: z.enum(["test", "live"]).describe("Test and live objects are completely separate."),
  client_id: z.uuid().describe("The client it belongs to."),
  starts_at: instantOut().nullable().describe("UTC; null while the date is to be announced."),
  ends_at: instantOut().nullable().describe("UTC; null without a start."),
  duration_min: plannedMinutes(),
  timezone: z.string().describe("IANA time zone in which the audience sees dates."),
  language: z.string().describe("BCP 47 tag for the audience's pages."),
  theme: z.enum(THEMES).describe("The theme of its pages and stage."),
  series: z.string().nullable().describe("The series' slug; null if it isn't in a series."),
  capacity: z.int().nullable().describe("Maximum number of attendees; null for no limit."),
  guest_count: z.int().describe("Number of guests, not counting proposed ones."),
  registrations: z.int().describe("Number of registrations that aren't cancelled or removed."),
  version: z
    .int()
    .describe(
      "Increases with every change; send it as `expected_version` to avoid overwriting other people's changes.",
    ),
  created_at: instantOut().describe("When it was created."),
  updated_at: instantOut().describe("When it was last changed."),
  links: LinksSchema,
};

export const EventSummarySchema = z.object(summary).meta({
  id: "EventSummary",
  description: "`registrations` counts registrations that aren't cancelled or removed.",
});

export type EventSummary = z.infer<typeof EventSummarySchema>;

export const EventSchema = z
  .object({
    ...summary,
    brief: z.string().describe("What the run of show is written from."),
    description: z.string().describe("The signup page's description."),
    social: z.string().describe("Text for sharing."),
    ...configSchemas,
    emcee_voice: z.string().describe("The announcer."),
    waitlist: z.boolean().describe("Whether people can join a waitlist when the show is full."),
    approval: z.boolean().describe("Whether the host approves each registration."),
    approval_domains: z.array(z.string()).describe("Email domains that are approved automatically."),
    waitlist_hold_min: z
      .int()
      .describe("How many minutes a free place is held for the next person on the waitlist."),
    clip_slots: z.int().describe("Maximum number of segments with clips."),
    guests: z
      .array(GuestSchema)
      .describe("The guests, in order, followed by guests proposed in the brief (`accepted` is false)."),
    registrations_by_state: z.object({
      confirmed: z.int(),
      waitlisted: z.int(),
      pending_approval: z.int(),
      cancelled: z.int(),
    }),
    questions: z.array(z.string()).describe("Questions for the host to ask."),
    plan: EventPlanSchema,
  })
  .meta({ id: "Event", description: "A show with all its settings, guests and run of show." });

export type EventWire = z.infer<typeof EventSchema>;

/** The response to creating and updating. URL and links come first, where older callers expect them. */
export const EventAnswer = z.object({ slug: z.string(), links: LinksSchema, event: EventSchema });

export const EventDetail = z.object({
  event: EventSchema,
  sessions: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      started_at: instantOut(),
      ended_at: instantOut().nullable(),
      duration_min: z.number().nullable(),
      peak_concurrent: z.int(),
    }),
  ),
  cta_clicks: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      url: z.string(),
      registration_id: z.string().nullable(),
      created_at: instantOut(),
    }),
  ),
});

export const eventFilters = {
  state: z.enum(EVENT_STATES).optional(),
  include_archived: queryFlag().optional().describe("Whether to include archived events."),
  client_id: looseText(160).min(1, "too_short").optional(),
  series: looseText(80).min(1, "too_short").optional().describe("Only shows in this series, by its slug."),
  q: looseText(100).optional(),
  from: instant().optional(),
  to: instant().optional(),
};
