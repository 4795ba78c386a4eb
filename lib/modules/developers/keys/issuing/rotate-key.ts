import type { ApiKey } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { keysContract } from "../contract";
import { endKey } from "../end-key";
import { findKeyForChange } from "../find-key";
import { evictKey } from "../key-principal";
import { presentKey } from "../present";
import { addKey } from "./add-key";

const DAY_MS = 24 * 3_600_000;

export async function rotateKey(
  ctx: Ctx,
  input: InputOf<typeof keysContract.rotateKey>,
): Promise<OutputOf<typeof keysContract.rotateKey>> {
  const old = await findKeyForChange(ctx, input.key_id);
  const { status } = presentKey(old, ctx.realNow);
  if (status !== "active") throw stateConflict(status, "Only an active key can be rotated.");
  const { row, secret } = await addKey(ctx, {
    name: old.name,
    kind: old.kind === "call" ? "call" : "server",
    scopes: old.scopes,
    clientIds: old.clientIds,
    expiresAt: old.expiresAt,
    dailyCapMicros: old.dailyCapMicros,
    createdBy: ctx.principal.actor.name,
  });
  if (input.overlap_days === 0) await endKey(ctx, old);
  else await endLater(ctx, old, new Date(ctx.realNow.getTime() + input.overlap_days * DAY_MS));
  return { ...presentKey(row, ctx.realNow), secret };
}

/** The old key keeps working until then, or until its own expiry if that is earlier. */
async function endLater(ctx: Ctx, key: ApiKey, at: Date): Promise<void> {
  const expiresAt = key.expiresAt && key.expiresAt < at ? key.expiresAt : at;
  const after = await ctx.db.apiKey.update({
    where: { id: key.id },
    data: { expiresAt, version: key.version + 1 },
  });
  ctx.record({
    subjectType: "key",
    subjectId: key.id,
    before: presentKey(key, ctx.realNow),
    after: presentKey(after, ctx.realNow),
  });
  ctx.afterCommit(() => evictKey(key.hash));
}
