import type { RehearsalWithGuests } from "../find-rehearsal";

/** What the audit log keeps of a rehearsal. */
export const auditRehearsal = ({ startsAt, durationMin, state, notes, guests }: RehearsalWithGuests) => ({
  starts_at: startsAt,
  duration_min: durationMin,
  state,
  notes,
  guest_ids: guests.map(({ id }) => id),
});
