import { z } from "zod";
import { listQuery, reference } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  ApproveInput,
  AuthorizationInputSchema,
  ConnectedAppSchema,
  ConsentSchema,
  UpdateConnectedAppInput,
} from "./schema";

/** For signed-in people only: an agent can neither connect nor disconnect apps. */
const common = { prefix: "app", tag: "Connected apps", scope: "any", access: "session" } as const;

const request = {
  client_id: "oac_01k9example0000000000000000",
  redirect_uri: "http://127.0.0.1:33418/callback",
  response_type: "code",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
};

const app = {
  id: "ocg_01k9example0000000000000000",
  name: "Desk agent",
  returns_to: "this computer",
  environment: "test" as const,
  scopes: ["events:read", "events:write"],
  receives_secrets: false,
  person: { user_id: "usr_01k9example0000000000000000", email: "ana@example.com", name: "Ana" },
  status: "active" as const,
  daily_cost_cap_usd: 1,
  created_at: "2026-11-21T09:00:00.000Z",
  last_used_at: null,
  revoked_at: null,
};

export const oauthContract = contract({
  previewAuthorization: operation({
    ...common,
    http: "GET /oauth/authorization",
    summary: "Get what an app requests",
    effect: "read",
    query: AuthorizationInputSchema,
    output: ConsentSchema,
    examples: [{ summary: "As sent by the app", input: request }],
  }),
  approveAuthorization: operation({
    ...common,
    http: "POST /oauth/authorization",
    summary: "Approve an app",
    description:
      "For the person's current workspace and environment. Only scopes that the app requested and the person has can be granted. The response contains the redirect URL with a code valid for one minute. Without `daily_cost_cap_usd`, the app can spend one US dollar per UTC day; without `receive_secrets`, it receives no secrets or access links.",
    effect: "write",
    role: "viewer",
    body: ApproveInput,
    output: z.object({ redirect_to: z.string(), app: ConnectedAppSchema }),
    status: 201,
    errors: ["paid_plan_required"],
    examples: [{ summary: "Read only", input: { ...request, scopes: ["events:read"] } }],
  }),
  listConnectedApps: operation({
    ...common,
    http: "GET /connected-apps",
    summary: "List connected apps",
    description: "Your own; owners and admins see those of everyone in the workspace.",
    effect: "read",
    query: z.strictObject({
      ...listQuery(["created_at"]),
      status: z.enum(["active", "revoked"]).optional(),
    }),
    output: list(ConnectedAppSchema),
    examples: [{ summary: "First page", input: {}, output: [app] }],
  }),
  updateConnectedApp: operation({
    ...common,
    http: "PATCH /connected-apps/{grant_id}",
    summary: "Restrict a connected app",
    description:
      "Caps what the app can spend, or stops it from receiving secrets. The cap applies from the app's next call and includes what it has already spent in the current UTC day.",
    effect: "write",
    role: "viewer",
    params: z.strictObject({ grant_id: reference() }),
    body: UpdateConnectedAppInput,
    output: ConnectedAppSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "Half a dollar per day",
        input: { grant_id: app.id, daily_cost_cap_usd: 0.5 },
        output: { ...app, daily_cost_cap_usd: 0.5 },
      },
    ],
  }),
  revokeConnectedApp: operation({
    ...common,
    http: "DELETE /connected-apps/{grant_id}",
    summary: "Disconnect an app",
    description: "Its tokens are revoked immediately. Disconnecting again changes nothing.",
    effect: "write",
    role: "viewer",
    params: z.strictObject({ grant_id: reference() }),
    output: ConnectedAppSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "Disconnect",
        input: { grant_id: app.id },
        output: { ...app, status: "revoked" as const, revoked_at: "2026-11-21T10:00:00.000Z" },
      },
    ],
  }),
});
