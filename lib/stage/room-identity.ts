/**
 * An identity in the room is `person.seat`. The person is the same for the whole show, on every device and
 * with every link; a seat is one of their tabs. Stages and commands refer to people; the room server
 * distinguishes seats.
 *
 * Pages opened under an earlier release have no seat, and guests among them are `guest-{id}-{link version}`.
 */
const LEGACY_GUEST = /^(guest-\w+)-(\d{1,9})$/;

/** Returns the person of an identity in either form; a person's own id is returned unchanged. */
export function personOf(identity: string): string {
  const dot = identity.indexOf(".");
  if (dot >= 0) return identity.slice(0, dot);
  return LEGACY_GUEST.exec(identity)?.[1] ?? identity;
}

/** Returns the seat of an identity; empty for the earlier form. */
export function seatOf(identity: string): string {
  const dot = identity.indexOf(".");
  return dot < 0 ? "" : identity.slice(dot + 1);
}

export const isSamePerson = (one: string, other: string): boolean => personOf(one) === personOf(other);

/** Returns the link's version from a guest's identity in the earlier form. */
export const legacyLinkVersion = (identity: string): string | undefined => LEGACY_GUEST.exec(identity)?.[2];
