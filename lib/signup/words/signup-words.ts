import type { ClosedReason } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";

/** `by_mail`: there is none yet, and will be one once the link in a mail was opened. */
export type PlaceState = "confirmed" | "waitlisted" | "pending_approval" | "by_mail";

interface Notice {
  title: string;
  text: string;
}

/** Everything that the public pages of a show say by themselves, in one language: plain data, `fill()` puts names in. */
export interface SignupWords {
  liveShow: string;
  hostedBy: string;
  host: string;
  dateOpen: string;
  /** Button that turns times to the event's own zone, named by a city. */
  inZone: string;
  inMyZone: string;
  yourPlace: string;
  name: string;
  email: string;
  submit: string;
  submitWaitlist: string;
  submitApproval: string;
  sending: string;
  /** While the browser solves a puzzle, which may take some seconds. */
  proving: string;
  consent: string;
  mailNote: string;
  approvalNote: string;
  waitlistNote: string;
  fewPlaces: string;
  testNote: string;
  about: string;
  agenda: string;
  speakers: string;
  learn: string;
  sponsors: string;
  minutes: string;
  onAir: string;
  watchNow: string;
  closed: Record<ClosedReason, Notice>;
  /** Before the title of another show, where this one is over or cancelled. */
  nextShow: string;
  nextShowOpen: string;
  done: Record<PlaceState, Notice>;
  /** The page of the mailed link; what it says when the link is not good. */
  confirmByMail: { title: string; gone: string };
  addToCalendar: string;
  calendarFile: string;
  share: string;
  copied: string;
  changePlace: string;
  errors: {
    name: string;
    email: string;
    too_long: string;
    rate_limited: string;
    closed: string;
    offline: string;
    other: string;
  };
}
