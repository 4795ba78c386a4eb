import type { InputOf, OutputOf } from "@/lib/api/operation";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/platform/ctx";
import { newUuid } from "@/lib/platform/ids";
import { mine } from "@/lib/platform/owned";
import { invalid, Problem } from "@/lib/platform/problem";
import type { clientsContract } from "./contract";
import { presentClient } from "./present";

export async function createClient(
  ctx: Ctx,
  input: InputOf<typeof clientsContract.createClient>,
): Promise<OutputOf<typeof clientsContract.createClient>> {
  if (ctx.principal.clientIds.length > 0)
    throw new Problem("insufficient_scope", "This key is held to certain clients.");
  const row = {
    id: newUuid(),
    ...mine(ctx),
    name: input.name,
    externalId: input.external_id ?? null,
    metadata: (input.metadata ?? {}) as Prisma.InputJsonObject,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  // One statement: the unique index decides between two callers with the same external id.
  const [client] = await ctx.db.client.createManyAndReturn({ data: [row], skipDuplicates: true });
  if (!client) throw invalid({ external_id: "duplicate" }, "A client with this external_id exists.");
  const wire = presentClient(client);
  ctx.record({ subjectType: "client", subjectId: client.id, after: wire });
  ctx.meta.version = client.version;
  ctx.meta.clientId = client.id;
  return wire;
}
