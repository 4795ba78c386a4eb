import type { HandlersOf } from "@/lib/operation/handlers-of";
import { approveAuthorization } from "./authorizing/approve-authorization";
import { previewAuthorization } from "./authorizing/preview-authorization";
import { listConnectedApps } from "./connected-apps/list-connected-apps";
import { revokeConnectedApp } from "./connected-apps/revoke-connected-app";
import { updateConnectedApp } from "./connected-apps/update-connected-app";
import type { oauthContract } from "./contract";

export const handlers: HandlersOf<typeof oauthContract> = {
  previewAuthorization,
  approveAuthorization,
  listConnectedApps,
  updateConnectedApp,
  revokeConnectedApp,
};
