import { z } from "zod";
import { listQuery, reference } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  InvitationSchema,
  InviteMemberInput,
  LeftSchema,
  MemberSchema,
  TransferInput,
  UpdateMemberInput,
} from "./schema";

const member = {
  user_id: "usr_01k9example0000000000000000",
  email: "ana@example.com",
  name: "Ana",
  role: "owner" as const,
  joined_at: "2026-11-21T09:00:00.000Z",
  last_seen_at: null,
};

const invitation = {
  id: "inv_01k9example0000000000000000",
  email: "ben@example.com",
  role: "member" as const,
  status: "open" as const,
  invited_by: "ana@example.com",
  created_at: "2026-11-21T09:00:00.000Z",
  sent_at: "2026-11-21T09:00:00.000Z",
  expires_at: "2026-11-28T09:00:00.000Z",
};

const memberParams = z.strictObject({ user_id: reference() });
const invitationParams = z.strictObject({ invitation_id: reference() });

/** Only signed-in people may do this. No API key invites or removes members. */
const common = { prefix: "app", tag: "Team", scope: "any", access: "session" } as const;

export const teamContract = contract({
  listMembers: operation({
    ...common,
    http: "GET /workspace/members",
    summary: "List workspace members",
    effect: "read",
    query: z.strictObject(listQuery(["created_at"])),
    output: list(MemberSchema),
    examples: [{ summary: "All members", input: {}, output: [member] }],
  }),
  updateMember: operation({
    ...common,
    http: "PATCH /workspace/members/{user_id}",
    summary: "Change a member's role",
    description:
      "Applies from the member's next call. Only owners can make someone an owner or change owners, and the last owner can't be demoted.",
    role: "admin",
    effect: "write",
    params: memberParams,
    body: UpdateMemberInput,
    output: MemberSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "Make someone an admin",
        input: { user_id: member.user_id, role: "admin" },
        output: { ...member, role: "admin" as const },
      },
    ],
  }),
  removeMember: operation({
    ...common,
    http: "DELETE /workspace/members/{user_id}",
    summary: "Remove a member",
    description:
      "Their sessions in this workspace end immediately. Keys they created keep working. The last owner can't be removed.",
    role: "admin",
    effect: "write",
    params: memberParams,
    output: MemberSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "Remove", input: { user_id: member.user_id }, output: member }],
  }),
  leaveWorkspace: operation({
    ...common,
    http: "POST /workspace/leave",
    summary: "Leave the workspace",
    description:
      "Switches this session to another of your workspaces, or ends it if there is none. The last owner must transfer ownership first.",
    role: "viewer",
    effect: "write",
    output: LeftSchema,
    errors: ["version_conflict"],
    examples: [
      {
        summary: "Leave",
        input: {},
        output: {
          workspace_id: "wsp_01k9example0000000000000000",
          next_workspace_id: "wsp_01k9example0000000000000001",
        },
      },
    ],
  }),
  transferWorkspace: operation({
    ...common,
    http: "POST /workspace/transfer",
    summary: "Transfer ownership",
    description: "Makes another member an owner and you an admin, in one step.",
    role: "owner",
    effect: "write",
    body: TransferInput,
    output: MemberSchema,
    errors: ["not_found"],
    examples: [{ summary: "Transfer", input: { user_id: member.user_id }, output: member }],
  }),
  listInvitations: operation({
    ...common,
    http: "GET /workspace/invitations",
    summary: "List pending invitations",
    role: "admin",
    effect: "read",
    query: z.strictObject(listQuery(["created_at"])),
    output: list(InvitationSchema),
    examples: [{ summary: "Pending", input: {}, output: [invitation] }],
  }),
  inviteMember: operation({
    ...common,
    http: "POST /workspace/invitations",
    summary: "Invite someone by email",
    description: "The link in the email works once, for seven days and for that email address only.",
    role: "admin",
    effect: "write",
    body: InviteMemberInput,
    output: InvitationSchema,
    status: 201,
    errors: ["rate_limited"],
    examples: [
      { summary: "A member", input: { email: "ben@example.com", role: "member" }, output: invitation },
    ],
  }),
  resendInvitation: operation({
    ...common,
    http: "POST /workspace/invitations/{invitation_id}/resend",
    summary: "Resend an invitation",
    description: "A new link, valid for seven days; the previous email's link stops working.",
    role: "admin",
    effect: "write",
    params: invitationParams,
    output: InvitationSchema,
    errors: ["not_found", "version_conflict", "rate_limited"],
    examples: [{ summary: "Resend", input: { invitation_id: invitation.id }, output: invitation }],
  }),
  revokeInvitation: operation({
    ...common,
    http: "DELETE /workspace/invitations/{invitation_id}",
    summary: "Revoke an invitation",
    role: "admin",
    effect: "write",
    params: invitationParams,
    output: InvitationSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "Revoke",
        input: { invitation_id: invitation.id },
        output: { ...invitation, status: "revoked" as const },
      },
    ],
  }),
});
