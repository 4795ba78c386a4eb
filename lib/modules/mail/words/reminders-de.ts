import type { ReminderWords } from "./reminder-words";

export const de: ReminderWords = {
  subject: {
    h24: (title) => `In 24 Stunden: ${title}`,
    h1: (title) => `In einer Stunde: ${title}`,
    live: (title) => `Es geht los: ${title}`,
    changed: (title) => `Neuer Termin: ${title}`,
  },
  heading: {
    h24: "Noch 24 Stunden",
    h1: "Noch eine Stunde",
    live: "Es geht los",
    changed: "Der Termin hat sich geändert",
  },
  lead: {
    h24: (title) => `„${title}“ beginnt in 24 Stunden. Dein persönlicher Link führt direkt hin.`,
    h1: (title) => `„${title}“ beginnt in einer Stunde. Dein persönlicher Link führt direkt hin.`,
    live: (title) => `„${title}“ fängt gerade an. Komm über deinen persönlichen Link dazu.`,
    changed: (title) =>
      `„${title}“ findet zu einer anderen Zeit statt. Dein Platz und dein Link bleiben, wie sie sind.`,
  },
  opened: {
    subject: (title) => `Termin wieder offen: ${title}`,
    heading: "Der Termin ist wieder offen",
    lead: (title) =>
      `„${title}“ findet nicht zur angekündigten Zeit statt. Dein Platz und dein Link bleiben, wie sie sind.`,
  },
  dated: {
    subject: (title) => `Der Termin steht fest: ${title}`,
    heading: "Der Termin steht fest",
    lead: (title) => `„${title}“ hat einen Termin. Dein Platz und dein Link bleiben, wie sie sind.`,
  },
  before: "Vorher",
  calendarNote: "Dein Kalendereintrag liegt in seinem jetzigen Stand bei.",
};
