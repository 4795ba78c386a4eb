import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { allowedClients, ownedBy } from "@/lib/operation/owned";
import type { webhooksContract } from "../contract";
import { presentWebhook } from "../present";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt" };

export async function listWebhooks(
  ctx: Ctx,
  input: InputOf<typeof webhooksContract.listWebhooks>,
): Promise<OutputOf<typeof webhooksContract.listWebhooks>> {
  const filter = {
    ...ownedBy(ctx),
    deletedAt: null,
    clientId: allowedClients(ctx),
    ...(input.status ? { status: input.status } : {}),
  };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) => ctx.db.webhook.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentWebhook(row, ctx.realNow),
  );
}
