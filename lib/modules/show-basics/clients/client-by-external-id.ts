import type { Client } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { invalid } from "@/lib/operation/problem";
import { newUuid } from "@/lib/platform/runtime/ids";
import { beginningOf } from "@/lib/stage";
import { presentClient } from "./present";

/** Returns the client with the caller's own ID. Creates it on first use, once even with concurrent calls. */
export async function clientByExternalId(ctx: Ctx, externalId: string): Promise<Client> {
  const { clientIds } = ctx.principal;
  const where = { workspaceId_environment_externalId: { ...ownedBy(ctx), externalId } };
  const found = await ctx.db.client.findUnique({ where });
  if (clientIds.length > 0) {
    if (found && clientIds.includes(found.id)) return found;
    throw invalid({ external_client_id: "not_found" }, "Client not found.");
  }
  if (found) return found;
  const row = {
    id: newUuid(),
    ...ownedBy(ctx),
    name: beginningOf(externalId, 100),
    externalId,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const [made] = await ctx.db.client.createManyAndReturn({ data: [row], skipDuplicates: true });
  if (!made) return ctx.db.client.findUniqueOrThrow({ where });
  ctx.record({ subjectType: "client", subjectId: made.id, after: presentClient(made) });
  return made;
}
