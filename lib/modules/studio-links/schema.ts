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
  id: z.string(),
  name: z.string(),
  role: z.enum(STUDIO_ROLES),
  state: z.enum(STUDIO_LINK_STATES),
  /** Whether they are in the room now. */
  connected: z.boolean(),
  link_version: z.int(),
  created_at: instantOut(),
  opened_at: instantOut().nullable(),
  revoked_at: instantOut().nullable(),
});
export type StudioLinkWire = z.infer<typeof StudioLinkSchema>;

/** The address is shown once, in the answer that made it. */
export const StudioLinkAnswer = StudioLinkSchema.extend({
  studio_url: secretAddress(),
});
