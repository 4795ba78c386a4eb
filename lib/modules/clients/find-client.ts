import type { Client } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/platform/ctx";
import { mine, owned } from "@/lib/platform/owned";
import { notFound, Problem } from "@/lib/platform/problem";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function visible(ctx: Ctx, client: Client | null): Client {
  const found = owned(ctx, client);
  const { clientIds } = ctx.principal;
  if (clientIds.length > 0 && !clientIds.includes(found.id)) throw notFound();
  ctx.meta.clientId = found.id;
  return found;
}

/** The caller's client by its uuid. */
export async function findClient(ctx: Ctx, id: string): Promise<Client> {
  return visible(ctx, await ctx.db.client.findUnique({ where: { id } }));
}

/** The caller's client by uuid or by its own external id. */
export async function findClientByReference(ctx: Ctx, reference: string): Promise<Client> {
  if (UUID.test(reference)) {
    const byId = await ctx.db.client.findUnique({ where: { id: reference } });
    if (byId) return visible(ctx, byId);
  }
  const key = { ...mine(ctx), externalId: reference };
  return visible(ctx, await ctx.db.client.findUnique({ where: { workspaceId_environment_externalId: key } }));
}

/** Throws `client_inactive` unless the client may be used. */
export function requireActive(client: { status: string }): void {
  if (client.status !== "active") throw new Problem("client_inactive", undefined, { status: client.status });
}
