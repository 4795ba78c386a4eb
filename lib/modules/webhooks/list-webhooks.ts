import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import type { webhooksContract } from "./contract";
import { presentWebhook } from "./present";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt" };

export async function listWebhooks(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.listWebhooks>,
): Promise<OutputOf<typeof webhooksContract.listWebhooks>> {
  const { clientIds } = ctx.principal;
  const filter = {
    ...ownedBy(ctx),
    deletedAt: null,
    ...(clientIds.length > 0 ? { clientId: { in: [...clientIds] } } : {}),
    ...(input.status ? { status: input.status } : {}),
  };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) => ctx.db.webhook.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentWebhook(row, ctx.now),
  );
}
