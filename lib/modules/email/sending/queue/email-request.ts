export interface EmailRequest<Facts> {
  to: { name: string; email: string };
  /** One mail for one intent: a second request with the same key does nothing. */
  dedupeKey: string;
  eventId?: string;
  registrationId?: string;
  guestId?: string;
  /** The start of the show that it reminds of; null for a show without one. */
  startsAt?: Date | null;
  /** When it should go out, where it must not go out much later. */
  dueAt?: Date;
  /** What the definition asks for. */
  facts: Facts;
  /** Why it does not go out: it is written down all the same, and its job finds nothing to do. */
  skip?: string;
}
