import { requireActive } from "@/lib/modules/show-basics/clients";
import { emitEventChange, lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import type { rehearsalsContract } from "../contract";
import { presentRehearsal } from "../present-rehearsals";
import { MAX_REHEARSALS } from "../vocabulary";
import { auditRehearsal } from "./audit-rehearsal";
import { guestsNamed } from "./guests-named";

export async function createRehearsal(
  ctx: Ctx,
  { slug, starts_at, duration_min, guest_ids, notes }: InputOf<typeof rehearsalsContract.createRehearsal>,
): Promise<OutputOf<typeof rehearsalsContract.createRehearsal>> {
  // Locked, so that two concurrent calls can't both take the last place.
  const event = await lockEvent(ctx, slug);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  if ((await ctx.db.rehearsal.count({ where: { eventId: event.id, deletedAt: null } })) >= MAX_REHEARSALS)
    throw new Problem("slot_limit_reached", `A show can have at most ${MAX_REHEARSALS} rehearsals.`);
  const guests = await guestsNamed(ctx, event.id, guest_ids);
  const row = await ctx.db.rehearsal.create({
    data: {
      id: ctx.newId("rhs"),
      eventId: event.id,
      startsAt: starts_at,
      durationMin: duration_min,
      notes,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  await ctx.db.rehearsalGuest.createMany({
    data: guests.map(({ id }, position) => ({ rehearsalId: row.id, guestId: id, position })),
  });
  const made = { ...row, guests };
  ctx.record({ subjectType: "rehearsal", subjectId: row.id, after: auditRehearsal(made) });
  emitEventChange(ctx, "event.updated", event, ["rehearsals"]);
  ctx.meta.version = row.version;
  return presentRehearsal(ctx, made, event.slug);
}
