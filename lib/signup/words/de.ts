import type { SignupWords } from "./signup-words";

export const de: SignupWords = {
  liveShow: "Live-Event",
  pastShow: "Vergangenes Event",
  hostedBy: "Veranstaltet von",
  host: "Host",
  dateOpen: "Termin folgt",
  inZone: "In der Zeitzone {zone} anzeigen",
  inMyZone: "In meiner Zeitzone anzeigen",
  yourPlace: "Anmeldung",
  name: "Name",
  email: "E-Mail",
  submit: "Platz sichern",
  submitWaitlist: "Auf die Warteliste",
  submitApproval: "Teilnahme anfragen",
  sending: "Wird gesendet …",
  retrying: "Wir versuchen es weiter …",
  proving:
    "Wir prüfen kurz, dass du kein Bot bist. Gerade melden sich sehr viele an, deshalb kann es ein paar Sekunden dauern. Du musst nichts tun.",
  consent:
    "Ich möchte weitere Neuigkeiten von {sender} per E-Mail erhalten. Ich kann sie jederzeit abbestellen.",
  emailNote: "Du bekommst deinen persönlichen Link per E-Mail.",
  approvalNote: "Der Host prüft jede Anfrage. Die Antwort bekommst du per E-Mail.",
  waitlistNote: "Das Event ist ausgebucht. Sobald ein Platz frei wird, bekommst du deinen Link per E-Mail.",
  fewPlaces: "Nur noch wenige Plätze frei.",
  testNote: "Test-Event: E-Mails werden abgefangen und nicht zugestellt.",
  about: "Über das Event",
  agenda: "Programm",
  speakers: "Speaker",
  learn: "Das nimmst du mit",
  sponsors: "Sponsoren",
  minutes: "{count} Min.",
  onAir: "Live",
  replay: { text: "Die Aufzeichnung ist verfügbar.", until: "Verfügbar bis", watch: "Aufzeichnung ansehen" },
  watchNow: "Jetzt ansehen",
  closed: {
    not_open_yet: {
      title: "Die Anmeldung ist noch nicht offen",
      text: "Dieses Event wird noch vorbereitet. Schau bald wieder vorbei.",
    },
    unpublished: {
      title: "Vorübergehend offline",
      text: "Der Host hat dieses Event offline genommen. Wenn du angemeldet bist, bleibt dein Platz erhalten.",
    },
    cancelled: {
      title: "Dieses Event wurde abgesagt",
      text: "Wenn du angemeldet bist, musst du nichts weiter tun.",
    },
    archived: { title: "Dieses Event wurde archiviert", text: "Die Anmeldung ist geschlossen." },
    over: { title: "Dieses Event ist vorbei", text: "Die Anmeldung ist geschlossen." },
    full: {
      title: "Dieses Event ist ausgebucht",
      text: "Die Anmeldung ist vorerst geschlossen. Schau später noch einmal vorbei, vielleicht wird ein Platz frei.",
    },
    unavailable: {
      title: "Derzeit nicht verfügbar",
      text: "Versuche es später noch einmal oder wende dich an den Host.",
    },
  },
  nextShow: "Nächstes Event",
  nextShowOpen: "Event ansehen",
  done: {
    confirmed: {
      title: "Du bist dabei",
      text: "Wir haben dir deinen persönlichen Link per E-Mail geschickt. Er öffnet sich im Browser, ganz ohne Installation.",
    },
    waitlisted: {
      title: "Du stehst auf der Warteliste",
      text: "Sobald ein Platz frei wird, bekommst du deinen persönlichen Link per E-Mail.",
    },
    pending_approval: {
      title: "Anfrage gesendet",
      text: "Sobald der Host sie bestätigt, bekommst du deinen persönlichen Link per E-Mail.",
    },
    by_mail: {
      title: "Schau in dein Postfach",
      text: "Wir haben dir einen Link geschickt. Öffne ihn innerhalb von 24 Stunden, um deine Anmeldung zu bestätigen.",
    },
  },
  confirmByEmail: {
    title: "Anmeldung bestätigen",
    gone: "Dieser Link ist ungültig oder abgelaufen. Melde dich noch einmal an, um einen neuen zu bekommen.",
  },
  addToCalendar: "Zum Kalender hinzufügen",
  calendarFile: "Apple und andere (.ics)",
  share: "Link zum Teilen kopieren",
  copied: "Kopiert",
  changePlace: "Über den Link in deiner E-Mail kannst du deine Anmeldung ändern oder stornieren.",
  errors: {
    name: "Gib deinen Namen ein.",
    email: "Gib eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.",
    too_long: "Zu lang. Höchstens {max} Zeichen.",
    rate_limited: "Zu viele Versuche. Warte eine Minute und versuche es dann noch einmal.",
    closed: "Die Anmeldung ist geschlossen.",
    offline: "Keine Verbindung zum Server. Prüfe deine Internetverbindung und versuche es noch einmal.",
    other: "Die Anmeldung hat nicht geklappt. Versuche es noch einmal.",
  },
};
