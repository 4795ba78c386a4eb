import { z } from "zod";
import { instantOut, listQuery, text } from "@/lib/operation/fields";

/** `ended`: the host withdrew it, or removed the attendee from the stage. */
export const INVITATION_STATES = ["invited", "accepted", "declined", "ended"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** A member of the audience, as the desk shows them. */
export const AudienceMemberSchema = z.object({
  /** The identity that commands about people accept. */
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

/** An invitation, as the attendee sees it. */
export const MyInvitationSchema = z.object({
  /** The person's identity on the stage. */
  identity: z.string(),
  /** Name shown on the stage. */
  name: z.string(),
  /** Null without an invitation. */
  state: z.enum(INVITATION_STATES).nullable(),
  version: z.int(),
  on_stage: z.boolean(),
  /** Whether they agreed to be recorded when they accepted. */
  agrees_to_recording: z.boolean(),
  server_time: instantOut(),
});
