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
  /** The person's identity, whichever of their seats was named. */
  identity: string;
  /** Version of the stage, which is locked. */
  version: number;
  onStage: StagePerson | undefined;
  /** On the stage or in the room. */
  isHere: boolean;
}

interface NamedPerson {
  slug: string;
  person_id: string;
}

/**
 * Finds a person on the stage or in the room of a show, for a caller who may change its stage.
 * @throws `not_found` if they are in neither, `version_conflict` for a program while people control the stage
 */
export async function findPerson(ctx: Ctx, input: NamedPerson): Promise<FoundPerson> {
  const found = await lookForPerson(ctx, input);
  if (!found.isHere) throw notFound();
  return found;
}

/** The same for a person who may have left, and whose identity may be made up. */
export async function lookForPerson(ctx: Ctx, { slug, person_id }: NamedPerson): Promise<FoundPerson> {
  const event = await findEvent(ctx, slug);
  const identity = personOf(person_id);
  const stage = await lockStage(ctx, event);
  await requireStageControl(ctx, event.id);
  const onStage = stage.stage.find((person) => isSamePerson(person.identity, identity));
  const isHere = onStage !== undefined || (await seatsOf(event.id, identity)).length > 0;
  return { event, identity, version: stage.version, onStage, isHere };
}

/**
 * Returns the person as the stage shows them, or would. Throws `not_found` for people that it never shows.
 */
export async function shownAs(ctx: Ctx, { event, identity, onStage }: FoundPerson): Promise<StagePerson> {
  const { stageable } = await readPeople(ctx, event);
  const shown = onStage ?? stageable.find((person) => isSamePerson(person.identity, identity));
  if (!shown) throw notFound();
  return shown;
}
