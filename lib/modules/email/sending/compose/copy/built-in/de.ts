import type { OwnWords } from "./own-words";

export const de: OwnWords = {
  dateOpen: "Termin folgt",
  before: "Ursprünglich",
  calendarNote: "Eine aktualisierte Kalendereinladung ist angehängt.",
  replayUntil: (until) => `Die Aufzeichnung ist bis ${until} verfügbar.`,
  h24: {
    kicker: "Noch 24 Stunden",
    subject: "In 24 Stunden geht’s los: {{title}}",
    body: "„{{title}}“ beginnt in 24 Stunden. Mit deinem persönlichen Link unten kannst du teilnehmen.",
  },
  h1: {
    kicker: "Noch 1 Stunde",
    subject: "In 1 Stunde geht’s los: {{title}}",
    body: "„{{title}}“ beginnt in 1 Stunde. Mit deinem persönlichen Link unten kannst du teilnehmen.",
  },
  live: {
    kicker: "Jetzt geht’s los",
    subject: "Jetzt geht’s los: {{title}}",
    body: "„{{title}}“ beginnt jetzt. Mit deinem persönlichen Link unten kannst du teilnehmen.",
  },
  changed: {
    kicker: "Neuer Termin",
    subject: "Neuer Termin: {{title}}",
    body: "„{{title}}“ wurde verschoben. Deine Anmeldung und dein persönlicher Link bleiben gültig.",
  },
  opened: {
    kicker: "Verschoben",
    subject: "Verschoben: {{title}}",
    body: "„{{title}}“ findet nicht zum angekündigten Termin statt. Deine Anmeldung und dein persönlicher Link bleiben gültig.",
  },
  dated: {
    kicker: "Der Termin steht fest",
    subject: "Der Termin steht fest: {{title}}",
    body: "für „{{title}}“ gibt es jetzt einen Termin. Deine Anmeldung und dein persönlicher Link bleiben gültig.",
  },
  given_up: {
    kicker: "Anmeldung storniert",
    subject: "Anmeldung storniert: {{title}}",
    body: "deine Anmeldung für „{{title}}“ wurde storniert. Dein persönlicher Link ist nicht mehr gültig, und diese E-Mail entfernt das Event aus deinem Kalender.",
  },
  cancelled: {
    kicker: "Abgesagt",
    subject: "Abgesagt: {{title}}",
    preheader: "Das Event findet nicht statt.",
    body: "leider wurde „{{title}}“ abgesagt. Du musst nichts weiter tun.",
    button_label: "Eventseite ansehen",
  },
  withdrawn: {
    kicker: "Vorerst abgesagt",
    subject: "Vorerst abgesagt: {{title}}",
    preheader: "Das Event findet nicht wie angekündigt statt.",
    body: "leider findet „{{title}}“ nicht wie angekündigt statt. Falls es einen neuen Termin gibt, bleibt deine Anmeldung gültig.",
    button_label: "Eventseite ansehen",
  },
  guest_invite: {
    kicker: "Einladung auf die Bühne",
    subject: "Einladung auf die Bühne: {{title}}",
    body: "{{host}} lädt dich als Gast zu „{{title}}“ ein.",
    button_label: "Backstage-Seite öffnen",
  },
  rehearsal_invite: {
    subject: "Probe: {{title}}",
    body: "{{organiser}} lädt dich zur Probe für „{{title}}“ ein. Mit deinem persönlichen Link unten kommst du in den Backstage-Bereich.",
    button_label: "Backstage-Seite öffnen",
  },
  rehearsal_moved: {
    subject: "Neuer Termin für die Probe: {{title}}",
    body: "die Probe für „{{title}}“ wurde verschoben. Mit deinem persönlichen Link unten kommst du in den Backstage-Bereich.",
    button_label: "Backstage-Seite öffnen",
  },
  rehearsal_off: {
    subject: "Probe abgesagt: {{title}}",
    body: "deine Probe für „{{title}}“ wurde abgesagt. Diese E-Mail entfernt sie auch aus deinem Kalender.",
  },
  replay: {
    subject: "Jetzt als Aufzeichnung: {{title}}",
    preheader: "Die Aufzeichnung ist da.",
    body: "schön, dass du bei „{{title}}“ dabei warst! Die Aufzeichnung ist jetzt verfügbar. Mit deinem persönlichen Link unten kannst du sie ansehen.",
    button_label: "Aufzeichnung ansehen",
  },
  missed: {
    subject: "Schade, dass du nicht dabei warst: {{title}}",
    preheader: "Die Aufzeichnung ist jetzt verfügbar.",
    body: "schade, dass du bei „{{title}}“ nicht dabei sein konntest. Die Aufzeichnung ist jetzt verfügbar. Mit deinem persönlichen Link unten kannst du sie ansehen.",
    button_label: "Aufzeichnung ansehen",
  },
};
