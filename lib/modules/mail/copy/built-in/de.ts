import type { OwnWords } from "./own-words";

export const de: OwnWords = {
  dateOpen: "Termin folgt",
  h24: {
    subject: "Morgen: {{title}}",
    body: "morgen ist es so weit: „{{title}}“ beginnt am {{date}} um {{time}} ({{time_zone}}). Der Link unten ist nur für dich und führt direkt zum Event.",
  },
  h1: {
    subject: "In einer Stunde: {{title}}",
    body: "„{{title}}“ beginnt in einer Stunde. Der Link unten ist nur für dich und führt direkt zum Event.",
  },
  live: {
    subject: "Es geht los: {{title}}",
    preheader: "Das Event hat begonnen.",
    body: "„{{title}}“ hat begonnen. Über deinen persönlichen Link unten bist du dabei.",
  },
  changed: {
    subject: "Neuer Termin: {{title}}",
    body: "der Termin von „{{title}}“ hat sich geändert. Neuer Beginn: {{starts_at}}. Dein Platz und dein persönlicher Link bleiben, wie sie sind.",
  },
  cancelled: {
    subject: "Abgesagt: {{title}}",
    preheader: "Das Event findet nicht statt.",
    body: "„{{title}}“ findet nicht statt. Das tut uns leid. Du musst nichts weiter tun.",
    button_label: "Zur Seite des Events",
  },
  guest_invite: {
    subject: "{{organiser}} lädt dich ein: {{title}}",
    body: "{{organiser}} lädt dich als Gast zu „{{title}}“ ein, {{starts_at}}. Der Link unten ist nur für dich: Er führt hinter die Bühne, wo du Kamera und Mikrofon ausprobieren kannst.",
    button_label: "Hinter die Bühne",
  },
  rehearsal_invite: {
    subject: "Probe: {{title}}",
    body: "{{organiser}} lädt dich zur Probe von „{{title}}“ ein. Der Link unten ist nur für dich und führt hinter die Bühne.",
    button_label: "Hinter die Bühne",
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
