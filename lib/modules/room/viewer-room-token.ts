import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { attendeePersonId, randomTab } from "@/lib/providers/room/identity";
import { isBeforeTheShow } from "@/lib/stage/seconds-until-air";
import type { roomContract } from "./contract";
import { loadOpenShow } from "./load-open-show";
import { roomAccess } from "./room-access";

/** There is nothing to see before the show, so nobody gets in to see it. */
export async function viewerRoomToken(
  ctx: Ctx,
  input: InputOf<typeof roomContract.viewerRoomToken>,
): Promise<OutputOf<typeof roomContract.viewerRoomToken>> {
  const { event, stage } = await ctx.ahead(() => loadOpenShow(ctx, input.slug));
  if (isBeforeTheShow(stage.phase)) throw new Problem("not_live", "The show has not started yet.");
  const id = ctx.principal.registrationId ?? "";
  const registration = await ctx.ahead(() =>
    ctx.db.registration.findUnique({ where: { id }, include: { stageInvitation: true } }),
  );
  if (registration?.eventId !== event.id || registration.removedAt || registration.state !== "confirmed")
    throw new Problem("unauthorized", "This registration is no longer active.");
  const { state: asked } = registration.stageInvitation ?? {};
  const linkVersion = String(registration.joinVersion);
  return roomAccess(ctx, {
    eventId: event.id,
    stage,
    person: attendeePersonId(id),
    tab: input.tab ?? randomTab(),
    former: "",
    takeOver: false,
    name: "",
    claims: { role: "attendee", linkVersion, studioLinkId: "", registrationId: id },
    askedOn: asked === "invited" || asked === "accepted",
  });
}
