import type { Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { FieldCode } from "@/lib/operation/errors";
import { invalid } from "@/lib/operation/problem";
import type { RosterEvent } from "../guest-row/emit-guest-change";
import { readRoster } from "../guest-row/roster";
import { isOpen, readProposals } from "../proposals/read-proposals";
import { settleProposals } from "../proposals/settle-proposals";
import { type GuestChange, MAX_GUESTS } from "../schema";
import { addGuests } from "./add-guests";
import { changeGuest } from "./change-guest";
import { removeGuest } from "./remove-guest";

/**
 * Merges a list of changes into the roster: rows without `id` are added, rows with one are changed or, with
 * `remove: true`, removed. Guests that aren't listed stay unchanged. Proposals are accepted or dismissed by
 * the same rows. The caller holds the event's lock.
 * @throws `validation_error` naming `guests.{n}.…`
 */
export async function mergeGuests(
  ctx: Ctx,
  event: RosterEvent,
  changes: readonly GuestChange[],
): Promise<{ guests: Guest[]; changed: boolean }> {
  // Guests' links change without the event's lock.
  await ctx.sql(
    "roster_lock",
    "SELECT 1 FROM guest WHERE event_id = $1 AND deleted_at IS NULL ORDER BY id FOR UPDATE",
    [event.id],
  );
  const roster = await readRoster(ctx, event.id);
  const proposals = (await readProposals(ctx, event.id)).filter(isOpen);
  const byId = new Map(roster.map((guest) => [guest.id, guest]));
  check(changes, byId, new Set(proposals.map(({ id }) => id)));
  let changed = false;
  for (const change of changes) {
    const guest = change.id === undefined ? undefined : byId.get(change.id);
    if (!guest) continue;
    if (change.remove) await removeGuest(ctx, event, guest);
    changed = change.remove || (await updateOne(ctx, event, guest, change)) || changed;
  }
  const { additions, dismissed } = await settleProposals(ctx, proposals, changes);
  const next = Math.max(-1, ...roster.map(({ position }) => position)) + 1;
  await addGuests(ctx, event, additions, next);
  changed ||= additions.length > 0 || dismissed > 0;
  return { guests: changed ? await readRoster(ctx, event.id) : roster, changed };
}

function check(
  changes: readonly GuestChange[],
  byId: ReadonlyMap<string, Guest>,
  proposed: ReadonlySet<string>,
): void {
  const fields: Record<string, FieldCode> = {};
  const seen = new Set<string>();
  let size = byId.size;
  changes.forEach(({ id, remove, accepted, name }, index) => {
    if (id === undefined) {
      size += 1;
      if (remove) fields[`guests.${index}.id`] = "required";
      else if (name === undefined) fields[`guests.${index}.name`] = "required";
      return;
    }
    if (seen.has(id)) fields[`guests.${index}.id`] = "duplicate";
    else if (proposed.has(id)) {
      if (accepted && !remove) size += 1;
      else if (!remove) fields[`guests.${index}.accepted`] = "required";
    } else if (!byId.has(id)) fields[`guests.${index}.id`] = "not_found";
    else if (remove) size -= 1;
    seen.add(id);
  });
  if (size > MAX_GUESTS) fields.guests = "too_many";
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

async function updateOne(ctx: Ctx, event: RosterEvent, guest: Guest, change: GuestChange): Promise<boolean> {
  const { id: _id, remove: _remove, accepted: _accepted, ...given } = change;
  return (await changeGuest(ctx, event, guest, given)) !== guest;
}
