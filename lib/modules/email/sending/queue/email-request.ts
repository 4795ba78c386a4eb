export interface EmailRequest<Facts> {
  to: { name: string; email: string };
  /** Deduplicates requests: a second request with the same key does nothing. */
  dedupeKey: string;
  eventId?: string;
  registrationId?: string;
  guestId?: string;
  /** The start of the show that it reminds of. Null for a show without one. */
  startsAt?: Date | null;
  /** When it should be sent, if it must not be sent much later. */
  dueAt?: Date;
  /** The facts that the definition requires. */
  facts: Facts;
  /** Why it is skipped. It is still recorded, and its job finds nothing to do. */
  skip?: string;
}
