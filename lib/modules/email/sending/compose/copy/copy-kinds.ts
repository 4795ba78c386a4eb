import type { CopyKind } from "../../copy-schema";

interface KindOfCopy {
  class: "transactional" | "reminder";
  purpose: string;
  /** Recipients: attendees, or guests on the roster, who have no registration. */
  to: "attendee" | "guest";
}

export const COPY_OF: Record<CopyKind, KindOfCopy> = {
  confirmation: {
    class: "transactional",
    to: "attendee",
    purpose:
      "To people with a confirmed registration, right after they register. People who are waitlisted or pending approval get a built-in text.",
  },
  h24: { class: "reminder", to: "attendee", purpose: "A reminder 24 hours before the start." },
  h1: { class: "reminder", to: "attendee", purpose: "A reminder one hour before the start." },
  live: { class: "reminder", to: "attendee", purpose: "At the start of the show." },
  changed: { class: "reminder", to: "attendee", purpose: "When the show's date changes." },
  cancelled: { class: "reminder", to: "attendee", purpose: "When the show is cancelled." },
  guest_invite: { class: "transactional", to: "guest", purpose: "Invites a guest to the show." },
  rehearsal_invite: { class: "transactional", to: "guest", purpose: "Invites a guest to a rehearsal." },
  replay: { class: "reminder", to: "attendee", purpose: "After the show, to people who attended." },
  missed: { class: "reminder", to: "attendee", purpose: "After the show, to people who didn't attend." },
};
