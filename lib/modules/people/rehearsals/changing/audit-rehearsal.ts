import type { RehearsalWithGuests } from "../find-rehearsal";

/** Returns the audit log's fields of a rehearsal. */
export const auditRehearsal = ({ startsAt, durationMin, state, notes, guests }: RehearsalWithGuests) => ({
  starts_at: startsAt,
  duration_min: durationMin,
  state,
  notes,
  guest_ids: guests.map(({ id }) => id),
});
