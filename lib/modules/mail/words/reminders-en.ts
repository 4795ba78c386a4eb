import type { ReminderWords } from "./reminder-words";

export const en: ReminderWords = {
  subject: {
    h24: (title) => `In 24 hours: ${title}`,
    h1: (title) => `In one hour: ${title}`,
    live: (title) => `Starting now: ${title}`,
    changed: (title) => `New time: ${title}`,
  },
  heading: {
    h24: "24 hours to go",
    h1: "One hour to go",
    live: "Starting now",
    changed: "The time has changed",
  },
  lead: {
    h24: (title) => `“${title}” starts in 24 hours. Your personal link takes you straight there.`,
    h1: (title) => `“${title}” starts in an hour. Your personal link takes you straight there.`,
    live: (title) => `“${title}” is starting. Come in by your personal link.`,
    changed: (title) => `“${title}” takes place at another time. Your place and your link stay as they are.`,
  },
  opened: {
    subject: (title) => `Date open again: ${title}`,
    heading: "The date is open again",
    lead: (title) =>
      `“${title}” will not take place when we said. Your place and your link stay as they are.`,
  },
  dated: {
    subject: (title) => `The date is set: ${title}`,
    heading: "The date is set",
    lead: (title) => `“${title}” has a date. Your place and your link stay as they are.`,
  },
  before: "Before",
  calendarNote: "Your calendar entry is attached as it stands now.",
};
