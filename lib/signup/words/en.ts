import type { SignupWords } from "./signup-words";

export const en: SignupWords = {
  liveShow: "Live show",
  hostedBy: "Hosted by",
  host: "Host",
  dateOpen: "Date to be announced",
  inZone: (zone) => `Show in ${zone} time`,
  inMyZone: "Show in my time",
  yourPlace: "Your place",
  name: "Name",
  email: "E-mail",
  submit: "Save my place",
  submitWaitlist: "Join the waiting list",
  submitApproval: "Request a place",
  sending: "One moment…",
  proving:
    "One moment: so many people are signing up that your browser proves it is no program. You need do nothing.",
  consent: (sender) => `Also send me news from ${sender}. I can stop that at any time.`,
  mailNote: "We send your personal link for this show by e-mail.",
  approvalNote: "The host looks at each request and answers by mail.",
  waitlistNote: "All places are taken. If a place opens up, you get your link by mail.",
  fewPlaces: "A few places are left.",
  testNote: "Test show: mails are captured and reach nobody.",
  about: "About",
  agenda: "Agenda",
  speakers: "On stage",
  minutes: (count) => `${count} min`,
  onAir: "On air",
  watchNow: "Watch now",
  closed: {
    not_open_yet: {
      title: "Not open yet",
      text: "This show is still being prepared. Come back soon; the address stays the same.",
    },
    cancelled: {
      title: "This show is cancelled",
      text: "It will not take place. There is nothing that you need to do.",
    },
    archived: { title: "This show is archived", text: "Registration is closed." },
    over: { title: "This show has ended", text: "Registration is closed." },
    full: {
      title: "All places are taken",
      text: "Registration is closed for now. A place may still open up.",
    },
    unavailable: { title: "Not available at the moment", text: "Please try again later or ask the host." },
  },
  done: {
    confirmed: {
      title: "You have a place",
      text: "Your personal link is on its way by mail. It takes you straight in; there is nothing to install.",
    },
    waitlisted: {
      title: "You are on the waiting list",
      text: "If a place opens up, you get your personal link by mail.",
    },
    pending_approval: {
      title: "Your request is with the host",
      text: "You get your personal link by mail once it is accepted.",
    },
    by_mail: {
      title: "One step is left",
      text: "We have sent you a mail. Open its link within a day, and your place is yours.",
    },
  },
  confirmByMail: {
    title: "Confirm your place",
    gone: "This link is too old or was changed. Please sign up again.",
  },
  addToCalendar: "Add to calendar",
  calendarFile: "Apple and others (.ics)",
  share: "Copy link to share",
  copied: "Copied",
  changePlace: "To change or cancel your place, follow the link in the mail.",
  errors: {
    name: "Please tell us your name.",
    email: "This does not look like an e-mail address. It needs a form like name@example.com.",
    too_long: "This is too long.",
    rate_limited: "Too many attempts. Please wait a minute and try again.",
    closed: "Registration has closed in the meantime.",
    offline: "No answer came. Check your connection and try again.",
    other: "That did not work. Please try again.",
  },
};
