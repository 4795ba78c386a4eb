import type { HandlersOf } from "@/lib/operation/handlers-of";
import { approveAuthorization } from "./approve-authorization";
import type { oauthContract } from "./contract";
import { listConnectedApps } from "./list-connected-apps";
import { previewAuthorization } from "./preview-authorization";
import { revokeConnectedApp } from "./revoke-connected-app";
import { updateConnectedApp } from "./update-connected-app";

export const handlers: HandlersOf<typeof oauthContract> = {
  previewAuthorization,
  approveAuthorization,
  listConnectedApps,
  updateConnectedApp,
  revokeConnectedApp,
};
