import type { Client } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy, requireOwned } from "@/lib/operation/owned";
import { notFound, Problem } from "@/lib/operation/problem";
import { CLIENT_COLUMNS } from "./client-columns";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function visible(ctx: Ctx, client: Client | null): Client {
  const found = requireOwned(ctx, client);
  const { clientIds } = ctx.principal;
  if (clientIds.length > 0 && !clientIds.includes(found.id)) throw notFound();
  ctx.meta.clientId = found.id;
  return found;
}

async function byId(ctx: Ctx, id: string): Promise<Client | null> {
  const text = `SELECT ${CLIENT_COLUMNS} FROM client WHERE id = $1`;
  const [row] = await ctx.sql<Client & Record<string, unknown>>("client_by_id", text, [id]);
  return row ?? null;
}

/** Returns the caller's client by its UUID. */
export async function findClient(ctx: Ctx, id: string): Promise<Client> {
  return visible(ctx, await byId(ctx, id));
}

/** Returns the caller's client by UUID or external ID. */
export async function findClientByReference(ctx: Ctx, reference: string): Promise<Client> {
  if (UUID.test(reference)) {
    const found = await byId(ctx, reference);
    if (found) return visible(ctx, found);
  }
  const key = { ...ownedBy(ctx), externalId: reference };
  return visible(ctx, await ctx.db.client.findUnique({ where: { workspaceId_environment_externalId: key } }));
}

/** Throws `client_inactive` unless the client is active. */
export function requireActive(client: { status: string }): void {
  if (client.status !== "active") throw new Problem("client_inactive", undefined, { status: client.status });
}
