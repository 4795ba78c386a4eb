import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { clientsContract } from "./contract";
import { findClient } from "./find-client";
import { presentClient } from "./present";

export async function getClient(
  ctx: Ctx,
  input: InputOf<typeof clientsContract.getClient>,
): Promise<OutputOf<typeof clientsContract.getClient>> {
  const client = await findClient(ctx, input.id);
  ctx.meta.version = client.version;
  return presentClient(client);
}
