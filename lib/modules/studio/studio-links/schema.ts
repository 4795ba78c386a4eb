import { z } from "zod";
import { instantOut, secretAddress, text } from "@/lib/operation/fields";
import { STUDIO_ROLES } from "@/lib/stage/show-roles";

export const STUDIO_LINK_STATES = ["active", "revoked"] as const;

export const NewStudioLinkInput = z.strictObject({
  name: text(120).describe("The person's name, shown in the history and the audit log."),
  role: z.enum(STUDIO_ROLES).describe("Their role."),
});

export const StudioLinkAction = z.strictObject({
  action: z.enum(["rotate", "revoke"]).describe("`rotate` replaces the link, `revoke` revokes it."),
});

export const StudioLinkSchema = z.object({
  id: z.string().describe("Identifies the link."),
  name: z.string().describe("The person's name."),
  role: z.enum(STUDIO_ROLES).describe("Their role."),
  state: z.enum(STUDIO_LINK_STATES).describe("Whether it is active."),
  connected: z.boolean().describe("Whether they are in the room now."),
  link_version: z.int().describe("Increases each time the link is rotated or revoked."),
  created_at: instantOut().describe("When the first link was created."),
  opened_at: instantOut().nullable().describe("When the current link was first opened."),
  revoked_at: instantOut().nullable().describe("When it was revoked."),
});
export type StudioLinkWire = z.infer<typeof StudioLinkSchema>;

/** The URL is only shown in the response that created it. */
export const StudioLinkAnswer = StudioLinkSchema.extend({
  studio_url: secretAddress().describe("Opens the studio as this person; null after revoking."),
});
