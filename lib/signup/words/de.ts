import type { SignupWords } from "./signup-words";

export const de: SignupWords = {
  liveShow: "Live-Event",
  hostedBy: "Gastgeber:",
  host: "Gastgeber",
  dateOpen: "Termin folgt",
  inZone: (zone) => `In der Zeit von ${zone} zeigen`,
  inMyZone: "In meiner Zeit zeigen",
  yourPlace: "Platz",
  name: "Name",
  email: "E-Mail",
  submit: "Platz sichern",
  submitWaitlist: "Auf die Warteliste",
  submitApproval: "Platz anfragen",
  sending: "Einen Moment …",
  proving:
    "Einen Moment: Gerade melden sich so viele an, dass dein Browser zeigt, dass er kein Programm ist. Du musst nichts tun.",
  consent: (sender) => `Schickt mir auch Neuigkeiten von ${sender}. Das kann ich jederzeit abbestellen.`,
  mailNote: "Wir schicken dir deinen persönlichen Link per Mail.",
  approvalNote: "Der Gastgeber sieht jede Anfrage an und antwortet per Mail.",
  waitlistNote: "Alle Plätze sind vergeben. Wird einer frei, kommt der Link per Mail.",
  fewPlaces: "Es gibt noch wenige Plätze.",
  testNote: "Testevent: Mails werden abgefangen und erreichen niemanden.",
  about: "Worum es geht",
  agenda: "Ablauf",
  speakers: "Auf der Bühne",
  minutes: (count) => `${count} Min.`,
  onAir: "Live",
  watchNow: "Jetzt ansehen",
  closed: {
    not_open_yet: {
      title: "Noch nicht offen",
      text: "Dieses Event wird noch vorbereitet. Die Adresse bleibt dieselbe.",
    },
    cancelled: { title: "Dieses Event fällt aus", text: "Du musst nichts weiter tun." },
    archived: { title: "Dieses Event ist archiviert", text: "Eine Anmeldung ist nicht mehr möglich." },
    over: { title: "Dieses Event ist vorbei", text: "Die Anmeldung ist geschlossen." },
    full: {
      title: "Alle Plätze sind vergeben",
      text: "Die Anmeldung ist vorerst geschlossen. Vielleicht wird noch ein Platz frei.",
    },
    unavailable: {
      title: "Zurzeit nicht verfügbar",
      text: "Bitte später noch einmal versuchen oder beim Gastgeber fragen.",
    },
  },
  done: {
    confirmed: {
      title: "Dein Platz ist gesichert",
      text: "Dein persönlicher Link kommt per Mail. Er führt direkt zum Event, du musst nichts installieren.",
    },
    waitlisted: {
      title: "Auf der Warteliste",
      text: "Wird ein Platz frei, kommt dein persönlicher Link per Mail.",
    },
    pending_approval: {
      title: "Deine Anfrage ist beim Gastgeber",
      text: "Dein persönlicher Link kommt per Mail, sobald sie angenommen ist.",
    },
    by_mail: {
      title: "Ein Schritt fehlt noch",
      text: "Wir haben dir eine Mail geschickt. Öffne ihren Link innerhalb eines Tages, dann hast du deinen Platz.",
    },
  },
  confirmByMail: {
    title: "Platz bestätigen",
    gone: "Dieser Link ist zu alt oder wurde verändert. Bitte melde dich noch einmal an.",
  },
  addToCalendar: "In den Kalender",
  calendarFile: "Apple und andere (.ics)",
  share: "Link zum Teilen kopieren",
  copied: "Kopiert",
  changePlace: "Über den Link in der Mail kannst du deinen Platz ändern oder absagen.",
  errors: {
    name: "Bitte einen Namen angeben.",
    email: "Das sieht nicht nach einer E-Mail-Adresse aus. Sie hat die Form name@example.com.",
    too_long: "Das ist zu lang.",
    rate_limited: "Das waren viele Versuche. Bitte eine Minute warten.",
    closed: "Die Anmeldung wurde inzwischen geschlossen.",
    offline: "Es kam keine Antwort. Bitte die Verbindung prüfen und noch einmal versuchen.",
    other: "Das hat nicht geklappt. Bitte noch einmal versuchen.",
  },
};
