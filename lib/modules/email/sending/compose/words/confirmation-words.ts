/** Text of a confirmation, in one language. `title` and `name` are text from people. */
export interface ConfirmationWords {
  subject: Record<PlaceState, (title: string) => string>;
  heading: Record<PlaceState, string>;
  /** `name` may be empty. */
  greeting: (name: string) => string;
  /** `until` is when a held place passes to the next person; empty in every other state. */
  lead: Record<PlaceState, (title: string, until: string) => string>;
  when: string;
  dateOpen: string;
  hostedBy: (host: string) => string;
  join: string;
  joinNote: string;
  /** The button that claims a held place. */
  take: string;
  calendarNote: string;
  addTo: string;
  calendarFile: string;
  place: string;
  reason: (host: string) => string;
  chooseEmails: string;
  calendarText: string;
}

/** `held`: on the waitlist, with a place held for this person for a while. */
export type PlaceState = "confirmed" | "waitlisted" | "pending_approval" | "held";
