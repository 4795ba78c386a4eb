import type { ConfirmationWords } from "./confirmation-words";

export const en: ConfirmationWords = {
  subject: {
    confirmed: (title) => `You're in: ${title}`,
    waitlisted: (title) => `You're on the waiting list: ${title}`,
    pending_approval: (title) => `We have your request: ${title}`,
    held: (title) => `A place is free for you: ${title}`,
  },
  heading: {
    confirmed: "Your place is confirmed",
    waitlisted: "You are on the waiting list",
    pending_approval: "Your request is with the host",
    held: "A place is free for you",
  },
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  lead: {
    confirmed: (title) =>
      `You are registered for “${title}”. The link below is personal: it takes you straight to the show.`,
    waitlisted: (title) =>
      `“${title}” is full at the moment. If a place opens up, you will get your personal link by mail.`,
    pending_approval: (title) =>
      `The host looks at each request for “${title}”. You will get your personal link by mail once yours is accepted.`,
    held: (title, until) =>
      `You are next on the waiting list for “${title}”. We hold the place for you until ${until}; after that it goes to the next person.`,
  },
  when: "When",
  dateOpen: "The date is still to be announced. We will write as soon as it is set.",
  hostedBy: (host) => `Hosted by ${host}`,
  join: "Join the show",
  joinNote: "Opens in your browser; there is nothing to install. Please do not pass this link on.",
  take: "Take my place",
  calendarNote: "An invitation for your calendar is attached.",
  addTo: "Add to",
  calendarFile: "Calendar file",
  place: "Change or cancel my place",
  reason: (host) =>
    `You get this mail because somebody registered this address for a show of ${host}. If that was not you, cancel the place and you will not hear from us again about it.`,
  chooseMails: "Choose or stop these mails",
  calendarText: "Your personal link:",
};
