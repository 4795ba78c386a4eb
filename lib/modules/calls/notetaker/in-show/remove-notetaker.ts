import { findAvailableShow, guestPerson } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { notetakerContract } from "../contract";
import { decideOn } from "./decide-on";
import { presentInShow } from "./present-in-show";

/** A guest removes a notetaker. */
export async function removeNotetaker(
  ctx: Ctx,
  { slug }: InputOf<typeof notetakerContract.removeNotetaker>,
): Promise<OutputOf<typeof notetakerContract.removeNotetaker>> {
  const event = await findAvailableShow(ctx, slug);
  const guest = await ctx.db.guest.findUnique({ where: { id: ctx.principal.guestId ?? "" } });
  if (guest?.eventId !== event.id) throw notFound();
  const { identity: id, name } = guestPerson(guest);
  return presentInShow(ctx, await decideOn(ctx, event, "remove", { id, name, role: "guest" }));
}
