import { z } from "zod";
import { instantOut, slug, text } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { SHOW_ROLE_NAMES } from "@/lib/stage/show-roles";
import { PersonDone, RenameInput } from "./person-schema";
import { tabName } from "./tab-schema";

const params = z.strictObject({ slug: slug() });

/** Pages of an older release omit it. */
const tab = tabName().optional();

/** `take_over`: send from this tab, even if another tab of the same person is sending. */
const Tab = z.strictObject({ tab, take_over: z.boolean().default(false) });

const Place = z.object({ room: z.string(), token: z.string() });

/**
 * Where to connect and with which token. A token is valid for one connection that starts before `expires_at`.
 * A dry run has none.
 */
const RoomAccess = z.object({
  url: z.string(),
  room: z.string(),
  token: z.string(),
  /** Identity of this tab in the room. */
  identity: z.string(),
  /** The person's identity on the stage, the same in every tab and with every link. */
  person: z.string(),
  role: z.enum(SHOW_ROLE_NAMES),
  /** The room where host and guests meet backstage. Null for viewers. */
  backstage: Place.nullable(),
  /** True if the person is on stage now. */
  on_stage: z.boolean(),
  /**
   * True if another tab or device of the same person is sending into the show. This one doesn't until it
   * takes over.
   */
  already_connected: z.boolean(),
  /** For attendees: true while an invitation to the stage is open or accepted. */
  asked_on: z.boolean(),
  expires_at: instantOut(),
  server_time: instantOut(),
});

/** This viewer doesn't get into the room: it's full, or no viewer does. They watch over HTTP. */
const OverHttp = z.object({ over_http: z.enum(["full", "setting"]) });

const SHOW = "launch-day-x7k2m9";
const SOMEBODY = "guest-gst_01kb3jxg5wq0v8t6m2r4c7d9eg";
const somebody = { slug: SHOW, person_id: SOMEBODY };
const answered = { identity: SOMEBODY, state_version: 42 };

/** Operations of the crew on one person of a show. */
const onOnePerson = {
  prefix: "v1",
  tag: "Studio",
  scope: "studio:control",
  effect: "live",
  params: z.strictObject({
    slug: slug(),
    person_id: text(200).describe("The `identity` from getStudio."),
  }),
  output: PersonDone,
  errors: ["not_found", "version_conflict", "client_inactive"],
} as const;

export const roomContract = contract({
  hostRoomToken: operation({
    http: "POST /events/{slug}/room/host-token",
    prefix: "app",
    tag: "Room",
    summary: "Join the room as crew",
    description:
      "For everyone with access to the studio. Also puts the first host on the stage while the show is being prepared.",
    scope: "studio:read",
    access: "host",
    effect: "write",
    params,
    body: Tab,
    output: RoomAccess,
    errors: ["not_found", "version_conflict", "client_inactive", "gone"],
  }),
  guestRoomToken: operation({
    http: "POST /events/{slug}/room/guest-token",
    prefix: "app",
    tag: "Room",
    summary: "Join the room as a guest, backstage until brought on stage",
    scope: "public",
    access: "guest",
    effect: "write",
    params,
    body: Tab,
    output: RoomAccess,
    errors: ["not_found", "version_conflict", "client_inactive", "gone"],
  }),
  viewerRoomToken: operation({
    http: "POST /events/{slug}/room/viewer-token",
    prefix: "app",
    tag: "Room",
    summary: "Join the room as a viewer while the show is live",
    scope: "public",
    access: "attendee",
    withoutPlace: true,
    effect: "write",
    audience: { rate: { perSecond: 0.5, burst: 10 }, audit: "sum", replay: "own" },
    params,
    body: z.strictObject({ tab }),
    output: z.union([RoomAccess, OverHttp]),
    errors: ["not_found", "not_live", "version_conflict", "client_inactive", "gone"],
  }),
  watchOpenShow: operation({
    http: "POST /events/{slug}/watch",
    prefix: "app",
    tag: "Room",
    summary: "Watch an open show without registering",
    description:
      "For live shows with `watch.open`. The browser joins anonymously; to take part, people must register.",
    scope: "public",
    access: "public",
    effect: "write",
    audience: { rate: { perSecond: 0.5, burst: 5 }, audit: "sum", replay: "own" },
    params,
    output: z.object({ watching: z.boolean() }),
    errors: ["not_found", "not_live", "version_conflict", "client_inactive", "gone"],
    examples: [{ summary: "With the viewer link", input: { slug: SHOW } }],
  }),
  askToUnmute: operation({
    ...onOnePerson,
    http: "POST /events/{slug}/studio/people/{person_id}/ask-unmute",
    summary: "Ask a speaker to unmute",
    description:
      "Removes the crew's mute, and asks the person on their page: only they can turn on their microphone. People who aren't on the stage return `not_found`.",
    examples: [{ summary: "Ask a guest", input: somebody, output: answered }],
  }),
  renamePerson: operation({
    ...onOnePerson,
    http: "PATCH /events/{slug}/studio/people/{person_id}",
    summary: "Change the name or title of someone on the stage",
    description:
      "The name and title for the stage, the lower third and the desk, now and whenever they are brought on stage again in this show. The guest list and the registration don't change.",
    body: RenameInput,
    examples: [
      {
        summary: "With a title",
        input: { ...somebody, name: "Dr. Ana Ruiz", title: "CTO, Northwind" },
        output: answered,
      },
    ],
  }),
  leaveStage: operation({
    http: "POST /events/{slug}/room/leave-stage",
    prefix: "app",
    tag: "Room",
    summary: "Leave the stage",
    description: "For guests. They leave the stage immediately; the host can bring them on stage again.",
    scope: "public",
    access: "guest",
    effect: "live",
    params,
    output: PersonDone,
    errors: ["not_found", "version_conflict", "client_inactive", "gone"],
  }),
  removePerson: operation({
    ...onOnePerson,
    http: "POST /events/{slug}/studio/people/{person_id}/remove",
    summary: "Remove someone from the stage and the show's rooms",
    description:
      "They can return with their link unless `keep_out` revokes it: a guest's backstage link or a personal studio link, which also requires `guests:write`. You can't keep out attendees and people who used the show's own studio link (`keep_out: not_allowed`).",
    body: z.strictObject({
      keep_out: z.boolean().default(false).describe("Revoke their link, so that they can't return."),
    }),
    errors: ["not_found", "version_conflict", "client_inactive", "insufficient_scope"],
    examples: [{ summary: "They can return", input: somebody, output: answered }],
  }),
});
