import { z } from "zod";
import { instantOut, secretAddress, text } from "@/lib/operation/fields";
import { STUDIO_ROLES } from "@/lib/stage/show-roles";

export const STUDIO_LINK_STATES = ["active", "revoked"] as const;

export const NewStudioLinkInput = z.strictObject({
  name: text(120).describe("Who gets it: named in the history and the audit log."),
  role: z.enum(STUDIO_ROLES).describe("As what they come in."),
});

export const StudioLinkAction = z.strictObject({
  action: z.enum(["rotate", "revoke"]).describe("`rotate` replaces the link, `revoke` withdraws it."),
});

export const StudioLinkSchema = z.object({
  id: z.string().describe("Names the link, for replacing and withdrawing it."),
  name: z.string().describe("Whose it is."),
  role: z.enum(STUDIO_ROLES).describe("As what they come in."),
  state: z.enum(STUDIO_LINK_STATES).describe("Whether it opens the studio."),
  connected: z.boolean().describe("Whether they are in the room now."),
  link_version: z.int().describe("Rises with each link that replaces or ends the one before."),
  created_at: instantOut().describe("When the first one was made."),
  opened_at: instantOut().nullable().describe("When the present one was first opened."),
  revoked_at: instantOut().nullable().describe("When it was withdrawn."),
});
export type StudioLinkWire = z.infer<typeof StudioLinkSchema>;

/** The address is shown once, in the answer that made it. */
export const StudioLinkAnswer = StudioLinkSchema.extend({
  studio_url: secretAddress().describe("Opens the studio as this person; null once it is withdrawn."),
});
