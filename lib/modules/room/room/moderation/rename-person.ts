import { applyStageEvent } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { roomContract } from "../contract";
import { findPerson, shownAs } from "./find-person";

/** Stored separately from the stage, so that the name is kept when they are brought on stage again. */
export async function renamePerson(
  ctx: Ctx,
  input: InputOf<typeof roomContract.renamePerson>,
): Promise<OutputOf<typeof roomContract.renamePerson>> {
  const found = await findPerson(ctx, input);
  const { event, identity } = found;
  const before = await shownAs(ctx, found);
  const { name, title = before.title } = input;
  const shown = { name, title, updatedAt: ctx.realNow };
  await ctx.db.shownName.upsert({
    where: { eventId_personId: { eventId: event.id, personId: identity } },
    create: { eventId: event.id, personId: identity, ...shown },
    update: shown,
  });
  const after =
    found.onStage &&
    (await applyStageEvent(ctx, event.id, {
      type: "person_updated",
      person: { ...found.onStage, name, title },
    }));
  ctx.record({
    subjectType: "room",
    subjectId: event.slug,
    before: { identity, name: before.name, title: before.title },
    after: { identity, name, title },
  });
  return { identity, state_version: after?.version ?? found.version };
}
