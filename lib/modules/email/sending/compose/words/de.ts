import type { ConfirmationWords } from "./confirmation-words";

export const de: ConfirmationWords = {
  subject: {
    confirmed: (title) => `Du bist dabei: ${title}`,
    waitlisted: (title) => `Du stehst auf der Warteliste: ${title}`,
    pending_approval: (title) => `Anfrage erhalten: ${title}`,
    held: (title) => `Ein Platz ist frei geworden: ${title}`,
  },
  heading: {
    confirmed: "Du bist angemeldet",
    waitlisted: "Du stehst auf der Warteliste",
    pending_approval: "Bestätigung ausstehend",
    held: "Ein Platz ist für dich frei geworden",
  },
  greeting: (name) => (name ? `Hallo ${name},` : "Hallo,"),
  lead: {
    confirmed: (title) =>
      `du bist für „${title}“ angemeldet. Mit deinem persönlichen Link unten kannst du teilnehmen.`,
    waitlisted: (title) =>
      `„${title}“ ist derzeit ausgebucht. Sobald ein Platz frei wird, schicken wir dir eine E-Mail.`,
    pending_approval: (title) =>
      `der Host prüft jede Anfrage für „${title}“. Sobald deine bestätigt ist, schicken wir dir deinen persönlichen Link per E-Mail.`,
    held: (title, until) =>
      `du bist die nächste Person auf der Warteliste für „${title}“. Wir reservieren deinen Platz bis ${until}. Danach geht er an die nächste Person.`,
  },
  when: "Wann",
  dateOpen: "Der Termin steht noch nicht fest. Sobald es so weit ist, schicken wir dir eine E-Mail.",
  hostedBy: (host) => `Veranstaltet von ${host}`,
  join: "Am Event teilnehmen",
  joinNote:
    "Öffnet sich im Browser, ganz ohne Installation. Der Link ist nur für dich, bitte gib ihn nicht weiter.",
  take: "Platz annehmen",
  calendarNote: "Eine Kalendereinladung ist angehängt.",
  addTo: "Oder hinzufügen zu",
  calendarFile: "Kalenderdatei",
  place: "Anmeldung ändern oder stornieren",
  reason: (host) =>
    `Du erhältst diese E-Mail, weil sich jemand mit dieser Adresse für ein Event von ${host} angemeldet hat. Das warst nicht du? Storniere die Anmeldung, dann bekommst du dazu keine E-Mails mehr.`,
  chooseEmails: "E-Mail-Einstellungen verwalten",
  calendarText: "Dein persönlicher Link:",
};
