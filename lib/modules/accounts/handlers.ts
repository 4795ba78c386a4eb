import type { HandlersOf } from "@/lib/api/handlers-of";
import type { accountsContract } from "./contract";
import { getWorkspace } from "./get-workspace";
import { listMembers } from "./list-members";
import { listSessions } from "./list-sessions";
import { listWorkspaces } from "./list-workspaces";
import { revokeSession } from "./revoke-session";
import { switchWorkspace } from "./switch-workspace";
import { updateWorkspace } from "./update-workspace";

export const handlers: HandlersOf<typeof accountsContract> = {
  getWorkspace,
  listMembers,
  listSessions,
  listWorkspaces,
  revokeSession,
  switchWorkspace,
  updateWorkspace,
};
