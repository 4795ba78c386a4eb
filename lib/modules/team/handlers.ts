import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { teamContract } from "./contract";
import { inviteMember } from "./invite-member";
import { leaveWorkspace } from "./leave-workspace";
import { listInvitations } from "./list-invitations";
import { listMembers } from "./list-members";
import { removeMember } from "./remove-member";
import { resendInvitation } from "./resend-invitation";
import { revokeInvitation } from "./revoke-invitation";
import { transferWorkspace } from "./transfer-workspace";
import { updateMember } from "./update-member";

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
