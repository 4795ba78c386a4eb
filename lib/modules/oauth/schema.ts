import { z } from "zod";
import { instantOut, looseText } from "@/lib/api/fields";
import { SCOPES } from "@/lib/platform/principal";

/** The parameters that an app sends a person with. */
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
    /** Where people are returned to; the only thing about an app that it cannot make up. */
    returns_to: z.string(),
    uri: z.string(),
    described_by: z.string().nullable(),
  }),
  scopes: z.array(z.object({ scope: z.enum(SCOPES), allowed: z.boolean() })),
  refuse_url: z.string(),
});
export type ConsentWire = z.infer<typeof ConsentSchema>;

export const ApproveInput = AuthorizationInputSchema.extend({
  scopes: z.array(z.enum(SCOPES)).min(1, "required").max(SCOPES.length, "too_many"),
});

export const ConnectedAppSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    returns_to: z.string(),
    environment: z.enum(["test", "live"]),
    scopes: z.array(z.string()),
    person: z.object({ user_id: z.string(), email: z.string(), name: z.string() }),
    status: z.enum(["active", "revoked"]),
    created_at: instantOut(),
    last_used_at: instantOut().nullable(),
    revoked_at: instantOut().nullable(),
  })
  .meta({ id: "ConnectedApp", description: "What one person allowed one app to do." });
export type ConnectedAppWire = z.infer<typeof ConnectedAppSchema>;
