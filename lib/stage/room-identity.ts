/**
 * Who is in the room: `person.seat`. The person stays the same for the whole show, on every device and with every
 * link; the seat is one tab of theirs. Stages and commands name people, the room server tells seats apart.
 *
 * Pages opened under a former release are there without a seat, and guests among them as `guest-{id}-{link version}`.
 */
const FORMER_GUEST = /^(guest-\w+)-(\d{1,9})$/;

/** The person behind an identity of either form; a person's own id is theirs. */
export function personOf(identity: string): string {
  const dot = identity.indexOf(".");
  if (dot >= 0) return identity.slice(0, dot);
  return FORMER_GUEST.exec(identity)?.[1] ?? identity;
}

/** The seat in an identity; empty in the former form. */
export function seatOf(identity: string): string {
  const dot = identity.indexOf(".");
  return dot < 0 ? "" : identity.slice(dot + 1);
}

export const isSamePerson = (one: string, other: string): boolean => personOf(one) === personOf(other);

/** The link's version in a guest's identity of the former form. */
export const formerLinkVersion = (identity: string): string | undefined => FORMER_GUEST.exec(identity)?.[2];
