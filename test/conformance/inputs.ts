import { newId } from "@/lib/platform/runtime/ids";
import { authorizationOf } from "@/test/support/oauth";
import type { Names } from "./populate";

/** Inputs of operations whose examples cannot be taken as they stand: mostly because they name other objects. */
export const inputs: Record<string, (names: Names) => Record<string, unknown>> = {
  removeRegistrationByEmail: () => ({ email: "grace@example.com" }),
  // The show of this world is on air: its start no longer moves.
  updateEvent: () => ({ title: "Another title", theme: "retro" }),
  createClient: () => ({ name: "Northwind", external_id: newId("crm"), metadata: { tier: "gold" } }),
  transferWorkspace: ({ user_id }) => ({ user_id }),
  previewAuthorization: ({ app_id }) => authorizationOf(app_id ?? ""),
  approveAuthorization: ({ app_id }) => ({ ...authorizationOf(app_id ?? ""), scopes: ["events:read"] }),
  enterStudio: ({ studio_key }) => ({ key: studio_key }),
  enterBackstage: ({ backstage_token }) => ({ token: backstage_token }),
  enterShow: ({ join }) => ({ join }),
  cancelMyPlace: ({ join }) => ({ join }),
  goLive: () => ({ countdown_sec: 0 }),
  prepareStage: () => ({ action: "set_layout", layout: "grid" }),
  acknowledgeCommand: () => ({ version: 3 }),
  askToUnmute: ({ host_identity }) => ({ identity: host_identity }),
  removePerson: ({ host_identity }) => ({ identity: host_identity }),
};
