import { z } from "zod";
import { instantOut, looseText, usdAmount } from "@/lib/operation/fields";
import { SCOPES } from "@/lib/platform/security/principal";

/** Parameters of an app's authorization request. */
export const AuthorizationInputSchema = z.strictObject({
  client_id: looseText(500).min(1, "required"),
  redirect_uri: looseText(500).min(1, "required"),
  response_type: looseText(50).default(""),
  code_challenge: looseText(128).default(""),
  code_challenge_method: looseText(10).default(""),
  scope: looseText(2000).optional(),
  state: looseText(2000).optional(),
  resource: looseText(500).optional(),
});
export type AuthorizationInput = z.output<typeof AuthorizationInputSchema>;

export const ConsentSchema = z.object({
  app: z.object({
    name: z.string(),
    /** Redirect target, the only fact about an app that it can't fake. */
    returns_to: z.string(),
    uri: z.string(),
    described_by: z.string().nullable(),
  }),
  scopes: z.array(z.object({ scope: z.enum(SCOPES), allowed: z.boolean() })),
  refuse_url: z.string(),
});
export type ConsentWire = z.infer<typeof ConsentSchema>;

/** Default daily cost cap of an app per UTC day, in US dollars. */
export const DEFAULT_DAILY_CAP_USD = 1;

const dailyCap = usdAmount(100_000)
  .nullable()
  .describe("The most the app's calls can cost per UTC day, in US dollars; null for no cap.");

/** Granted in addition to scopes: scopes say what an app may do, this says which secrets it receives. */
const receiveSecrets = z
  .boolean()
  .default(false)
  .describe(
    "Whether the app receives secrets (of webhooks) and access links (studio, backstage, attendees). Off unless the person turns it on.",
  );

export const ApproveInput = AuthorizationInputSchema.extend({
  scopes: z.array(z.enum(SCOPES)).min(1, "required").max(SCOPES.length, "too_many"),
  daily_cost_cap_usd: dailyCap.default(DEFAULT_DAILY_CAP_USD),
  receive_secrets: receiveSecrets,
});

export const UpdateConnectedAppInput = z.strictObject({
  daily_cost_cap_usd: dailyCap.optional(),
  receive_secrets: z
    .literal(false, "not_allowed")
    .optional()
    .describe("Stops the app from receiving secrets. You can only allow it when you connect the app."),
});

export const ConnectedAppSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    returns_to: z.string(),
    environment: z.enum(["test", "live"]),
    scopes: z.array(z.string()),
    receives_secrets: z.boolean().describe("Whether it receives secrets and access links."),
    person: z.object({ user_id: z.string(), email: z.string(), name: z.string() }),
    status: z.enum(["active", "revoked"]),
    daily_cost_cap_usd: z.number().nullable().describe("US dollars per UTC day; null for no cap."),
    created_at: instantOut(),
    last_used_at: instantOut().nullable(),
    revoked_at: instantOut().nullable(),
  })
  .meta({ id: "ConnectedApp", description: "What one person allowed one app to do." });
export type ConnectedAppWire = z.infer<typeof ConnectedAppSchema>;
