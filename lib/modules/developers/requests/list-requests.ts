import type { UsageRow } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { literalLike } from "@/lib/platform/database/literal-like";
import { flushWriteBuffer, USAGE_BUFFER } from "@/lib/platform/database/write-buffer";
import type { requestsContract } from "./contract";
import { namesOf, presentRequest } from "./present";

type Input = InputOf<typeof requestsContract.listRequests>;

/** Without a start, a filter that matches nothing would scan the whole log. */
const DEFAULT_WINDOW_MS = 30 * 86_400_000;

export async function listRequests(
  ctx: Ctx,
  input: Input,
): Promise<OutputOf<typeof requestsContract.listRequests>> {
  await flushWriteBuffer(USAGE_BUFFER);
  const filter = {
    ...ownedBy(ctx),
    createdAt: { gte: input.from ?? new Date(ctx.realNow.getTime() - DEFAULT_WINDOW_MS), lt: input.to },
    status: statusFilter(input.status),
    method: input.method,
    ...(input.path ? { path: { contains: literalLike(input.path), mode: "insensitive" as const } } : {}),
    operationId: input.operation,
    keyId: input.key_id,
    clientId: input.client_id,
    source: input.source ?? { not: "system" },
    errorCode: input.error_code,
    requestId: input.request_id,
    dryRun: input.dry_run,
    replayed: input.replayed,
  };
  const { items, nextCursor } = await readPage(
    ctx,
    input,
    { created_at: "createdAt" },
    ({ where, ...rest }) => ctx.db.usageRow.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row: UsageRow) => row,
  );
  const names = await namesOf(ctx, items);
  return { items: items.map((row) => presentRequest(row, names)), nextCursor };
}

/** `4xx` is a class, `409` a single status. */
function statusFilter(status: string | undefined) {
  if (status === undefined || !status.endsWith("xx"))
    return status === undefined ? undefined : Number(status);
  const first = Number(status[0]) * 100;
  return { gte: first, lt: first + 100 };
}
