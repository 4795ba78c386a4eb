import { z } from "zod";
import { instant, instantOut, secretText, text, usdAmount, uuid } from "@/lib/operation/fields";
import { SCOPES } from "@/lib/platform/security/principal";

const environment = z.enum(["test", "live"]);

export const KeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(["server", "call"]),
    environment,
    prefix: z.string(),
    last4: z.string(),
    scopes: z.array(z.string()),
    client_ids: z.array(z.string()),
    status: z.enum(["active", "expired", "revoked"]),
    created_by: z.string(),
    created_at: instantOut(),
    last_used_at: instantOut().nullable(),
    expires_at: instantOut().nullable(),
    daily_cost_cap_usd: z
      .number()
      .nullable()
      .meta({ description: "The most this key can spend per UTC day; null for no cap." }),
    revoked_at: instantOut().nullable(),
  })
  .meta({ id: "ApiKey", description: "An API key without its secret." });

export type KeyWire = z.infer<typeof KeySchema>;

export const NewKeySchema = KeySchema.extend({
  secret: secretText().describe("The key itself. Shown only once."),
}).meta({ id: "NewApiKey" });

const scopes = z
  .array(z.enum(SCOPES))
  .min(1, "required")
  .max(SCOPES.length, "too_many")
  .refine((list) => new Set(list).size === list.length, "duplicate");

const dailyCap = usdAmount(100_000).nullish();

export const CreateKeyInput = z.strictObject({
  name: text(100),
  environment: environment.optional(),
  scopes,
  expires_at: instant().nullish(),
  client_ids: z.array(uuid()).max(50, "too_many").optional(),
  daily_cost_cap_usd: dailyCap,
});

export const UpdateKeyInput = z.strictObject({ name: text(100).optional(), daily_cost_cap_usd: dailyCap });

export const RotateKeyInput = z.strictObject({
  overlap_days: z.number().int("invalid").min(0, "too_small").max(7, "too_large").default(1),
});
