import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import { appendEntries } from "@/lib/modules/stage/show-ledger";
import { notifyDesks } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, Problem } from "@/lib/operation/problem";
import { log } from "@/lib/platform/runtime/log";
import { isProgram } from "@/lib/platform/security/principal";
import type { stageControlContract } from "./contract";
import { readLease } from "./read-lease";

export async function setStudioLease(
  ctx: Ctx,
  { slug, hands, for_sec }: InputOf<typeof stageControlContract.setStudioLease>,
): Promise<OutputOf<typeof stageControlContract.setStudioLease>> {
  if (hands === "people" && for_sec !== undefined) throw invalid({ for_sec: "not_allowed" });
  if (hands === "shared" && (isProgram(ctx.principal) || ctx.source === "mcp"))
    throw new Problem(
      "insufficient_scope",
      "Only a person in the studio can let programs control the stage again. Ask the host.",
    );
  const event = await lockEvent(ctx, slug);
  const before = await readLease(ctx, event.id);
  const until = for_sec === undefined ? null : new Date(ctx.realNow.getTime() + for_sec * 1000);
  const { type, name } = ctx.principal.actor;
  const row = {
    hands,
    until,
    changedByType: type,
    changedByName: name.slice(0, 200),
    changedAt: ctx.realNow,
  };
  await ctx.db.studioLease.upsert({
    where: { eventId: event.id },
    create: { eventId: event.id, ...row },
    update: row,
  });
  const after = await readLease(ctx, event.id);
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    before: { hands: before.hands, until: before.until },
    after: { hands: after.hands, until: after.until },
  });
  await appendEntries(ctx, event.id, [{ type: "hands_changed", body: { hands, until: after.until } }]);
  ctx.afterCommit(
    () =>
      void notifyDesks(event.id).catch((err: unknown) =>
        log().warn({ err }, "desks will refresh on their own"),
      ),
  );
  return after;
}
