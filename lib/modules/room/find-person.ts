import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import type { StagePerson } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import { findEvent } from "../event-record";
import { lockStage } from "../studio";

/** A show with its locked stage and whoever stands on it under this identity. */
export async function findPerson(
  ctx: Ctx,
  { slug, identity }: { slug: string; identity: string },
): Promise<{ event: Event; version: number; onStage: StagePerson | undefined }> {
  const event = await findEvent(ctx, slug);
  const stage = await lockStage(ctx, event);
  const onStage = stage.stage.find((person) => isSamePerson(person.identity, identity));
  return { event, version: stage.version, onStage };
}

export const unknownPerson = () => invalid({ identity: "not_found" }, "Nobody by that identity is there.");
