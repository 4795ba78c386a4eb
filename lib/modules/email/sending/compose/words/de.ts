import type { ConfirmationWords } from "./confirmation-words";

export const de: ConfirmationWords = {
  subject: {
    confirmed: (title) => `Du bist dabei: ${title}`,
    waitlisted: (title) => `Auf der Warteliste: ${title}`,
    pending_approval: (title) => `Anfrage eingegangen: ${title}`,
    held: (title) => `Ein Platz ist frei für dich: ${title}`,
  },
  heading: {
    confirmed: "Dein Platz ist bestätigt",
    waitlisted: "Du stehst auf der Warteliste",
    pending_approval: "Deine Anfrage liegt beim Gastgeber",
    held: "Ein Platz ist frei für dich",
  },
  greeting: (name) => (name ? `Hallo ${name},` : "Hallo,"),
  lead: {
    confirmed: (title) =>
      `du bist für „${title}“ angemeldet. Der Link unten ist nur für dich und führt direkt zum Event.`,
    waitlisted: (title) =>
      `„${title}“ ist gerade ausgebucht. Wird ein Platz frei, bekommst du deinen persönlichen Link per Mail.`,
    pending_approval: (title) =>
      `über Anfragen für „${title}“ entscheidet der Gastgeber. Sobald deine angenommen ist, bekommst du deinen persönlichen Link per Mail.`,
    held: (title, until) =>
      `du bist auf der Warteliste für „${title}“ an der Reihe. Wir halten den Platz für dich frei bis ${until}; danach bekommt ihn die nächste Person.`,
  },
  when: "Wann",
  dateOpen: "Der Termin steht noch nicht fest. Wir schreiben dir, sobald er feststeht.",
  hostedBy: (host) => `Gastgeber: ${host}`,
  join: "Zum Event",
  joinNote: "Öffnet sich im Browser, es ist nichts zu installieren. Bitte gib diesen Link nicht weiter.",
  take: "Platz annehmen",
  calendarNote: "Eine Einladung für deinen Kalender liegt bei.",
  addTo: "Eintragen in",
  calendarFile: "Kalenderdatei",
  place: "Platz ändern oder absagen",
  reason: (host) =>
    `Du bekommst diese Mail, weil diese Adresse für ein Event von ${host} angemeldet wurde. Warst du das nicht, sage den Platz ab, dann hörst du dazu nichts mehr von uns.`,
  chooseMails: "Diese Mails auswählen oder abbestellen",
  calendarText: "Dein persönlicher Link:",
};
