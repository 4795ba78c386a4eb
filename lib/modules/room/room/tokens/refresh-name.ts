import { applyStageEvent } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { StagePerson, StageState } from "@/lib/stage";

/**
 * Gives a host who was placed on stage on an earlier visit the name and title that the show has for them by now. On air,
 * and if the crew renamed them, they stay as they are.
 */
export async function refreshName(
  ctx: Ctx,
  eventId: string,
  stage: StageState,
  { identity, name, title }: StagePerson,
): Promise<StageState | undefined> {
  const placed = stage.stage.find((person) => person.identity === identity);
  if (stage.phase !== "idle" || placed?.kind !== "host") return undefined;
  if (placed.name === name && placed.title === title) return undefined;
  const where = { eventId_personId: { eventId, personId: identity } };
  if (await ctx.db.shownName.findUnique({ where })) return undefined;
  return applyStageEvent(ctx, eventId, { type: "person_updated", person: { ...placed, name, title } });
}
