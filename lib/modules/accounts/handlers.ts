import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { accountsContract } from "./contract";
import { getProfile } from "./get-profile";
import { getWorkspace } from "./get-workspace";
import { listSessions } from "./list-sessions";
import { listWorkspaces } from "./list-workspaces";
import { openWorkspace } from "./open-workspace";
import { revokeOtherSessions } from "./revoke-other-sessions";
import { revokeSession } from "./revoke-session";
import { switchWorkspace } from "./switch-workspace";
import { unlinkIdentity } from "./unlink-identity";
import { updateProfile } from "./update-profile";
import { updateWorkspace } from "./update-workspace";

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
