import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { attendeePersonId, randomTab, watcherPersonId } from "@/lib/providers/room/identity";
import type { RoomClaims } from "@/lib/providers/room/port";
import { isBeforeTheShow } from "@/lib/stage/seconds-until-air";
import type { roomContract } from "../contract";
import { loadOpenShow } from "./load-open-show";
import { requireSpareSeat } from "./require-spare-seat";
import { roomAccess } from "./room-access";

interface Viewer {
  person: string;
  claims: RoomClaims;
  askedOn: boolean;
}

/** There is nothing to see before the show, so no one is let in. */
export async function viewerRoomToken(
  ctx: Ctx,
  input: InputOf<typeof roomContract.viewerRoomToken>,
): Promise<OutputOf<typeof roomContract.viewerRoomToken>> {
  const { event, stage } = await ctx.ahead(() => loadOpenShow(ctx, input.slug));
  if (isBeforeTheShow(stage.phase)) throw new Problem("not_live", "The show hasn't started yet.");
  const { actor } = ctx.principal;
  const viewer = actor.type === "watcher" ? await watcher(ctx, event) : await attendee(ctx, event);
  const tab = input.tab ?? randomTab();
  return roomAccess(ctx, {
    ...viewer,
    eventId: event.id,
    stage,
    tab,
    previous: "",
    takeOver: false,
    name: "",
  });
}

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
async function watcher(ctx: Ctx, event: Event): Promise<Viewer> {
  const person = watcherPersonId(event.id, ctx.principal.actor.id);
  await requireSpareSeat(ctx, event, person);
  const claims: RoomClaims = { role: "watcher", linkVersion: "", studioLinkId: "", registrationId: "" };
  return { person, claims, askedOn: false };
}
