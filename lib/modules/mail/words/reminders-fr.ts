import type { ReminderWords } from "./reminder-words";

export const fr: ReminderWords = {
  subject: {
    h24: (title) => `Dans 24 heures : ${title}`,
    h1: (title) => `Dans une heure : ${title}`,
    live: (title) => `Ça commence : ${title}`,
    changed: (title) => `Nouvel horaire : ${title}`,
  },
  heading: {
    h24: "Plus que 24 heures",
    h1: "Plus qu’une heure",
    live: "Ça commence",
    changed: "L’horaire a changé",
  },
  lead: {
    h24: (title) => `« ${title} » commence dans 24 heures. Votre lien personnel vous y mène directement.`,
    h1: (title) => `« ${title} » commence dans une heure. Votre lien personnel vous y mène directement.`,
    live: (title) => `« ${title} » commence. Entrez par votre lien personnel.`,
    changed: (title) => `« ${title} » a lieu à un autre moment. Votre place et votre lien restent les mêmes.`,
  },
  opened: {
    subject: (title) => `Date de nouveau ouverte : ${title}`,
    heading: "La date est de nouveau ouverte",
    lead: (title) =>
      `« ${title} » n’aura pas lieu au moment annoncé. Votre place et votre lien restent les mêmes.`,
  },
  dated: {
    subject: (title) => `La date est fixée : ${title}`,
    heading: "La date est fixée",
    lead: (title) => `« ${title} » a une date. Votre place et votre lien restent les mêmes.`,
  },
  before: "Avant",
  calendarNote: "Votre entrée d’agenda est jointe, telle qu’elle est maintenant.",
};
