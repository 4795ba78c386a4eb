import { z } from "zod";
import {
  ATTENDEE_WORDS,
  CHAT_MESSAGES,
  CTA_CLICKS,
  MINUTE_WORDS,
  POLL_VOTES,
  REACTION_COUNTS,
  SOURCES,
  SPONSOR_WORDS,
} from "@/lib/analytics/definitions";
import { ENGAGEMENT_WORDS } from "@/lib/analytics/figures";
import { STILL_PLACEMENTS } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";
import { instantOut, listQuery, slug } from "@/lib/operation/fields";

const { limit, cursor } = listQuery(["minutes"]);

/** The highest score in the survey. */
export const MOST_SCORE = 10;

export const ShowParams = z.strictObject({ slug: slug() });

export const AnalyticsQuery = z.strictObject({
  limit: limit.describe("Maximum number of attendees to return."),
  cursor: cursor.describe("`meta.next_cursor` from the previous page; any other is refused as `invalid`."),
});

const count = (words: string) => z.int().describe(words);
const share = (words: string) => z.number().describe(words);

const PollSchema = z.object({
  poll_id: z.string(),
  question: z.string(),
  options: z.array(z.object({ text: z.string(), votes: z.int() })),
  votes: count(POLL_VOTES),
  state: z.enum(["open", "closed"]),
  opened_at: instantOut(),
  closed_at: instantOut().nullable(),
});

const OnStageSchema = z
  .object({
    segment_id: z.string().nullable(),
    segment: z.string().nullable().describe("The segment's title."),
    layout: z.string(),
    covered: z.boolean().describe("Whether a card covered the stage."),
    people: z
      .array(z.object({ person_id: z.string(), name: z.string() }))
      .describe("Everyone who was on stage during the minute. A name is empty if it was erased."),
  })
  .meta({
    id: "AnalyticsStage",
    description:
      "What was on stage in a minute: of segment, layout and cover, the combination shown longest, and of equally long ones the first.",
  });

const MinuteSchema = z
  .object({
    minute: count(MINUTE_WORDS.minute),
    at: instantOut().describe(
      "When it began. Minutes are counted from the start of each time on air; its last one can be shorter.",
    ),
    watching: share(MINUTE_WORDS.watching),
    peak: count(MINUTE_WORDS.peak),
    retention_pct: share("`watching` as a percentage of `attended`."),
    watch_sec: share("Watch time of all attendees."),
    chat: count(MINUTE_WORDS.chat),
    votes: count(MINUTE_WORDS.votes),
    questions: count(MINUTE_WORDS.questions),
    reactions: count(MINUTE_WORDS.reactions),
    clicks: count(MINUTE_WORDS.clicks),
    on_stage: OnStageSchema.nullable().describe("Null if nothing is known about the stage."),
  })
  .meta({ id: "AnalyticsMinute" });

const AttendeeSchema = z
  .object({
    person_id: z.string(),
    registration_id: z
      .string()
      .nullable()
      .describe("Null for viewers of an open show who haven't registered."),
    name: z.string().nullable().describe("Null without a registration, or if it was removed."),
    email: z.string().nullable().describe("As in the registration. Null without one, or if it was removed."),
    minutes: share(ATTENDEE_WORDS.minutes),
    watched_pct: share("`minutes` as a percentage of `duration_min`."),
    replay_minutes: share("Watch time of the replay, apart from `minutes`."),
    joins: count(ATTENDEE_WORDS.joins),
    first_joined_at: instantOut()
      .nullable()
      .describe("Null, like `last_left_at`, for someone who only watched the replay."),
    last_left_at: instantOut().nullable().describe("`as_of` if they are still watching."),
    chat: count(ATTENDEE_WORDS.chat),
    votes: count(ATTENDEE_WORDS.votes),
    questions: z.int(),
    upvotes: count(ATTENDEE_WORDS.upvotes),
    reactions: z.int(),
    clicks: count(ATTENDEE_WORDS.clicks),
    engagement: count(`From 0 to 100: ${ENGAGEMENT_WORDS}.`),
  })
  .meta({ id: "AnalyticsAttendee" });

const FunnelSchema = z.object({
  seen: count("Visitors of the signup page, each counted once a day."),
  registered: count("As `registered` above."),
  joined: count("As `attended` above."),
  stayed: count("Attendees who watched at least half of the time on air."),
  clicked: count("Attendees who clicked a call to action."),
  answered: count("Attendees who voted in a poll."),
  replayed: count("People who watched the replay, those who hadn't attended included."),
});

const SourceSchema = z.object({
  source: z.string().describe("The registration's `source`."),
  utm_source: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  registered: z.int(),
  attended: z.int(),
});

const SponsorStillSchema = z
  .object({
    placement: z.enum(STILL_PLACEMENTS),
    recording_id: z.string(),
    at_sec: share("When in its program."),
    url: z.url().describe("A JPEG, for 15 minutes. An edit or erasure ends it."),
  })
  .meta({ id: "SponsorStill" });

/** Members other than `attendees` are on the first page only. */
const figures = {
  as_of: instantOut().describe(
    "The time of this analysis. Connections that are still open count up to this time.",
  ),
  on_air: z.boolean().describe("Whether the show is on air, so that its numbers still change."),
  registered: count(
    "Registrations that are confirmed, waitlisted or pending approval, without removed ones and those of programs (`source` `synthetic`).",
  ),
  attended: count(
    "People who watched at some time while the show was on air, each counted once. Registered attendees are identified by their registration, viewers of an open show by their browser.",
  ),
  peak_concurrent: count("Most attendees watching at once."),
  duration_min: share("Time on air: all live sessions together, in minutes."),
  avg_watch_min: share("Watch time of all attendees divided by `attended`, in minutes."),
  completion_pct: share(
    "How much of the time on air an attendee watched on average: 100 × total watch time / (`attended` × time on air).",
  ),
  cta_clicks_total: count(CTA_CLICKS),
  chat: z
    .object({
      real: count("From attendees."),
      synthetic: count("From programs."),
      crew: count("From hosts, crew and guests."),
    })
    .describe(CHAT_MESSAGES),
  replay_views: count(
    "Playbacks of the replay that lasted at least 5 seconds, several of one person included.",
  ),
  nps: z
    .object({
      avg: z.number().nullable().describe("Null without answers."),
      count: z.int(),
      scores: z
        .array(z.int())
        .length(MOST_SCORE + 1)
        .describe("How many gave each score: first 0, last 10."),
    })
    .describe("Scores from 0 to 10 in the survey after the show."),
  polls: z.array(PollSchema).describe("Oldest first, at most 200."),
  retention: z
    .array(MinuteSchema)
    .describe(
      "How many watched in each minute on air, and what was on stage. At most the first 1,440 minutes.",
    ),
  funnel: FunnelSchema.describe("How many people took each step."),
  sources: z.array(SourceSchema).describe(SOURCES),
  questions: z
    .object({ total: z.int(), answered: z.int(), upvotes: z.int() })
    .describe("From the audience, including private and dismissed ones."),
  reactions: z.object({ total: z.int(), by_kind: z.record(z.string(), z.int()) }).describe(REACTION_COUNTS),
  calls_to_action: z
    .array(
      z.object({
        cta_id: z.string(),
        label: z.string(),
        url: z.string(),
        clicks: z.int(),
        first_shown_at: instantOut(),
      }),
    )
    .describe("In the order in which they were first shown, at most 200."),
  sponsors: z
    .array(
      z.object({
        sponsor_id: z.string(),
        name: z.string(),
        lower_third_sec: share(SPONSOR_WORDS.lower_third_sec),
        ticker_sec: share(SPONSOR_WORDS.ticker_sec),
        viewer_sec: share("Time on air in either, each second times the `watching` of its minute."),
        clicks: count("Clicks on calls to action that lead to the host of its `url`, `www.` aside."),
        stills: z
          .array(SponsorStillSchema)
          .describe("A picture of each placement from the recording, once its MP4 is ready."),
      }),
    )
    .describe("How long each sponsor was on stage. While a card covers the stage, none is."),
};

export const AnalyticsSchema = z
  .object(figures)
  .partial()
  .extend({
    attendees: z
      .array(AttendeeSchema)
      .describe("Those with the longest watch time first, and after them those who only watched the replay."),
  })
  .meta({ id: "EventAnalytics" });

const ANALYTICS_FORMATS = ["ndjson", "csv"] as const;
export type AnalyticsFormat = (typeof ANALYTICS_FORMATS)[number];

export const ExportInput = z.strictObject({
  format: z.enum(ANALYTICS_FORMATS).default("ndjson").describe("`ndjson` has one JSON object per line."),
});

export const ExportSchema = z
  .object({
    format: z.enum(ANALYTICS_FORMATS),
    url: z.url().describe("Anyone with this URL can download the events until it expires."),
    expires_at: instantOut().describe("15 minutes from now."),
  })
  .meta({ id: "AnalyticsExport" });

export type Analytics = z.input<typeof AnalyticsSchema>;
export type AnalyticsFigures = Required<Omit<Analytics, "attendees">>;
export type AttendeeFigures = z.input<typeof AttendeeSchema>;
