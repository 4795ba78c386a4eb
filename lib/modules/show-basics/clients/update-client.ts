import type { Prisma } from "@/lib/generated/prisma/client";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { clientsContract } from "./contract";
import { findClient } from "./find-client";
import { presentClient } from "./present";

export async function updateClient(
  ctx: Ctx,
  input: InputOf<typeof clientsContract.updateClient>,
): Promise<OutputOf<typeof clientsContract.updateClient>> {
  await ctx.lock("client_lock", "SELECT 1 FROM client WHERE id = $1 AND workspace_id = $2 FOR UPDATE", [
    input.id,
    ctx.workspaceId,
  ]);
  const client = await findClient(ctx, input.id);
  expectVersion(ctx, client.version);
  if (client.status === "archived" && input.status === "suspended") {
    throw stateConflict(client.status, "An archived client can only be made active again.");
  }
  const before = presentClient(client);
  const changes = changesOf(client, {
    name: input.name,
    status: input.status,
    metadata: input.metadata as Prisma.JsonObject | undefined,
  });
  const changed = Object.keys(changes).length > 0;
  const after = changed
    ? await ctx.db.client.update({
        where: { id: client.id },
        data: { ...(changes as Prisma.ClientUpdateInput), version: client.version + 1, updatedAt: ctx.now },
      })
    : client;
  const wire = presentClient(after);
  ctx.record({ subjectType: "client", subjectId: client.id, before, after: wire });
  ctx.meta.version = after.version;
  return wire;
}
