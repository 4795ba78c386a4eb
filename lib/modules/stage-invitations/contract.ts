import { z } from "zod";
import { looseText, queryInt, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { tabName } from "../room/tab-schema";
import { AudienceMemberSchema, InvitationSchema, InviteInput, MyInvitationSchema } from "./schema";

const params = z.strictObject({ slug: slug() });
const byHost = { prefix: "app", tag: "Studio", access: "host", params } as const;
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
    summary: "List who is watching now",
    description: "Those who are asked onto the stage first, then by name. `q` searches names.",
    scope: "registrations:read",
    effect: "read",
    query: z.strictObject({ q: looseText(200).optional(), limit: queryInt(1, 100, 30) }),
    output: z.object({ attendees: z.array(AudienceMemberSchema), watching: z.int() }),
    errors: ["not_found"],
  }),
  inviteToStage: operation({
    ...byHost,
    http: "POST /events/{slug}/stage-invitations",
    summary: "Ask an attendee onto the stage",
    description:
      "Their page asks them, and lets them look at camera and microphone first. Once they have accepted they wait with the guests: `bring_on` puts them on the stage. Asking again changes nothing while the first invitation is open or accepted. Their raised hand is down with it.",
    scope: "studio:control",
    moderation: true,
    effect: "live",
    body: InviteInput,
    output: InvitationSchema,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
  }),
  endStageInvitation: operation({
    ...byHost,
    http: "POST /events/{slug}/stage-invitations/end",
    summary: "Send an attendee back to the audience, or take an invitation back",
    description: "Off the stage at once. They go on watching. Repeating it changes nothing.",
    scope: "studio:control",
    moderation: true,
    effect: "live",
    body: InviteInput,
    output: InvitationSchema,
    errors: ["not_found", "version_conflict"],
  }),
  getStageInvitation: operation({
    ...byAttendee,
    http: "GET /events/{slug}/stage-invitation",
    summary: "Whether one is asked onto the stage",
    effect: "read",
    output: MyInvitationSchema,
    errors: ["not_found"],
  }),
  answerStageInvitation: operation({
    ...byAttendee,
    http: "POST /events/{slug}/stage-invitation/answer",
    summary: "Accept or decline an invitation to the stage",
    description:
      "`version` is that of the invitation one was shown: an answer to a former one is refused. Declining is possible at any time, also from the stage. Who accepts sends from this tab.",
    effect: "live",
    body: z.strictObject({
      answer: z.enum(["accept", "decline"]),
      version: z.int().min(1, "too_small"),
      tab: tabName().optional(),
    }),
    output: MyInvitationSchema,
    errors: ["not_found", "version_conflict"],
  }),
});
