export interface InboxHeading {
  id: string;
  /** Actual recipients. */
  to: string[];
  subject: string;
  /** `confirmation`, `sign_in` …; empty for email that isn't ours. */
  kind: string;
  /** `delivered` to the catch-all mail server, or `captured`: test email that no provider received. */
  state: "delivered" | "captured";
  /** ISO 8601 */
  at: string;
}

export interface InboxMessage extends InboxHeading {
  from: string;
  text: string;
  html: string;
  calendar: string | null;
  /** True if its content is gone. Emails are kept only for a while. */
  removed: boolean;
  headers: { name: string; value: string }[];
  /** Every URL in the email, in order and without duplicates. */
  links: string[];
}
