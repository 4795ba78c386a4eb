import type { CopyKind } from "../../copy-schema";

interface KindOfCopy {
  class: "transactional" | "reminder";
  purpose: string;
  /** To whom: people who registered, or those on the roster, who have no place of their own. */
  to: "attendee" | "guest";
}

export const COPY_OF: Record<CopyKind, KindOfCopy> = {
  confirmation: {
    class: "transactional",
    to: "attendee",
    purpose:
      "To somebody with a confirmed place, right after they registered. Who waits or has asked gets words of ours instead.",
  },
  h24: { class: "reminder", to: "attendee", purpose: "A reminder 24 hours before the start." },
  h1: { class: "reminder", to: "attendee", purpose: "A reminder one hour before the start." },
  live: { class: "reminder", to: "attendee", purpose: "At the start of the show." },
  changed: { class: "reminder", to: "attendee", purpose: "When the date of the show moves." },
  cancelled: { class: "reminder", to: "attendee", purpose: "When the show is cancelled." },
  guest_invite: { class: "transactional", to: "guest", purpose: "Invites a guest to the show." },
  rehearsal_invite: { class: "transactional", to: "guest", purpose: "Invites a guest to a rehearsal." },
  replay: { class: "reminder", to: "attendee", purpose: "After the show, to those who were there." },
  missed: { class: "reminder", to: "attendee", purpose: "After the show, to those who were not there." },
};
