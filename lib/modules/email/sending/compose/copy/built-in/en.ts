import type { OwnWords } from "./own-words";

export const en: OwnWords = {
  dateOpen: "date to be announced",
  before: "Originally",
  calendarNote: "An updated calendar invite is attached.",
  replayUntil: (until) => `The replay is available until ${until}.`,
  h24: {
    kicker: "24 hours to go",
    subject: "Starts in 24 hours: {{title}}",
    body: "“{{title}}” starts in 24 hours. Use your personal link below to join.",
  },
  h1: {
    kicker: "1 hour to go",
    subject: "Starts in 1 hour: {{title}}",
    body: "“{{title}}” starts in 1 hour. Use your personal link below to join.",
  },
  live: {
    kicker: "Starting now",
    subject: "Starting now: {{title}}",
    body: "“{{title}}” is starting now. Use your personal link below to join.",
  },
  changed: {
    kicker: "New time",
    subject: "New time: {{title}}",
    body: "“{{title}}” has been rescheduled. Your registration and your personal link are still valid.",
  },
  opened: {
    kicker: "Postponed",
    subject: "Postponed: {{title}}",
    body: "“{{title}}” won’t take place at the announced time. Your registration and your personal link are still valid.",
  },
  dated: {
    kicker: "Date announced",
    subject: "Date announced: {{title}}",
    body: "“{{title}}” now has a date. Your registration and your personal link are still valid.",
  },
  given_up: {
    kicker: "Registration cancelled",
    subject: "Registration cancelled: {{title}}",
    body: "Your registration for “{{title}}” has been cancelled, and your personal link no longer works. This email also removes the show from your calendar.",
  },
  cancelled: {
    kicker: "Cancelled",
    subject: "Cancelled: {{title}}",
    preheader: "This show won’t take place.",
    body: "Unfortunately, “{{title}}” has been cancelled. You don’t need to do anything.",
    button_label: "View show page",
  },
  withdrawn: {
    kicker: "On hold",
    subject: "On hold: {{title}}",
    preheader: "This show won’t take place as announced.",
    body: "Unfortunately, “{{title}}” is on hold and won’t take place as announced. If it’s rescheduled, your registration stays valid.",
    button_label: "View show page",
  },
  guest_invite: {
    kicker: "You’re invited on stage",
    subject: "You’re invited on stage: {{title}}",
    body: "{{host}} invited you to be a guest on “{{title}}”.",
    button_label: "Open backstage page",
  },
  rehearsal_invite: {
    subject: "Rehearsal: {{title}}",
    body: "{{organiser}} invited you to the rehearsal for “{{title}}”. Use your personal link below to go backstage.",
    button_label: "Go backstage",
  },
  rehearsal_moved: {
    subject: "New time for the rehearsal: {{title}}",
    body: "The rehearsal for “{{title}}” has been rescheduled. Use your personal link below to go backstage.",
    button_label: "Go backstage",
  },
  rehearsal_off: {
    subject: "Rehearsal cancelled: {{title}}",
    body: "Your rehearsal for “{{title}}” has been cancelled. This email also removes it from your calendar.",
  },
  replay: {
    subject: "Watch the replay: {{title}}",
    preheader: "The replay is ready.",
    body: "Thanks for joining “{{title}}”! The replay is ready. Use your personal link below to watch it.",
    button_label: "Watch replay",
  },
  missed: {
    subject: "Sorry we missed you: {{title}}",
    preheader: "The replay is ready.",
    body: "We’re sorry you couldn’t make it to “{{title}}”. The replay is ready. Use your personal link below to watch it.",
    button_label: "Watch replay",
  },
};
