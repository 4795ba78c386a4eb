import { z } from "zod";
import { RecordingConsentSchema } from "@/lib/modules/people/guests/recording/recording-consent-schema";
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
    summary: "Get the live status and the command catalogue",
    description:
      "Whether the host is present and the show on air, the people with their places, the whole state of the stage, and every command with its parameters as JSON Schema, its risk and its inverse.",
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
    summary: "Drive the live show with one command",
    description:
      "Takes one command a request: `{action, …}` from the catalogue, `{command}` with a sentence, or `{scene}` with members to set in the current scene's data. The stage changes at once for everybody in the room, and `room` says whether they were told by the time of the answer. Before a host is on air the answer is `not_live`. A sentence that is not understood, or could mean several things, does nothing and is answered with suggestions (`unsupported`). What the stage cannot do as it stands, such as going to a scene that is not there, is refused by its field.",
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
      { summary: "In words", input: { slug: "launch-day-x7k2m9", command: "next slide" } },
      { summary: "Patch the scene", input: { slug: "launch-day-x7k2m9", scene: { mood: "calm" } } },
    ],
  }),
  startRehearsal: operation({
    http: "POST /events/{slug}/studio/rehearsal/start",
    prefix: "v1",
    tag: "Studio",
    summary: "Rehearse a show on its stage, without an audience",
    description:
      "Before the show, with a host in the studio (else `not_ready` with `fields.host`). Commands are taken as on the air and told to no webhook; polls take no votes; attendees stay in their lobby and the room server lets none of them in. Repeating it changes nothing. A show cannot go live until endRehearsal.",
    scope: "studio:control",
    effect: "live",
    params,
    output: RehearsalAnswer,
    errors: ["not_found", "not_ready", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "A run through the whole show",
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
    summary: "End a rehearsal on the stage, and see how long each part took",
    description:
      "The stage is again as it was prepared before; who stands on it stays. Repeating it answers with the last rehearsal; before the first one the answer is `not_live`.",
    scope: "studio:control",
    effect: "live",
    params,
    output: RehearsalAnswer,
    errors: ["not_found", "not_live", "version_conflict"],
    examples: [
      {
        summary: "After the last part",
        input: { slug: "launch-day-x7k2m9" },
        output: { rehearsal: studioExample.rehearsal, state_version: 19, room: "reached" },
      },
    ],
  }),
  getStage: operation({
    http: "GET /events/{slug}/stage",
    prefix: "app",
    tag: "Studio",
    summary: "What the audience may know of the stage now",
    description:
      "For viewers who come late or wait. Before the show the stage is empty, whatever is being prepared. A show that is `live` with `started_at` ahead of `server_time` is counting down.",
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
    summary: "Everything the host's page needs, at once",
    scope: "studio:read",
    access: "host",
    effect: "read",
    params,
    output: z.object({
      event: EventSchema,
      /** Who one is: the person, not the tab. */
      me: z.object({ identity: z.string(), role: z.enum(SHOW_ROLE_NAMES), connected: z.boolean() }),
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
      /** Name lines of sponsors that the stage can show. */
      sponsors: z.array(z.object({ id: z.string(), title: z.string(), subtitle: z.string() })),
      stage: StageStateSchema,
      registrations: z.int(),
      viewers: z.int(),
      session: SessionSchema.nullable(),
      /** Of the sessions before that one: a show that was resumed has several. */
      earlier: z.object({ aired_sec: z.number(), peak_concurrent: z.int() }),
      commands: z.array(StudioCommandSchema),
      /** What programs would do and wait for. */
      proposals: z.int(),
      /** The rehearsal that is on, or the last one. */
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
    summary: "Speaker notes and small pictures of the slides that the stage has",
    description:
      "Of no use to an audience, so they are no part of the stage. None for whoever only moderates.",
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
    summary: "Go on air after a countdown, or again within 15 minutes of the end",
    description:
      "With a `countdown_sec` the crew and those on the stage count down until `countdown_ends_at`, and nothing else happens: at its end the page calls again, with `after_countdown`, which is refused where it was cancelled. Without one the show is on air at once. The host has to be in the room: until its report has arrived the answer is `not_ready` with `fields.host`, and the same call works a moment later. Repeating it changes nothing. A show that has ended goes on air again with everything as it stood, as a session of its own; nobody has to be in its room yet, as that was closed. Later than 15 minutes after the end it is refused.",
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
    summary: "Stop the countdown before anybody is on air",
    description:
      "Nothing has been told or sent by then. Where none runs nothing changes; on air it is refused.",
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
    summary: "End the show for everybody",
    description: "The room closes a few seconds later. Repeating it changes nothing.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params,
    output: LiveAnswer,
    errors: ["not_found", "not_live", "version_conflict"],
  }),
  prepareStage: operation({
    http: "POST /events/{slug}/stage/prepare",
    prefix: "app",
    tag: "Studio",
    summary: "Run a command on the stage before the show",
    description: "The same bodies as the studio's command; only until the show is live.",
    scope: "studio:control",
    access: "host",
    effect: "live",
    params,
    body: StudioCommandInput,
    shapes: commandShapes,
    output: StudioAnswer,
    errors: ["not_found", "version_conflict", "client_inactive"],
  }),
  acknowledgeCommand: operation({
    http: "POST /events/{slug}/studio/ack",
    prefix: "app",
    tag: "Studio",
    summary: "Say that a leader's studio has applied the stage up to a version",
    description: "Any tab of any host counts. Of others nothing is acknowledged.",
    scope: "studio:control",
    access: "host",
    effect: "write",
    params,
    body: z.strictObject({ version: z.int().min(0, "too_small") }),
    output: z.object({ acknowledged: z.int(), expired: z.int() }),
    errors: ["not_found"],
  }),
});
