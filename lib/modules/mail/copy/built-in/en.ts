import type { OwnWords } from "./own-words";

export const en: OwnWords = {
  dateOpen: "date to be announced",
  h24: {
    subject: "Tomorrow: {{title}}",
    body: "A reminder: “{{title}}” begins on {{date}} at {{time}} ({{time_zone}}). The link below is personal: it takes you straight to the show.",
  },
  h1: {
    subject: "In one hour: {{title}}",
    body: "“{{title}}” begins in one hour. The link below is personal: it takes you straight to the show.",
  },
  live: {
    subject: "We are live: {{title}}",
    preheader: "The show has begun.",
    body: "“{{title}}” has begun. Come in by your personal link below.",
  },
  changed: {
    subject: "New date: {{title}}",
    body: "The date of “{{title}}” has changed. It now begins: {{starts_at}}. Your place and your personal link stay as they are.",
  },
  cancelled: {
    subject: "Cancelled: {{title}}",
    preheader: "The show does not take place.",
    body: "“{{title}}” does not take place. We are sorry. You need not do anything.",
    button_label: "See the page of the show",
  },
  guest_invite: {
    subject: "{{organiser}} invites you to {{title}}",
    body: "{{organiser}} invites you as a guest to “{{title}}”, {{starts_at}}. The link below is personal: it takes you backstage, where you can try camera and microphone.",
    button_label: "Go backstage",
  },
  rehearsal_invite: {
    subject: "Rehearsal: {{title}}",
    body: "{{organiser}} invites you to the rehearsal of “{{title}}”. The link below is personal: it takes you backstage.",
    button_label: "Go backstage",
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
