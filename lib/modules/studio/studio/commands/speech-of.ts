import type { Ctx } from "@/lib/operation/ctx";
import { parseCommand, type StageCommand, type StageState } from "@/lib/stage";
import { readPrepared } from "../desk/read-prepared";
import { hostPersonIdOf } from "../people/host-person-id-of";
import type { Speech } from "./understand-command";

/** Reads the context for a caller's sentence: who they are, what they did last, and what is prepared. */
export async function speechOf(ctx: Ctx, eventId: string, state: StageState): Promise<Speech> {
  return {
    speaker: ctx.principal.showRole ? hostPersonIdOf(ctx.principal, eventId) : null,
    last: await lastOf(ctx, eventId),
    prepared: await readPrepared(ctx, eventId, state),
  };
}

async function lastOf(ctx: Ctx, eventId: string): Promise<StageCommand | null> {
  const { type, id } = ctx.principal.actor;
  const row = await ctx.db.studioCommand.findFirst({
    where: { eventId, actorType: type, actorId: id },
    orderBy: { versionAfter: "desc" },
    select: { command: true },
  });
  const parsed = row && parseCommand(row.command);
  return parsed?.ok ? parsed.command : null;
}
