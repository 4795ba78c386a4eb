import { readPage } from "@/lib/api/keyset";
import type { InputOf, OutputOf } from "@/lib/api/operation";
import type { Ctx } from "@/lib/platform/ctx";
import { literalLike } from "@/lib/platform/literal-like";
import { mine } from "@/lib/platform/owned";
import type { clientsContract } from "./contract";
import { presentClient } from "./present";

const COLUMNS = { created_at: "createdAt", name: "name", updated_at: "updatedAt" };

export async function listClients(
  ctx: Ctx,
  input: InputOf<typeof clientsContract.listClients>,
): Promise<OutputOf<typeof clientsContract.listClients>> {
  const { clientIds } = ctx.principal;
  const filter = {
    ...mine(ctx),
    ...(clientIds.length > 0 ? { id: { in: [...clientIds] } } : {}),
    ...(input.status ? { status: input.status } : {}),
    ...(input.external_id !== undefined ? { externalId: input.external_id } : {}),
    ...(input.q ? { name: { contains: literalLike(input.q), mode: "insensitive" as const } } : {}),
  };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) => ctx.db.client.findMany({ where: { AND: [filter, where] }, ...rest }),
    presentClient,
  );
}
