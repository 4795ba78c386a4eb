import type { Guest, Rehearsal } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { emitEventChange, findEvent } from "@/lib/modules/show-basics/show-facts";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { rehearsalsContract } from "../contract";
import type { RehearsalWithGuests } from "../find-rehearsal";
import { notifyOfChange } from "../invitations/notify-of-change";
import { lockRehearsal } from "../lock-rehearsal";
import { presentRehearsal } from "../present-rehearsals";
import { auditRehearsal } from "./audit-rehearsal";
import { guestsNamed } from "./guests-named";

type Input = InputOf<typeof rehearsalsContract.updateRehearsal>;

export async function updateRehearsal(
  ctx: Ctx,
  { slug, rehearsal_id, guest_ids, notify, ...given }: Input,
): Promise<OutputOf<typeof rehearsalsContract.updateRehearsal>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const before = await lockRehearsal(ctx, event, rehearsal_id);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  expectVersion(ctx, before.version);
  requireTransition(before.state, given.state);
  const guests = guest_ids ? await guestsNamed(ctx, event.id, guest_ids) : before.guests;
  const after = await write(ctx, before, given, guests);
  ctx.record({
    subjectType: "rehearsal",
    subjectId: before.id,
    before: auditRehearsal(before),
    after: auditRehearsal(after),
  });
  if (after.version !== before.version) emitEventChange(ctx, "event.updated", event, ["rehearsals"]);
  if (notify) await notifyOfChange(ctx, event, { before, after });
  ctx.meta.version = after.version;
  return presentRehearsal(ctx, after, event.slug);
}

/** A rehearsal that is over or cancelled must be scheduled again before it can change to the other state. */
function requireTransition(from: string, to: string | undefined): void {
  if (to === undefined || to === from || from === "scheduled" || to === "scheduled") return;
  throw stateConflict(from, `A rehearsal that is ${from} must be scheduled again before it can be ${to}.`);
}

async function write(
  ctx: Ctx,
  before: RehearsalWithGuests,
  { starts_at, duration_min, notes, state }: Pick<Input, "starts_at" | "duration_min" | "notes" | "state">,
  guests: Guest[],
): Promise<RehearsalWithGuests> {
  const columns: Partial<Rehearsal> = changesOf<Partial<Rehearsal>>(before, {
    startsAt: starts_at,
    durationMin: duration_min,
    notes,
    state,
  } as Partial<Rehearsal>);
  const idsOf = (list: Guest[]) => list.map(({ id }) => id).join();
  const otherGuests = idsOf(guests) !== idsOf(before.guests);
  if (Object.keys(columns).length === 0 && !otherGuests) return before;
  const isOff = [before.state, columns.state].includes("cancelled") && columns.state !== undefined;
  const hasMoved = columns.startsAt !== undefined || columns.durationMin !== undefined || isOff;
  const row = await ctx.db.rehearsal.update({
    where: { id: before.id },
    data: {
      ...columns,
      revision: before.revision + (hasMoved ? 1 : 0),
      version: before.version + 1,
      updatedAt: ctx.now,
    },
  });
  if (otherGuests) {
    await ctx.db.rehearsalGuest.deleteMany({ where: { rehearsalId: row.id } });
    await ctx.db.rehearsalGuest.createMany({
      data: guests.map(({ id }, position) => ({ rehearsalId: row.id, guestId: id, position })),
    });
  }
  return { ...row, guests };
}
