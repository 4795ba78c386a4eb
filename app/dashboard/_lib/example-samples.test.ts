import { expect, it } from "vitest";
import type { OperationId } from "@/lib/api/registry/contracts";
import { operationById } from "@/lib/api/registry/registry";

it.each<[OperationId, Record<string, unknown>]>([
  ["createShowroom", { title: "Autumn launch", brief: "Ana Ruiz on the new editor. 45 minutes." }],
  ["createClient", { name: "Northwind", external_id: "crm-42" }],
  ["createWebhook", { url: "https://example.com/hooks/showrunner", events: ["*"] }],
  ["createRegistration", { name: "Grace Hopper", email: "grace@example.com" }],
  ["updateEvent", { guests: [{ name: "Ada Lovelace" }] }],
])("shows a valid request body for %s", (id, input) => {
  expect(operationById(id).body?.safeParse(input).error).toBeUndefined();
});
