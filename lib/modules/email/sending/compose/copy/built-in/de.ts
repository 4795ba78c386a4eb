import type { OwnWords } from "./own-words";

export const de: OwnWords = {
  dateOpen: "Termin folgt",
  before: "Vorher",
  calendarNote: "Dein Kalendereintrag liegt in seinem jetzigen Stand bei.",
  h24: {
    kicker: "Noch 24 Stunden",
    subject: "In 24 Stunden: {{title}}",
    body: "„{{title}}“ beginnt in 24 Stunden. Dein persönlicher Link führt direkt hin.",
  },
  h1: {
    kicker: "Noch eine Stunde",
    subject: "In einer Stunde: {{title}}",
    body: "„{{title}}“ beginnt in einer Stunde. Dein persönlicher Link führt direkt hin.",
  },
  live: {
    kicker: "Es geht los",
    subject: "Es geht los: {{title}}",
    body: "„{{title}}“ fängt gerade an. Komm über deinen persönlichen Link dazu.",
  },
  changed: {
    kicker: "Der Termin hat sich geändert",
    subject: "Neuer Termin: {{title}}",
    body: "„{{title}}“ findet zu einer anderen Zeit statt. Dein Platz und dein Link bleiben, wie sie sind.",
  },
  opened: {
    kicker: "Der Termin ist wieder offen",
    subject: "Termin wieder offen: {{title}}",
    body: "„{{title}}“ findet nicht zur angekündigten Zeit statt. Dein Platz und dein Link bleiben, wie sie sind.",
  },
  dated: {
    kicker: "Der Termin steht fest",
    subject: "Der Termin steht fest: {{title}}",
    body: "„{{title}}“ hat einen Termin. Dein Platz und dein Link bleiben, wie sie sind.",
  },
  given_up: {
    kicker: "Dein Platz ist storniert",
    subject: "Dein Platz ist storniert: {{title}}",
    body: "dein Platz bei „{{title}}“ ist storniert, und mit ihm dein persönlicher Link. Der Eintrag in deinem Kalender verschwindet mit dieser Mail.",
  },
  cancelled: {
    kicker: "Abgesagt",
    subject: "Abgesagt: {{title}}",
    preheader: "Das Event findet nicht statt.",
    body: "„{{title}}“ findet nicht statt. Das tut uns leid. Du musst nichts weiter tun.",
    button_label: "Zur Seite des Events",
  },
  withdrawn: {
    kicker: "Vorerst offline",
    subject: "Vorerst offline: {{title}}",
    preheader: "Das Event findet nicht wie angekündigt statt.",
    body: "„{{title}}“ ist vorerst offline und findet nicht wie angekündigt statt. Das tut uns leid. Dein Platz bleibt dir, falls es wieder geöffnet wird.",
    button_label: "Zur Seite des Events",
  },
  guest_invite: {
    kicker: "Du bist auf die Bühne eingeladen",
    subject: "Einladung auf die Bühne: {{title}}",
    body: "{{host}} möchte dich als Gast bei „{{title}}“ dabeihaben.",
    button_label: "Meine Backstage-Seite öffnen",
  },
  rehearsal_invite: {
    subject: "Probe: {{title}}",
    body: "{{organiser}} lädt dich zur Probe von „{{title}}“ ein. Der Link unten ist nur für dich und führt hinter die Bühne.",
    button_label: "Hinter die Bühne",
  },
  rehearsal_moved: {
    subject: "Neuer Termin: Probe von {{title}}",
    body: "Die Probe von „{{title}}“ findet zu einer anderen Zeit statt. Der Link unten ist nur für dich und führt hinter die Bühne.",
    button_label: "Hinter die Bühne",
  },
  rehearsal_off: {
    subject: "Abgesagt: Probe von {{title}}",
    body: "Die Probe von „{{title}}“ findet für dich nicht statt. Der Eintrag in deinem Kalender verschwindet mit dieser Mail.",
  },
  replay: {
    subject: "Noch einmal ansehen: {{title}}",
    preheader: "Die Aufzeichnung ist da.",
    body: "schön, dass du bei „{{title}}“ dabei warst. Über deinen persönlichen Link unten kannst du es noch einmal ansehen.",
    button_label: "Aufzeichnung ansehen",
  },
  missed: {
    subject: "Verpasst? Die Aufzeichnung ist da: {{title}}",
    preheader: "Sieh sie an, wann du willst.",
    body: "bei „{{title}}“ haben wir dich vermisst. Über deinen persönlichen Link unten kannst du die Aufzeichnung ansehen.",
    button_label: "Aufzeichnung ansehen",
  },
};
