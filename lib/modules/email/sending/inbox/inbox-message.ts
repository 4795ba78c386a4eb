export interface InboxHeading {
  id: string;
  /** Addresses that it was really for. */
  to: string[];
  subject: string;
  /** `confirmation`, `sign_in` …; empty for mail that is not ours. */
  kind: string;
  /** `delivered` to the catching mail server, or `captured`: test mail that no provider saw. */
  state: "delivered" | "captured";
  /** ISO 8601 */
  at: string;
}

export interface InboxMessage extends InboxHeading {
  from: string;
  text: string;
  html: string;
  calendar: string | null;
  /** Nothing of its parts is left: mails are kept for a while only. */
  removed: boolean;
  headers: { name: string; value: string }[];
  /** Every address in the mail, in order, once. */
  links: string[];
}
