import type { ClosedReason } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";

/** `by_mail`: registered only once the link in an email is opened. */
export type PlaceState = "confirmed" | "waitlisted" | "pending_approval" | "by_mail";

interface Notice {
  title: string;
  text: string;
}

/** Text of a show's public pages, in one language: plain data, `fill()` inserts names. */
export interface SignupWords {
  liveShow: string;
  /** Instead of `liveShow`, once the show is over. */
  pastShow: string;
  hostedBy: string;
  host: string;
  dateOpen: string;
  /** Button that shows times in the event's own time zone, named by its city. */
  inZone: string;
  inMyZone: string;
  yourPlace: string;
  name: string;
  email: string;
  submit: string;
  submitWaitlist: string;
  submitApproval: string;
  sending: string;
  /** Shown while a signup that failed temporarily is sent again. */
  retrying: string;
  /** Shown while the browser solves a puzzle, which may take some seconds. */
  proving: string;
  consent: string;
  emailNote: string;
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
  /** On the page of a past show. */
  replay: { text: string; until: string; watch: string };
  watchNow: string;
  closed: Record<ClosedReason, Notice>;
  /** Precedes the title of another show when this one has ended or is cancelled. */
  nextShow: string;
  nextShowOpen: string;
  done: Record<PlaceState, Notice>;
  /** The page of the emailed link. `gone` is for an invalid link. */
  confirmByEmail: { title: string; gone: string };
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
