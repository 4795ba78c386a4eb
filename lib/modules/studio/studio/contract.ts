import { z } from "zod";
import {
  RecordingAnswerInput,
  RecordingConsentSchema,
} from "@/lib/modules/people/recording-consent/recording-consent-schema";
import { EventSchema } from "@/lib/modules/shows/events/schema";
import { instantOut, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { StageStateSchema } from "@/lib/stage";
import { SHOW_ROLE_NAMES } from "@/lib/stage/show-roles";
import { PreparedSchema } from "./desk/prepared-schema";
import { commandExample, studioExample } from "./examples-schema";
import { RehearsalRunSchema } from "./rehearsal/rehearsal-schema";
import {
  commandShapes,
  EpochSchema,
  LiveAnswer,
  PublicStageSchema,
  RehearsalAnswer,
  SessionSchema,
  StudioAnswer,
  StudioCommandInput,
  StudioCommandSchema,
  StudioPersonSchema,
  StudioSchema,
} from "./schema";

const params = z.strictObject({ slug: slug() });

export const studioContract = contract({
  getStudio: operation({
    http: "GET /events/{slug}/studio",
    prefix: "both",
    tag: "Studio",
    summary: "Get the live status and the command catalog",
    description:
      "Whether the host is present and the show is on air, the people and where they are, the whole state of the stage, and every command with its parameters as JSON Schema, its risk and its inverse.",
    scope: "studio:read",
    effect: "read",
    params,
    output: StudioSchema,
    mcp: { omits: ["commands"] },
    errors: ["not_found"],
    examples: [{ summary: "A show's studio", input: { slug: "launch-day-x7k2m9" }, output: studioExample }],
  }),
  runStudioCommand: operation({
    http: "POST /events/{slug}/studio",
    prefix: "both",
    tag: "Studio",
    summary: "Run a command in the live show",
    description:
      "Accepts one command per request: `{action, …}` from the catalog, `{command}` with a sentence, or `{scene}` with members to set in the current scene's data. The stage changes immediately for everyone in the room; `room` says whether the change had reached the room by the time of the response. Before a host is on air, you get `not_live`. A sentence that is ambiguous or not understood does nothing and returns suggestions (`unsupported`). Commands the stage can't run, such as going to a scene that doesn't exist, are refused by field.",
    scope: "studio:control",
    effect: "live",
    params,
    body: StudioCommandInput,
    shapes: commandShapes,
    output: StudioAnswer,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Change the layout",
        input: { slug: "launch-day-x7k2m9", action: "set_layout", layout: "grid" },
        output: commandExample,
      },
      { summary: "With a sentence", input: { slug: "launch-day-x7k2m9", command: "next slide" } },
      { summary: "Update the scene's data", input: { slug: "launch-day-x7k2m9", scene: { mood: "calm" } } },
    ],
  }),
  startRehearsal: operation({
    http: "POST /events/{slug}/studio/rehearsal/start",
    prefix: "v1",
    tag: "Studio",
    summary: "Rehearse a show on its stage, without an audience",
    description:
      "Before the show, with a host in the studio (otherwise `not_ready` with `fields.host`). Commands work as on air but send no webhooks; polls accept no votes; attendees stay in the lobby. Safe to repeat. A show can't go live until you call endRehearsal.",
    scope: "studio:control",
    effect: "live",
    params,
    output: RehearsalAnswer,
    errors: ["not_found", "not_ready", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Rehearse the whole show",
        input: { slug: "launch-day-x7k2m9" },
        output: {
          rehearsal: { ...studioExample.rehearsal, ended_at: null, parts: [] },
          state_version: 4,
          room: "reached",
        },
      },
    ],
  }),
  endRehearsal: operation({
    http: "POST /events/{slug}/studio/rehearsal/end",
    prefix: "v1",
    tag: "Studio",
    summary: "End a rehearsal on the stage and get each segment's length",
    description:
      "Restores the stage as it was before the rehearsal; people on the stage stay there. Calling it again returns the last rehearsal; if there was none, you get `not_live`.",
    scope: "studio:control",
    effect: "live",
    params,
    output: RehearsalAnswer,
    errors: ["not_found", "not_live", "version_conflict"],
    examples: [
      {
        summary: "After the last segment",
        input: { slug: "launch-day-x7k2m9" },
        output: { rehearsal: studioExample.rehearsal, state_version: 19, room: "reached" },
      },
    ],
  }),
  getStage: operation({
    http: "GET /events/{slug}/stage",
    prefix: "app",
    tag: "Studio",
    summary: "Get what the audience can see of the stage",
    description:
      "For viewers who join late or wait. Before the show, the stage is empty, whatever is being prepared. A `live` show with `started_at` after `server_time` is counting down.",
    scope: "public",
    access: "public",
    effect: "read",
    params,
    output: PublicStageSchema,
    errors: ["not_found"],
  }),
  getStudioDesk: operation({
    http: "GET /events/{slug}/desk",
    prefix: "app",
    tag: "Studio",
    summary: "Get everything the host's page needs",
    scope: "studio:read",
    access: "host",
    effect: "read",
    params,
    output: z.object({
      event: EventSchema,
      /** The caller: the person, not the tab. */
      me: z.object({
        identity: z.string(),
        role: z.enum(SHOW_ROLE_NAMES),
        connected: z.boolean(),
        /** Whether they agreed to be recorded. Null if they never come on stage, and so aren't asked. */
        recording: RecordingConsentSchema.shape.state.nullable(),
      }),
      host_present: z.boolean(),
      room_reachable: z.boolean(),
      people: z.array(StudioPersonSchema),
      guests: z.array(
        z.object({
          guest_id: z.string(),
          identity: z.string(),
          connected: z.boolean(),
          place: z.enum(["stage", "backstage", "away"]),
          /** Whether they agreed to be recorded. */
          recording: RecordingConsentSchema.shape.state,
        }),
      ),
      /** Sponsors' lower thirds that the stage can show. */
      sponsors: z.array(z.object({ id: z.string(), title: z.string(), subtitle: z.string() })),
      stage: StageStateSchema,
      registrations: z.int(),
      viewers: z.int(),
      session: SessionSchema.nullable(),
      /** Totals of earlier sessions: a show that was resumed has several. */
      earlier: z.object({ aired_sec: z.number(), peak_concurrent: z.int() }),
      commands: z.array(StudioCommandSchema),
      /** Number of proposals by programs that wait for a decision. */
      proposals: z.int(),
      /** When the newest of them was made. */
      newest_proposal_at: instantOut().nullable(),
      /** The current rehearsal, or the last one. */
      rehearsal: RehearsalRunSchema.nullable(),
      prepared: PreparedSchema,
      epoch: EpochSchema,
      server_time: instantOut(),
    }),
    errors: ["not_found"],
  }),
  getDeskSlides: operation({
    http: "GET /events/{slug}/desk/slides",
    prefix: "app",
    tag: "Studio",
    summary: "Get speaker notes and thumbnails of the stage's slides",
    description:
      "Not part of the stage, because the audience doesn't need them. Not available to moderators.",
    scope: "studio:read",
    access: "host",
    effect: "read",
    params,
    output: z.object({
      presentation_id: z.string().nullable(),
      pages: z.array(
        z.object({
          number: z.int(),
          thumbnail: z.string().describe("Path on this site."),
          notes: z.string(),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
  goLive: operation({
    http: "POST /events/{slug}/live/start",
    prefix: "app",
    tag: "Studio",
    summary: "Go live, with or without a countdown, or again within 15 minutes of the end",
    description:
      "With `countdown_sec`, the crew and people on the stage see a countdown until `countdown_ends_at`; at its end the page calls again with `after_countdown`, which is refused if it was cancelled. Without it, the show is on air immediately. The host must be in the room: until they are reported present, you get `not_ready` with `fields.host`, and can retry a moment later. Safe to repeat. A show that ended goes back on air with everything as it was, as a new session; no one needs to be in its room yet, because it was closed. More than 15 minutes after the end, this is refused.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params,
    body: z.strictObject({
      countdown_sec: z.int().min(0, "too_small").max(10, "too_large").default(0),
      after_countdown: z.boolean().default(false),
    }),
    output: LiveAnswer,
    errors: ["not_found", "not_ready", "version_conflict", "client_inactive"],
  }),
  cancelCountdown: operation({
    http: "POST /events/{slug}/live/cancel",
    prefix: "app",
    tag: "Studio",
    summary: "Cancel the countdown before going live",
    description:
      "Nothing has been published or sent by then. If no countdown is running, nothing changes; on air, this is refused.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params,
    output: LiveAnswer,
    errors: ["not_found", "version_conflict"],
  }),
  endShow: operation({
    http: "POST /events/{slug}/live/end",
    prefix: "app",
    tag: "Studio",
    summary: "End the show for everyone",
    description:
      "The room closes a few seconds later. Safe to repeat. With `final`, the show can't go back on air and its replay emails aren't delayed by 15 minutes. This also works after the end.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params,
    body: z.strictObject({ final: z.boolean().default(false) }),
    output: LiveAnswer,
    errors: ["not_found", "not_live", "version_conflict"],
  }),
  prepareStage: operation({
    http: "POST /events/{slug}/stage/prepare",
    prefix: "app",
    tag: "Studio",
    summary: "Run a command on the stage before the show",
    description: "Accepts the same bodies as the studio's command; only until the show is live.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params,
    body: StudioCommandInput,
    shapes: commandShapes,
    output: StudioAnswer,
    errors: ["not_found", "version_conflict", "client_inactive"],
  }),
  answerStudioRecording: operation({
    http: "PUT /events/{slug}/studio/recording-consent",
    prefix: "app",
    tag: "Studio",
    summary: "Answer the recording consent as a host or co-host",
    description:
      "The last answer counts, from the moment it's given. Whoever goes live without having answered agrees by that. People who can't be on stage get `version_conflict`.",
    scope: "studio:control",
    access: "host",
    effect: "write",
    params,
    body: RecordingAnswerInput,
    output: z.object({ recording: RecordingConsentSchema.shape.state }),
    errors: ["not_found", "version_conflict", "client_inactive"],
  }),
  acknowledgeCommand: operation({
    http: "POST /events/{slug}/studio/ack",
    prefix: "app",
    tag: "Studio",
    summary: "Acknowledge that a host's studio has applied the stage up to a version",
    description: "Any tab of any host counts. Other studios can't acknowledge.",
    scope: "studio:control",
    access: "host",
    effect: "write",
    params,
    body: z.strictObject({ version: z.int().min(0, "too_small") }),
    output: z.object({ acknowledged: z.int(), expired: z.int() }),
    errors: ["not_found"],
  }),
});
