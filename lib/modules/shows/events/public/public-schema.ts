import { z } from "zod";
import { PublicGuestSchema } from "@/lib/modules/people/guests/schema";
import { AfterSchema, SignupSchema, WatchSchema } from "@/lib/modules/show-basics/show-facts/config-schema";
import {
  CLOSED_REASONS,
  EVENT_STATES,
  PLACES,
  THEMES,
} from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { PublicSponsorSchema } from "@/lib/modules/show-basics/sponsor-lines/public-sponsor-schema";
import { instantOut } from "@/lib/operation/fields";
import { SegmentTypeSchema } from "@/lib/stage";

export const PublicEventSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    state: z.enum(EVENT_STATES),
    environment: z.enum(["test", "live"]),
    organiser: z.object({ name: z.string() }),
    theme: z.enum(THEMES),
    brand: z.object({ accent: z.string().nullable(), logo: z.string().nullable() }),
    social: z.string(),
    language: z.string(),
    timezone: z.string(),
    starts_at: instantOut().nullable(),
    ends_at: instantOut().nullable(),
    moved_from: instantOut()
      .nullable()
      .describe("The previous start, if it was changed after the show was published."),
    host: z.object({ name: z.string(), title: z.string(), company: z.string(), photo: z.string() }),
    guests: z.array(PublicGuestSchema),
    agenda: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        type: SegmentTypeSchema,
        offset_sec: z.int(),
        duration_sec: z.int(),
        assignee: z.string().nullable(),
      }),
    ),
    questions: z.array(z.string()),
    signup: SignupSchema,
    page: z
      .object({
        learn: z.array(z.string()),
        show_speakers: z.boolean(),
        seo_title: z.string(),
        seo_description: z.string(),
        share_picture: z.boolean(),
        listed: z.boolean(),
      })
      .describe("The rest of the published signup page."),
    sponsors: z.array(PublicSponsorSchema),
    watch: WatchSchema,
    after: AfterSchema,
    replay: z
      .object({
        uploaded_at: instantOut(),
        duration_sec: z.number().nullable().describe("Null until all of it is there."),
      })
      .nullable()
      .describe("Null while there is nothing to watch, or no one may."),
    places: z.enum(PLACES),
    waitlist: z.boolean(),
    approval: z.boolean(),
    registration_open: z.boolean(),
    closed_reason: z.enum(CLOSED_REASONS).nullable(),
    next_show: z
      .object({
        title: z.string(),
        starts_at: instantOut().nullable(),
        timezone: z.string(),
        link: z.url(),
      })
      .nullable()
      .describe("For an ended or cancelled show: the next one in its series or of its client."),
    links: z.object({ signup_page: z.url(), viewer_link: z.url(), guest_link: z.url() }),
  })
  .meta({
    id: "PublicEvent",
    description:
      "What a show's pages show to everyone. Before it is published, only title, look and organizer. `places` is a word, never a number of people.",
  });

export type PublicEvent = z.infer<typeof PublicEventSchema>;
