import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { allowedClients, ownedBy } from "@/lib/operation/owned";
import { literalLike } from "@/lib/platform/database/literal-like";
import type { clientsContract } from "./contract";
import { presentClient } from "./present";

const COLUMNS = { created_at: "createdAt", name: "name", updated_at: "updatedAt" };

export async function listClients(
  ctx: Ctx,
  input: InputOf<typeof clientsContract.listClients>,
): Promise<OutputOf<typeof clientsContract.listClients>> {
  const filter = {
    ...ownedBy(ctx),
    id: allowedClients(ctx),
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
