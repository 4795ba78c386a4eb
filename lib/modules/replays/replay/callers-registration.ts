import type { Event } from "@/lib/generated/prisma/client";
import type { ReplayViewer } from "@/lib/modules/after/replay-access";
import type { Ctx } from "@/lib/operation/ctx";

type Registered = ReplayViewer & { registrationId: string };

/** The registration with which the caller came in: still confirmed, or they couldn't call as its attendee. */
export async function callersRegistration(ctx: Ctx, event: Event): Promise<Registered | null> {
  const id = ctx.principal.actor.type === "attendee" ? ctx.principal.registrationId : undefined;
  if (id === undefined) return null;
  const row = await ctx.db.registration.findUnique({ where: { id } });
  return row?.eventId === event.id ? { registrationId: id, linkVersion: row.joinVersion } : null;
}
