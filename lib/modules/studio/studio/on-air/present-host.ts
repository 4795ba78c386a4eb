import type { Event } from "@/lib/generated/prisma/client";
import { requestReconcile } from "@/lib/modules/stage/broadcast";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import type { StagePerson } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import { hostPersonIdOf } from "../people/host-person-id-of";
import { readPeople } from "../people/people";

/**
 * Returns the caller if they lead the show and are in the room, or else any other leader in the room.
 * @throws `not_ready` if there is none
 */
export async function presentHost(ctx: Ctx, event: Event): Promise<StagePerson> {
  const { stageable } = await readPeople(ctx, event);
  const leaders = stageable.filter(({ kind }) => rightsOf(kind).leads);
  const mine = hostPersonIdOf(ctx.principal, event.id);
  const host = leaders.find(({ identity }) => isSamePerson(identity, mine)) ?? leaders[0];
  if (host) return host;
  requestReconcile(event.id);
  const message = "The host's studio isn't connected to the room yet. Try again in a moment.";
  throw new Problem("not_ready", message, { host: "required" });
}
