import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import type { keysContract } from "./contract";
import { presentKey } from "./present";

const COLUMNS = { created_at: "createdAt", name: "name" };

export async function listKeys(
  ctx: Ctx,
  input: InputOf<typeof keysContract.listKeys>,
): Promise<OutputOf<typeof keysContract.listKeys>> {
  const usable = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: ctx.realNow } }] };
  const ended = { OR: [{ revokedAt: { not: null } }, { expiresAt: { lte: ctx.realNow } }] };
  const filter = {
    ...ownedBy(ctx),
    ...(input.status === "active" ? usable : input.status === "ended" ? ended : {}),
  };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) => ctx.db.apiKey.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentKey(row, ctx.realNow),
  );
}
