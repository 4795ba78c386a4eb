import type { Event } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { lockStage } from "@/lib/modules/stage/stage-state";
import { readPeople, requireStageControl } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import type { StagePerson } from "@/lib/stage";
import { isSamePerson, personOf } from "@/lib/stage/room-identity";
import { seatsOf } from "../seats/seats-of";

interface FoundPerson {
  event: Event;
  /** The person, whichever of their seats was named. */
  identity: string;
  /** The stage's, which is locked. */
  version: number;
  onStage: StagePerson | undefined;
}

/**
 * Somebody of a show, on its stage or in its room, for a caller who may act on its stage.
 * @throws `not_found` for whoever is neither, `version_conflict` for a program while people have the stage
 */
export async function findPerson(
  ctx: Ctx,
  { slug, person_id }: { slug: string; person_id: string },
): Promise<FoundPerson> {
  const event = await findEvent(ctx, slug);
  const identity = personOf(person_id);
  const stage = await lockStage(ctx, event);
  await requireStageControl(ctx, event.id);
  const onStage = stage.stage.find((person) => isSamePerson(person.identity, identity));
  if (!onStage && (await seatsOf(event.id, identity)).length === 0) throw notFound();
  return { event, identity, version: stage.version, onStage };
}

/** As what the stage shows them, or would. Throws `not_found` for whoever it never shows. */
export async function shownAs(ctx: Ctx, { event, identity, onStage }: FoundPerson): Promise<StagePerson> {
  const { stageable } = await readPeople(ctx, event);
  const shown = onStage ?? stageable.find((person) => isSamePerson(person.identity, identity));
  if (!shown) throw notFound();
  return shown;
}
