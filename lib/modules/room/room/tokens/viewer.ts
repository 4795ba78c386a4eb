import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { attendeePersonId, watcherPersonId } from "@/lib/providers/room/identity";
import type { RoomClaims } from "@/lib/providers/room/port";

/** A member of the audience who calls. */
export interface Viewer {
  person: string;
  claims: RoomClaims;
  /** True while an invitation to the stage is open or accepted. */
  askedOn: boolean;
}

/** Returns the viewer who calls. @throws `unauthorized` if their registration is no longer active */
export const callingViewer = (ctx: Ctx, event: Event): Promise<Viewer> =>
  ctx.principal.actor.type === "watcher" ? Promise.resolve(watcher(ctx, event)) : attendee(ctx, event);

async function attendee(ctx: Ctx, event: Event): Promise<Viewer> {
  const id = ctx.principal.registrationId ?? "";
  const registration = await ctx.ahead(() =>
    ctx.db.registration.findUnique({ where: { id }, include: { stageInvitation: true } }),
  );
  if (registration?.eventId !== event.id || registration.removedAt || registration.state !== "confirmed")
    throw new Problem("unauthorized", "This registration is no longer active.");
  const { state: asked } = registration.stageInvitation ?? {};
  const linkVersion = String(registration.joinVersion);
  return {
    person: attendeePersonId(id),
    claims: { role: "attendee", linkVersion, studioLinkId: "", registrationId: id },
    askedOn: asked === "invited" || asked === "accepted",
  };
}

/**
 * A viewer who came through the door of an open show. They have no registration and can't be invited on
 * stage.
 */
function watcher(ctx: Ctx, event: Event): Viewer {
  return {
    person: watcherPersonId(event.id, ctx.principal.actor.id),
    claims: { role: "watcher", linkVersion: "", studioLinkId: "", registrationId: "" },
    askedOn: false,
  };
}
