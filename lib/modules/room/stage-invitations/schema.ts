import { z } from "zod";
import { instantOut, listQuery, text } from "@/lib/operation/fields";

/** `ended`: the host took it back, or sent the attendee back. */
export const INVITATION_STATES = ["invited", "accepted", "declined", "ended"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Somebody of the audience as the desk shows them. */
export const AudienceMemberSchema = z.object({
  /** What commands about people take. */
  identity: z.string(),
  name: z.string(),
  invitation: z.enum(INVITATION_STATES).nullable(),
  on_stage: z.boolean(),
});

export const InviteInput = z.strictObject({
  identity: text(200).describe(
    "An attendee who is watching: their identity, or the id of their registration.",
  ),
});

export const InvitationSchema = z
  .object({
    identity: z.string().describe("What commands about people take."),
    name: z.string().describe("What they are called."),
    state: z
      .enum(INVITATION_STATES)
      .describe("`ended`: somebody who runs the show took it back, or sent them back to the audience."),
    version: z.int().describe("Rises each time they are asked anew."),
  })
  .meta({ id: "StageInvitation", description: "An attendee who was asked onto the stage." });

export const ListedInvitationSchema = InvitationSchema.extend({
  on_stage: z.boolean().describe("Whether they stand on the stage now."),
  invited_at: instantOut().describe("When they were asked last."),
  answered_at: instantOut().nullable().describe("When they answered that."),
}).meta({ id: "ListedStageInvitation", description: "The same in a list." });

export const invitationsQuery = z.strictObject(listQuery(["invited_at"]));

/** The same for the attendee. */
export const MyInvitationSchema = z.object({
  /** Who one is on the stage. */
  identity: z.string(),
  /** As one would be shown. */
  name: z.string(),
  /** Null when nobody has asked. */
  state: z.enum(INVITATION_STATES).nullable(),
  version: z.int(),
  on_stage: z.boolean(),
  server_time: instantOut(),
});
