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
export { exampleSummary } from "./examples-schema";

/** In lower case, as it is compared; `example.com` does not stand for `mail.example.com`. */
const mailDomain = () =>
  z
    .string()
    .trim()
    .max(253, "too_long")
    .toLowerCase()
    .regex(/^[^\s@]+\.[^\s@]+$/, "invalid");

export const briefText = () =>
  looseText(20_000).describe("What the show is about. The run of show is written from it.");

export const showTitle = () => text(120).describe("Shown on all its pages and mails.");

export const startInstant = () =>
  instant()
    .nullable()
    .optional()
    .describe(
      "When the show begins, with a zone. Null: to be announced. More than a day ago is refused as `in_past`.",
    );

export const endInstant = () =>
  instant()
    .nullable()
    .optional()
    .describe(
      "When it is planned to end: as long after the start as a new show's brief says, else an hour. It needs a start (`required`), comes after it (`before_start`) and at most 24 hours later (`too_large`).",
    );

const MOST_MINUTES = 1_440;

/** A length as somebody gives it; `what` is what comes of it, for the description. */
export const givenMinutes = (what: string) =>
  z
    .int()
    .min(1, "too_small")
    .max(MOST_MINUTES, "too_large")
    .optional()
    .describe(`${what} Beside \`ends_at\` it has to be the same length (\`not_allowed\`).`);

export const zoneOfShow = () =>
  timeZone().optional().describe("IANA name of its zone, such as `Europe/London`.");

export const languageOfShow = () => languageTag().optional().describe("BCP 47 tag, for pages and mail.");

export const generateShowPlan = () =>
  z
    .boolean()
    .default(true)
    .describe(
      "Whether a run of show is written from the brief, for one build credit. A first one is there at once.",
    );

const writable = {
  brief: briefText().optional(),
  description: emptyableText(20_000).optional().describe("The text of the signup page."),
  starts_at: startInstant(),
  ends_at: endInstant(),
  timezone: zoneOfShow(),
  language: languageOfShow(),
  theme: z.enum(THEMES).optional().describe("The design of the sign-up page and of the stage."),
  social: socialHandle().optional().describe("A handle or hashtag."),
  ...configInputs,
  capacity: z
    .int()
    .min(1, "too_small")
    .max(1_000_000, "too_large")
    .nullable()
    .optional()
    .describe("Most places. Null: no limit."),
  waitlist: z.boolean().optional().describe("Whether more may sign up, to wait for a place."),
  approval: z.boolean().optional().describe("Whether the host lets each one in."),
  approval_domains: z
    .array(mailDomain())
    .max(100, "too_many")
    .optional()
    .describe("With `approval`: who is let in without it."),
  waitlist_hold_min: z
    .int()
    .min(15, "too_small")
    .max(20_160, "too_large")
    .optional()
    .describe("Minutes that a free place is held for who is next: a day unless given."),
  series: seriesSlug()
    .nullable()
    .optional()
    .describe(
      "The slug of its series, made where there is none; an archived one is refused (`not_allowed`).",
    ),
  clip_slots: z
    .int()
    .min(0, "too_small")
    .max(1000, "too_large")
    .optional()
    .describe("How many short clips it may have."),
};

export const clientReferences = {
  client_id: looseText(160)
    .min(1, "too_short")
    .optional()
    .describe(
      "The managed client it belongs to: its id, or your own id for it. One that is not known is refused as `not_found`; a key that is held to certain clients has to name one (`required`).",
    ),
  external_client_id: text(160)
    .optional()
    .describe(
      "Your own id for the client. One that is not known yet makes the client, but not for a key that is held to certain clients (`not_found`). Beside `client_id` it has to be that client's (`invalid`).",
    ),
};

/** An end without a start is refused where there is no show yet that has one. */
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
    duration_min: givenMinutes("How many minutes it takes, also while it has no start."),
    guests: z.array(NewGuestInput).max(MAX_GUESTS, "too_many").optional().describe("The roster."),
    generate_show_plan: generateShowPlan(),
    ...clientReferences,
  })
  .meta({ dependentSchemas: { ends_at: endNeedsStart } });

export const UpdateEventInput = z.strictObject({
  title: showTitle().optional(),
  ...writable,
  duration_min: givenMinutes("How many minutes it takes: the end moves, the start stays."),
  guests: z
    .array(GuestChangeInput)
    .max(2 * MAX_GUESTS, "too_many")
    .optional()
    .describe(
      "Changes to the roster, one row each; whoever is not named stays as they are. An `id` is one of the roster (`not_found`) and stands once (`duplicate`); the roster holds at most 50 (`too_many`).",
    ),
  plan: PlanInputSchema.optional().describe(
    "The whole run of show. It takes the place of the old one. No two segments have the same `id` (`duplicate`).",
  ),
  questions: z.array(text(400)).max(50, "too_many").optional().describe("For the host to ask."),
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
      "`studio` opens the host's studio; its `key` is left out for callers without `events:write`. `guest_link` is a receive-only door, kept for older integrations.",
  });

/** How long a show is planned to take, on the way out. */
export const plannedMinutes = () =>
  z
    .number()
    .nullable()
    .describe("Minutes that it is planned to take; null while there is neither a start nor a length.");

const summary = {
  slug: z.string().describe("The last part of the show's addresses; names it in every call."),
  title: z.string().describe("What the audience reads."),
  state: z.enum(EVENT_STATES).describe("Where the show is between draft and archive."),
  environment: z.enum(["test", "live"]).describe("Test and live objects never see each other."),
  client_id: z.uuid().describe("The managed client it belongs to."),
  starts_at: instantOut().nullable().describe("UTC; null while the date is to be announced."),
  ends_at: instantOut().nullable().describe("UTC; null without a start."),
  duration_min: plannedMinutes(),
  timezone: z.string().describe("IANA name of the zone that the audience reads dates in."),
  language: z.string().describe("BCP 47 tag of what the audience reads."),
  theme: z.enum(THEMES).describe("The look of its pages and of its stage."),
  series: z.string().nullable().describe("The slug of its series; null for a show of its own."),
  capacity: z.int().nullable().describe("Most places there are; null without a limit."),
  guest_count: z.int().describe("People on the roster, without those who are only proposed."),
  registrations: z.int().describe("Everybody on the list who has not cancelled or been removed."),
  version: z
    .int()
    .describe("Rises with every change; send it as `expected_version` to change only what you have seen."),
  created_at: instantOut().describe("When it was made."),
  updated_at: instantOut().describe("When it was last changed."),
  links: LinksSchema,
};

export const EventSummarySchema = z.object(summary).meta({
  id: "EventSummary",
  description: "`registrations` counts everybody on the list who has not cancelled or been removed.",
});

export type EventSummary = z.infer<typeof EventSummarySchema>;

export const EventSchema = z
  .object({
    ...summary,
    brief: z.string().describe("What the run of show is drafted from."),
    description: z.string().describe("What the signup page says of it."),
    social: z.string().describe("The text for sharing."),
    ...configSchemas,
    emcee_voice: z.string().describe("The announcer's voice."),
    waitlist: z.boolean().describe("Whether people may wait once all places are taken."),
    approval: z.boolean().describe("Whether the host looks at each registration first."),
    approval_domains: z.array(z.string()).describe("Whose addresses are let in without it."),
    waitlist_hold_min: z.int().describe("Minutes that a free place is held for the next who waits."),
    clip_slots: z.int().describe("How many short clips may be made of it."),
    guests: z
      .array(GuestSchema)
      .describe(
        "The roster, in order; behind it those whom the brief names and nobody accepted yet (`accepted` is false).",
      ),
    registrations_by_state: z.object({
      confirmed: z.int(),
      waitlisted: z.int(),
      pending_approval: z.int(),
      cancelled: z.int(),
    }),
    questions: z.array(z.string()).describe("For the host to ask."),
    plan: EventPlanSchema,
  })
  .meta({ id: "Event", description: "A show with its whole configuration, roster and run of show." });

export type EventWire = z.infer<typeof EventSchema>;

/** The answer to creating and updating: the address and links stand first, where older callers look for them. */
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
  include_archived: queryFlag().optional().describe("Whether archived events are among them."),
  client_id: looseText(160).min(1, "too_short").optional(),
  q: looseText(100).optional(),
  from: instant().optional(),
  to: instant().optional(),
};
