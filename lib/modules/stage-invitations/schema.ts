import { z } from "zod";
import { instantOut, text } from "@/lib/operation/fields";

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

export const InvitationSchema = z.object({
  identity: z.string(),
  name: z.string(),
  state: z.enum(INVITATION_STATES),
  version: z.int(),
});

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
