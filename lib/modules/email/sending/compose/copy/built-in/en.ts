import type { OwnWords } from "./own-words";

export const en: OwnWords = {
  dateOpen: "date to be announced",
  before: "Before",
  calendarNote: "Your calendar entry is attached as it stands now.",
  h24: {
    kicker: "24 hours to go",
    subject: "In 24 hours: {{title}}",
    body: "“{{title}}” starts in 24 hours. Your personal link takes you straight there.",
  },
  h1: {
    kicker: "One hour to go",
    subject: "In one hour: {{title}}",
    body: "“{{title}}” starts in an hour. Your personal link takes you straight there.",
  },
  live: {
    kicker: "Starting now",
    subject: "Starting now: {{title}}",
    body: "“{{title}}” is starting. Come in by your personal link.",
  },
  changed: {
    kicker: "The time has changed",
    subject: "New time: {{title}}",
    body: "“{{title}}” takes place at another time. Your place and your link stay as they are.",
  },
  opened: {
    kicker: "The date is open again",
    subject: "Date open again: {{title}}",
    body: "“{{title}}” will not take place when we said. Your place and your link stay as they are.",
  },
  dated: {
    kicker: "The date is set",
    subject: "The date is set: {{title}}",
    body: "“{{title}}” has a date. Your place and your link stay as they are.",
  },
  given_up: {
    kicker: "Your place is cancelled",
    subject: "Your place is cancelled: {{title}}",
    body: "Your place in “{{title}}” is cancelled, and your personal link with it. The entry in your calendar goes with this mail.",
  },
  cancelled: {
    kicker: "Cancelled",
    subject: "Cancelled: {{title}}",
    preheader: "The show does not take place.",
    body: "“{{title}}” does not take place. We are sorry. You need not do anything.",
    button_label: "See the page of the show",
  },
  withdrawn: {
    kicker: "Offline for now",
    subject: "Offline for now: {{title}}",
    preheader: "The show does not take place as announced.",
    body: "“{{title}}” was taken offline and does not take place as announced. We are sorry. Your place stays yours, should it be opened again.",
    button_label: "See the page of the show",
  },
  guest_invite: {
    kicker: "You are invited on stage",
    subject: "You are invited on stage: {{title}}",
    body: "{{host}} would like to have you as a guest in “{{title}}”.",
    button_label: "Open my backstage page",
  },
  rehearsal_invite: {
    subject: "Rehearsal: {{title}}",
    body: "{{organiser}} invites you to the rehearsal of “{{title}}”. The link below is personal: it takes you backstage.",
    button_label: "Go backstage",
  },
  rehearsal_moved: {
    subject: "New time: rehearsal of {{title}}",
    body: "The rehearsal of “{{title}}” takes place at another time. The link below is personal: it takes you backstage.",
    button_label: "Go backstage",
  },
  rehearsal_off: {
    subject: "Called off: rehearsal of {{title}}",
    body: "The rehearsal of “{{title}}” does not take place for you. The entry in your calendar goes with this mail.",
  },
  replay: {
    subject: "Watch again: {{title}}",
    preheader: "The replay is there.",
    body: "Thank you for coming to “{{title}}”. You can watch it again by your personal link below.",
    button_label: "Watch the replay",
  },
  missed: {
    subject: "You missed it, the replay is there: {{title}}",
    preheader: "Watch it whenever you like.",
    body: "We missed you at “{{title}}”. You can watch the replay by your personal link below.",
    button_label: "Watch the replay",
  },
};
