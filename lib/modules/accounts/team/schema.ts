import { z } from "zod";
import { emailAddress, instantOut, reference } from "@/lib/operation/fields";
import { INVITED_ROLES, ROLES } from "@/lib/platform/security/roles";

export const MemberSchema = z
  .object({
    user_id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
    joined_at: instantOut(),
    last_seen_at: instantOut().nullable(),
  })
  .meta({ id: "Member" });

export type MemberWire = z.infer<typeof MemberSchema>;

export const InvitationSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(INVITED_ROLES),
    status: z.enum(["open", "accepted", "expired", "revoked"]),
    invited_by: z.string(),
    created_at: instantOut(),
    sent_at: instantOut(),
    expires_at: instantOut(),
  })
  .meta({ id: "Invitation", description: "An invitation to the workspace, for one email address." });

export type InvitationWire = z.infer<typeof InvitationSchema>;

export const InviteMemberInput = z.strictObject({ email: emailAddress(), role: z.enum(INVITED_ROLES) });

export const UpdateMemberInput = z.strictObject({ role: z.enum(ROLES) });

export const TransferInput = z.strictObject({ user_id: reference() });

export const LeftSchema = z
  .object({
    workspace_id: z.string(),
    next_workspace_id: z.string().nullable().meta({
      description: "The session's current workspace; null if there was no other and the session has ended.",
    }),
  })
  .meta({ id: "LeftWorkspace" });
