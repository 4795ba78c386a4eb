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
  identity: text(200).describe("An attendee who is watching: their identity, or their registration's id."),
});

export const InvitationSchema = z
  .object({
    identity: z.string().describe("Use it in commands about people."),
    name: z.string().describe("The person's name."),
    state: z
      .enum(INVITATION_STATES)
      .describe("`ended`: the crew withdrew it or sent them back to the audience."),
    version: z.int().describe("Increases with each new invitation."),
  })
  .meta({ id: "StageInvitation", description: "An attendee who was invited on stage." });

export const ListedInvitationSchema = InvitationSchema.extend({
  on_stage: z.boolean().describe("Whether they are on the stage now."),
  invited_at: instantOut().describe("When they were last invited."),
  answered_at: instantOut().nullable().describe("When they answered."),
}).meta({ id: "ListedStageInvitation", description: "The same as in the list." });

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
