import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { accountsContract } from "./contract";
import { getProfile } from "./profile/get-profile";
import { updateProfile } from "./profile/update-profile";
import { listSessions } from "./sessions/list-sessions";
import { revokeOtherSessions } from "./sessions/revoke-other-sessions";
import { revokeSession } from "./sessions/revoke-session";
import { unlinkIdentity } from "./sign-in/unlink-identity";
import { getWorkspace } from "./workspaces/get-workspace";
import { listWorkspaces } from "./workspaces/list-workspaces";
import { openWorkspace } from "./workspaces/open-workspace";
import { switchWorkspace } from "./workspaces/switch-workspace";
import { updateWorkspace } from "./workspaces/update-workspace";

export const handlers: HandlersOf<typeof accountsContract> = {
  getProfile,
  getWorkspace,
  listSessions,
  listWorkspaces,
  openWorkspace,
  revokeOtherSessions,
  revokeSession,
  switchWorkspace,
  unlinkIdentity,
  updateProfile,
  updateWorkspace,
};
