import type { Client, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { invalid, Problem } from "@/lib/operation/problem";
import { insertOf } from "@/lib/platform/database/insert";
import { newUuid } from "@/lib/platform/runtime/ids";
import type { clientsContract } from "./contract";
import { presentClient } from "./present";

export async function createClient(
  ctx: Ctx,
  input: InputOf<typeof clientsContract.createClient>,
): Promise<OutputOf<typeof clientsContract.createClient>> {
  if (ctx.principal.clientIds.length > 0)
    throw new Problem("insufficient_scope", "This key is limited to certain clients.");
  const client: Client = {
    id: newUuid(),
    ...ownedBy(ctx),
    name: input.name,
    externalId: input.external_id ?? null,
    status: "active",
    planCode: "standard",
    metadata: (input.metadata ?? {}) as Prisma.JsonObject,
    isDefault: false,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  // The unique index decides between concurrent calls with the same external ID.
  await ctx.write(insertOf("client", client, { client_workspace_id_environment_external_id_key: taken }));
  const wire = presentClient(client);
  ctx.record({ subjectType: "client", subjectId: client.id, after: wire });
  ctx.meta.version = client.version;
  ctx.meta.clientId = client.id;
  return wire;
}

const taken = (): Problem =>
  invalid({ external_id: "duplicate" }, "A client with this external_id already exists.");
