import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { endOf } from "./end-of";
import type { RehearsalWithGuests } from "./find-rehearsal";
import { invitationOf, readLastNotices } from "./invitations/read-last-notices";
import type { RehearsalWire } from "./schema";

/** Presents rehearsals of one show with what their guests know. */
export async function presentRehearsals(
  ctx: Ctx,
  rows: readonly RehearsalWithGuests[],
  slug: string,
): Promise<RehearsalWire[]> {
  const notices = await readLastNotices(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    event_slug: slug,
    starts_at: iso(row.startsAt),
    ends_at: iso(endOf(row)),
    duration_min: row.durationMin,
    state: row.state as RehearsalWire["state"],
    notes: row.notes,
    guests: row.guests.map(({ id, name }) => ({
      guest_id: id,
      name,
      invitation: invitationOf(notices.get(row.id)?.get(id), row),
    })),
    version: row.version,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  }));
}

export async function presentRehearsal(
  ctx: Ctx,
  row: RehearsalWithGuests,
  slug: string,
): Promise<RehearsalWire> {
  const [wire] = await presentRehearsals(ctx, [row], slug);
  return wire as RehearsalWire;
}
