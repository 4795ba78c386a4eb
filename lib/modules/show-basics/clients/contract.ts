import { z } from "zod";
import { listQuery, uuid } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { ClientSchema, CreateClientInput, clientFilters, UpdateClientInput } from "./schema";

const example = {
  id: "0f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f",
  name: "Northwind",
  external_id: "crm-42",
  environment: "test",
  status: "active",
  plan_code: "standard",
  metadata: { tier: "gold" },
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
};

export const clientsContract = contract({
  listClients: operation({
    http: "GET /clients",
    prefix: "v1",
    tag: "Clients",
    summary: "List clients",
    description: "Newest first. Filter by `status`, look one up by `external_id`, or search names with `q`.",
    scope: "events:read",
    effect: "read",
    query: z.strictObject({ ...listQuery(["created_at", "name", "updated_at"]), ...clientFilters }),
    output: list(ClientSchema),
    examples: [{ summary: "First page", input: { limit: "50" }, output: [example] }],
  }),
  createClient: operation({
    http: "POST /clients",
    prefix: "v1",
    tag: "Clients",
    summary: "Create a client",
    description:
      "Represents one of your customers. `external_id` is your own id for it, unique among your clients in this environment.",
    scope: "events:write",
    effect: "write",
    body: CreateClientInput,
    output: ClientSchema,
    status: 201,
    examples: [
      {
        summary: "A customer from your CRM",
        input: { name: "Northwind", external_id: "crm-42", metadata: { tier: "gold" } },
        output: example,
      },
    ],
  }),
  getClient: operation({
    http: "GET /clients/{id}",
    prefix: "v1",
    tag: "Clients",
    summary: "Get a client",
    scope: "events:read",
    effect: "read",
    versioned: true,
    params: z.strictObject({ id: uuid() }),
    output: ClientSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: { id: example.id }, output: example }],
  }),
  updateClient: operation({
    http: "PATCH /clients/{id}",
    prefix: "v1",
    tag: "Clients",
    summary: "Update a client",
    description:
      "Changes name, status or metadata. Metadata is replaced as a whole. An archived client can only be made active again.",
    scope: "events:write",
    effect: "write",
    versioned: true,
    keyRequired: true,
    params: z.strictObject({ id: uuid() }),
    body: UpdateClientInput,
    output: ClientSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "Suspend",
        input: { id: example.id, status: "suspended" },
        output: { ...example, status: "suspended" },
      },
    ],
  }),
});
