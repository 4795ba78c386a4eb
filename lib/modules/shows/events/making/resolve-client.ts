import type { Client } from "@/lib/generated/prisma/client";
import {
  clientByExternalId,
  defaultClient,
  findClientByReference,
  requireActive,
} from "@/lib/modules/show-basics/clients";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, Problem } from "@/lib/operation/problem";

interface References {
  client_id?: string | undefined;
  external_client_id?: string | undefined;
}

/**
 * Returns the client of a new show. `client_id` takes the ID or the caller's own ID and must exist; an
 * unknown `external_client_id` creates the client; without either, it is the default client.
 * @throws `validation_error`, `client_inactive`
 */
export async function resolveClient(ctx: Ctx, references: References): Promise<Client> {
  const client = await find(ctx, references);
  ctx.meta.clientId = client.id;
  requireActive(client);
  return client;
}

async function find(ctx: Ctx, { client_id, external_client_id }: References): Promise<Client> {
  if (client_id === undefined)
    return external_client_id === undefined
      ? defaultClient(ctx)
      : clientByExternalId(ctx, external_client_id);
  const client = await known(ctx, client_id);
  if (external_client_id !== undefined && client.externalId !== external_client_id)
    throw invalid(
      { external_client_id: "invalid" },
      "client_id and external_client_id refer to different clients.",
    );
  return client;
}

async function known(ctx: Ctx, reference: string): Promise<Client> {
  try {
    return await findClientByReference(ctx, reference);
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found")
      throw invalid({ client_id: "not_found" }, "Client not found.");
    throw error;
  }
}
