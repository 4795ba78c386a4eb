import type { ConfirmationWords } from "./confirmation-words";

export const en: ConfirmationWords = {
  subject: {
    confirmed: (title) => `You’re in: ${title}`,
    waitlisted: (title) => `You’re on the waitlist: ${title}`,
    pending_approval: (title) => `Request received: ${title}`,
    held: (title) => `A spot opened up: ${title}`,
  },
  heading: {
    confirmed: "You’re registered",
    waitlisted: "You’re on the waitlist",
    pending_approval: "Pending approval",
    held: "A spot opened up for you",
  },
  greeting: (name) => (name ? `Hi ${name},` : "Hi,"),
  lead: {
    confirmed: (title) => `You’re registered for “${title}”. Use your personal link below to join.`,
    waitlisted: (title) => `“${title}” is full right now. If a spot opens up, we’ll email you right away.`,
    pending_approval: (title) =>
      `The host reviews every request to join “${title}”. We’ll email you your personal link once yours is approved.`,
    held: (title, until) =>
      `You’re next on the waitlist for “${title}”. We’re holding a spot for you until ${until}. After that, it goes to the next person.`,
  },
  when: "When",
  dateOpen: "Date to be announced. We’ll email you when it’s set.",
  hostedBy: (host) => `Hosted by ${host}`,
  join: "Join the show",
  joinNote:
    "Opens in your browser, with nothing to install. This link is just for you, so please don’t share it.",
  take: "Claim your spot",
  calendarNote: "A calendar invite is attached.",
  addTo: "Or add it to",
  calendarFile: "Calendar file",
  place: "Change or cancel registration",
  reason: (host) =>
    `You’re receiving this email because this address was used to register for a show hosted by ${host}. If that wasn’t you, cancel the registration and we won’t email you about it again.`,
  chooseEmails: "Manage email preferences",
  calendarText: "Your personal link:",
};
