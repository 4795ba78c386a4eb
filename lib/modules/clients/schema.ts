import { z } from "zod";
import { freeForm, instantOut, looseText, text } from "@/lib/api/fields";

export const CLIENT_STATUSES = ["active", "suspended", "archived"] as const;

export const ClientSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    external_id: z.string().nullable(),
    environment: z.enum(["test", "live"]),
    status: z.enum(CLIENT_STATUSES),
    plan_code: z.string(),
    metadata: z.record(z.string(), z.unknown()),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({
    id: "Client",
    description: "One of your own customers. Events, usage and limits can be told apart by it.",
  });

export type ClientWire = z.infer<typeof ClientSchema>;

export const CreateClientInput = z.strictObject({
  name: text(100),
  external_id: text(160).nullish(),
  metadata: freeForm().optional(),
});

export const UpdateClientInput = z.strictObject({
  name: text(100).optional(),
  status: z.enum(CLIENT_STATUSES).optional(),
  metadata: freeForm().optional(),
});

export const clientFilters = {
  status: z.enum(CLIENT_STATUSES).optional(),
  external_id: looseText(160).optional(),
  q: looseText(100).optional(),
};
