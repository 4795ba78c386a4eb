import { z } from "zod";
import { tabName } from "@/lib/modules/room/room/tab-schema";
import { looseText, queryInt, reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  AudienceMemberSchema,
  InvitationSchema,
  InviteInput,
  invitationsQuery,
  ListedInvitationSchema,
  MyInvitationSchema,
} from "./schema";

const params = z.strictObject({ slug: slug() });
const byHost = { prefix: "app", tag: "Studio", access: "host", params } as const;
const shared = { prefix: "v1", tag: "Moderation" } as const;
const SHOW = "launch-day-x7k2m9";
const example = {
  identity: "v-1Zr8mQ2xK0aN5tYc7Lw3Eg",
  name: "Cleo Park",
  state: "invited" as const,
  version: 1,
};
const byAttendee = {
  prefix: "app",
  tag: "Pages of a show",
  access: "attendee",
  scope: "public",
  params,
} as const;

export const stageInvitationsContract = contract({
  listAudience: operation({
    ...byHost,
    http: "GET /events/{slug}/audience",
    summary: "List current viewers",
    description: "People invited on stage first, then by name. `q` searches names.",
    scope: "registrations:read",
    effect: "read",
    query: z.strictObject({ q: looseText(200).optional(), limit: queryInt(1, 100, 30) }),
    output: z.object({ attendees: z.array(AudienceMemberSchema), watching: z.int() }),
    errors: ["not_found"],
  }),
  listStageInvitations: operation({
    ...shared,
    http: "GET /events/{slug}/stage-invitations",
    summary: "List stage invitations",
    description:
      "Attendees who were invited on stage, and their answers. People who `accepted` wait backstage; use `bring_on` to bring them on stage.",
    scope: "studio:read",
    effect: "read",
    params,
    query: invitationsQuery,
    output: list(ListedInvitationSchema),
    errors: ["not_found"],
    examples: [
      {
        summary: "Latest first",
        input: { slug: SHOW },
        output: [{ ...example, on_stage: false, invited_at: "2031-01-14T17:05:00.000Z", answered_at: null }],
      },
    ],
  }),
  inviteToStage: operation({
    ...shared,
    http: "POST /events/{slug}/stage-invitations",
    summary: "Invite an attendee on stage",
    description:
      "Invites an attendee who is watching, as `identity`: theirs in the room, as in listRaisedHands, or their registration's id (`not_found` for anyone else). Their page asks them, and lets them check camera and microphone first. Once they accept, they wait with the guests: `bring_on` brings them on stage. Inviting again changes nothing while the first invitation is open or accepted. Lowers their raised hand.",
    scope: "studio:control",
    moderation: true,
    effect: "live",
    params,
    body: InviteInput,
    output: InvitationSchema,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Someone who raised their hand",
        input: { slug: SHOW, identity: example.identity },
        output: example,
      },
    ],
  }),
  endStageInvitation: operation({
    ...shared,
    http: "DELETE /events/{slug}/stage-invitations/{person}",
    summary: "Send an attendee back to the audience, or withdraw an invitation",
    description:
      "Removes them from the stage immediately. They can keep watching. Someone who was never invited returns `not_found`. Safe to repeat.",
    scope: "studio:control",
    moderation: true,
    effect: "live",
    params: z.strictObject({ slug: slug(), person: reference() }),
    output: InvitationSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "Back to the audience",
        input: { slug: SHOW, person: example.identity },
        output: { ...example, state: "ended" },
      },
    ],
  }),
  getStageInvitation: operation({
    ...byAttendee,
    http: "GET /events/{slug}/stage-invitation",
    summary: "Get your stage invitation",
    effect: "read",
    output: MyInvitationSchema,
    errors: ["not_found"],
  }),
  answerStageInvitation: operation({
    ...byAttendee,
    http: "POST /events/{slug}/stage-invitation/answer",
    summary: "Accept or decline a stage invitation",
    description:
      "`version` is that of the invitation shown: an answer to a previous one is refused. You can decline at any time, even on stage. Accepting publishes from this tab, and includes whether the person consents to recording.",
    effect: "live",
    body: z.strictObject({
      answer: z.enum(["accept", "decline"]),
      version: z.int().min(1, "too_small"),
      tab: tabName().optional(),
      agrees_to_recording: z.boolean().optional(),
    }),
    output: MyInvitationSchema,
    errors: ["not_found", "version_conflict"],
  }),
});
