import type { RequestDetail } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import type { requestsContract } from "./contract";
import { namesOf, presentRequest } from "./present";
import type { ExchangeWire } from "./schema";
import { STORED_BODY_BYTES } from "./schema";

export async function getRequest(
  ctx: Ctx,
  input: InputOf<typeof requestsContract.getRequest>,
): Promise<OutputOf<typeof requestsContract.getRequest>> {
  await flushWriteBuffers();
  const where = { ...ownedBy(ctx), requestId: input.request_id };
  // Work that a call queued as a job is metered later, under the same ID.
  const [row] = await ctx.db.usageRow.findMany({ where, orderBy: { createdAt: "asc" }, take: 1 });
  if (!row) throw notFound();
  const detail = await ctx.db.requestDetail.findFirst({ where });
  const names = await namesOf(ctx, [row]);
  return {
    ...presentRequest(row, names),
    environment: row.environment,
    exchange: detail && presentExchange(detail),
  };
}

function presentExchange(row: RequestDetail): ExchangeWire {
  const side = (headers: unknown, body: string | null, bytes: number) => ({
    headers: headers as Record<string, string>,
    body,
    bytes,
    truncated: bytes > STORED_BODY_BYTES,
  });
  return {
    query: row.query,
    request: side(row.requestHeaders, row.requestBody, row.requestBytes),
    response: side(row.responseHeaders, row.responseBody, row.responseBytes),
  };
}
