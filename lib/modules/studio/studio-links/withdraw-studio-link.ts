import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { StudioRole } from "@/lib/stage/show-roles";
import { lockLink, revoke } from "./manage-studio-link";
import { requireMayGive } from "./require-may-give";

/** Revokes a person's own studio link. Returns false if they have none. */
export async function withdrawStudioLink(ctx: Ctx, event: Event, person: string): Promise<boolean> {
  const found = await ctx.db.studioLink.findUnique({
    where: { eventId_personId: { eventId: event.id, personId: person } },
  });
  if (!found) return false;
  const link = await lockLink(ctx, event, found.id);
  requireMayGive(ctx, link.role as StudioRole);
  await revoke(ctx, link);
  return true;
}
