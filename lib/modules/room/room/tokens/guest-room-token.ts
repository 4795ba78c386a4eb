import { guestPerson } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import type { roomContract } from "../contract";
import { loadOpenShow } from "./load-open-show";
import { roomAccess } from "./room-access";

export async function guestRoomToken(
  ctx: Ctx,
  input: InputOf<typeof roomContract.guestRoomToken>,
): Promise<OutputOf<typeof roomContract.guestRoomToken>> {
  const { event, stage } = await loadOpenShow(ctx, input.slug);
  const id = ctx.principal.guestId ?? "";
  const guest = await ctx.db.guest.findUnique({ where: { id } });
  const open = guest?.eventId === event.id && !guest.deletedAt && guest.accessHash && !guest.accessRevokedAt;
  if (!guest || !open)
    throw new Problem("unauthorized", "This link was replaced or revoked. Ask your host for a new one.");
  const { identity: person, name } = guestPerson(guest);
  const linkVersion = String(guest.accessVersion);
  ctx.record({ subjectType: "room", subjectId: event.slug, after: { role: "guest", identity: person } });
  return roomAccess(ctx, {
    eventId: event.id,
    stage,
    person,
    tab: input.tab,
    previous: `${person}-${linkVersion}`,
    takeOver: input.take_over,
    name,
    claims: { role: "guest", linkVersion, studioLinkId: "", registrationId: "" },
  });
}
