import { z } from "zod";
import { EVENT_STATES, PLAN_SOURCES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { instantOut } from "@/lib/operation/fields";
import { exampleAt, exampleSlug, payload, payloadObject, reason, showRef } from "./payload-schema";

const EventChange = payloadObject({
  ...showRef,
  client_id: z.string(),
  event: payloadObject({
    slug: z.string(),
    title: z.string(),
    state: z.enum(EVENT_STATES),
    starts_at: instantOut().nullable(),
    ends_at: instantOut().nullable(),
    timezone: z.string(),
    version: z.int(),
  }),
  changed: z.array(z.string()).optional().describe("The fields that changed."),
});

type EventChange = z.output<typeof EventChange>;
const example = (state: EventChange["event"]["state"], version: number, changed?: string[]): EventChange => ({
  event_slug: exampleSlug,
  client_id: "0b9d2a52-8a3e-4a5e-9c56-6f2f6c7a1d10",
  event: {
    slug: exampleSlug,
    title: "Ship smaller",
    state,
    starts_at: exampleAt,
    ends_at: "2026-11-21T18:00:00.000Z",
    timezone: "Europe/Berlin",
    version,
  },
  ...(changed ? { changed } : {}),
});

const Command = payloadObject({
  id: z.string(),
  action: z.string(),
  version: z.int().describe("The stage's version afterward."),
  source: z.string(),
  actor: payloadObject({ type: z.string(), name: z.string() }),
  state: z.string(),
});

const Presentation = payloadObject({ ...showRef, presentation_id: z.string() });
const presentation = { event_slug: exampleSlug, presentation_id: "prs_01k9deck000000000000000000" };

const Video = payloadObject({ ...showRef, video_id: z.string() });
const video = { event_slug: exampleSlug, video_id: "vid_01k9video00000000000000000" };

/** Events, their plans and decks, and the show while it runs. */
export const showPayloads = {
  "event.created": payload(
    "Sent when an event is created by any operation: one created with a showroom starts as published.",
    EventChange,
    example("draft", 1),
  ),
  "event.updated": payload(
    "Sent once for each call that changes fields; `changed` lists them. Get the event for their new values.",
    EventChange,
    example("published", 4, ["title", "starts_at"]),
  ),
  "event.published": payload("Sent when the public pages open.", EventChange, example("published", 2)),
  "event.unpublished": payload(
    "Sent when the public pages close again; registrations are kept.",
    EventChange,
    example("draft", 3),
  ),
  "event.cancelled": payload(
    "Sent when the event is cancelled. Attendees are notified only if the call requested it.",
    EventChange,
    example("cancelled", 5),
  ),
  "event.archived": payload(
    "Sent when the event is archived; recordings and statistics are kept.",
    EventChange,
    example("archived", 6),
  ),
  "plan.ready": payload(
    "Sent when the run of show has been written. People's edits are kept: `kept` says how many, and `applied` is false if they left no room for the draft. `note` says what differs from the request. With `draft_id`, it is a separate draft: nothing changes until someone accepts it.",
    payloadObject({
      ...showRef,
      source: z.enum(PLAN_SOURCES),
      applied: z.boolean(),
      kept: z.int(),
      segments: z.int(),
      draft_id: z.string().optional(),
      note: z.string().nullable(),
      starts_at: instantOut().nullable(),
    }),
    {
      event_slug: exampleSlug,
      source: "ai",
      applied: true,
      kept: 0,
      segments: 7,
      note: null,
      starts_at: exampleAt,
    },
  ),
  "plan.failed": payload(
    "Sent when the run of show couldn't be written. The existing plan stays, and the reserved price is refunded.",
    payloadObject({ ...showRef, draft_id: z.string().optional(), reason }),
    { event_slug: exampleSlug, reason: "The model returned no usable response." },
  ),
  "show.started": payload(
    "Sent when the host goes on air, after any countdown. If a show goes back on air within 15 minutes of its end, that is a new session, with `resumed`; the minutes of all sessions add up.",
    payloadObject({
      ...showRef,
      session_id: z.string(),
      started_at: instantOut(),
      resumed: z.boolean().describe("Whether the show had ended before and was resumed."),
    }),
    {
      event_slug: exampleSlug,
      session_id: "ses_01k9session000000000000000",
      started_at: exampleAt,
      resumed: false,
    },
  ),
  "show.ended": payload(
    "Sent when the show ends, by the host or by an emergency stop. Recordings follow later, each with its own event.",
    payloadObject({
      ...showRef,
      session_id: z.string().nullable(),
      started_at: instantOut().nullable(),
      ended_at: instantOut(),
      peak_concurrent: z.int().describe("Peak number of attendees."),
    }),
    {
      event_slug: exampleSlug,
      session_id: "ses_01k9session000000000000000",
      started_at: exampleAt,
      ended_at: "2026-11-21T17:58:12.000Z",
      peak_concurrent: 212,
    },
  ),
  "studio.command": payload(
    "Sent for each command that changed the stage, regardless of its author. Use the command's id to check whether the studio applied it.",
    payloadObject({ ...showRef, command: Command }),
    {
      event_slug: exampleSlug,
      command: {
        id: "cmd_01k9command000000000000000",
        action: "set_layout",
        version: 41,
        source: "api",
        actor: { type: "key", name: "Show robot" },
        state: "accepted",
      },
    },
  ),
  "presentation.ready": payload(
    "Sent when an uploaded deck is ready to be attached.",
    Presentation.extend({ slides: z.int() }),
    { ...presentation, slides: 24 },
  ),
  "presentation.failed": payload("Sent when a deck couldn't be converted.", Presentation.extend({ reason }), {
    ...presentation,
    reason: "The file is protected by a password.",
  }),
  "video.ready": payload(
    "Sent when an uploaded video is ready to be shown on the stage.",
    Video.extend({ duration_sec: z.number() }),
    { ...video, duration_sec: 92.4 },
  ),
  "video.failed": payload("Sent when a video couldn't be converted.", Video.extend({ reason }), {
    ...video,
    reason: "It is longer than an hour.",
  }),
};
