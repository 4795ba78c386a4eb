/** What a confirmation says, in one language. `title` and `name` are text from people. */
export interface ConfirmationWords {
  subject: Record<PlaceState, (title: string) => string>;
  heading: Record<PlaceState, string>;
  /** `name` may be empty. */
  greeting: (name: string) => string;
  lead: Record<PlaceState, (title: string) => string>;
  when: string;
  dateOpen: string;
  hostedBy: (host: string) => string;
  join: string;
  joinNote: string;
  calendarNote: string;
  addTo: string;
  calendarFile: string;
  place: string;
  reason: (host: string) => string;
  chooseMails: string;
  calendarText: string;
}

export type PlaceState = "confirmed" | "waitlisted" | "pending_approval";
