import type { Event, Guest } from "@/lib/generated/prisma/client";
import { namesAny } from "@/lib/modules/pages/signup-pages";
import { readProposals } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { plainTitle } from "@/lib/plan-writer";
import type { Scene } from "@/lib/stage";
import type { privateCuesContract } from "./contract";
import { isAssignedTo } from "./is-assigned-to";

/** Returns the scenes as a guest may see them. Proposed people stay private until they are accepted. */
export async function guestSegments(
  ctx: Ctx,
  event: Event,
  guest: Guest,
  scenes: readonly Scene[],
): Promise<OutputOf<typeof privateCuesContract.getMyCues>["segments"]> {
  const isPrivate = namesAny((await readProposals(ctx, event.id)).map(({ name }) => name));
  const isMine = isAssignedTo(guest);
  return scenes.map(({ id, title, type, duration_sec, assignee }) => ({
    id,
    title: isPrivate(title) ? plainTitle(type, event.language) : title,
    type,
    duration_sec,
    mine: isMine(assignee),
  }));
}
