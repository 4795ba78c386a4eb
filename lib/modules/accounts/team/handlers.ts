import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { teamContract } from "./contract";
import { inviteMember } from "./invitations/invite-member";
import { listInvitations } from "./invitations/list-invitations";
import { resendInvitation } from "./invitations/resend-invitation";
import { revokeInvitation } from "./invitations/revoke-invitation";
import { leaveWorkspace } from "./members/leave-workspace";
import { listMembers } from "./members/list-members";
import { removeMember } from "./members/remove-member";
import { transferWorkspace } from "./members/transfer-workspace";
import { updateMember } from "./members/update-member";

export const handlers: HandlersOf<typeof teamContract> = {
  inviteMember,
  leaveWorkspace,
  listInvitations,
  listMembers,
  removeMember,
  resendInvitation,
  revokeInvitation,
  transferWorkspace,
  updateMember,
};
