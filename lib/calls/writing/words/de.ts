import type { WritingWords } from "./words";

export const GERMAN: WritingWords = {
  greeting: {
    friendly: (name) => (name === null ? "Hallo," : `Hallo ${name},`),
    neutral: (name) => (name === null ? "Guten Tag," : `Guten Tag ${name},`),
    formal: (name) => (name === null ? "Sehr geehrte Damen und Herren," : `Guten Tag ${name},`),
  },
  thanks: (day, tone) => {
    const when = day === null ? "" : ` am ${day}`;
    return tone === "friendly" ? `danke für das Gespräch${when}.` : `vielen Dank für das Gespräch${when}.`;
  },
  lead: {
    call: "Hier kurz zusammengefasst, was wir besprochen haben:",
    summary: "Hier kurz zusammengefasst, was wir besprochen haben:",
    nothing: "Falls noch etwas offen ist, melde ich mich.",
  },
  headings: {
    understood: "Das nehme ich mit",
    goals: "Ziele",
    scope: "Umfang",
    pricing: "Preise wie besprochen",
    timeline: "Zeitplan",
    next_steps: "Nächste Schritte",
    to_confirm: "Noch zu bestätigen",
    questions: "Offene Fragen",
    open_points: "Offene Punkte",
  },
  missing: {
    understood: "Im Gespräch nicht genannt: das Problem des Kunden.",
    goals: "Im Gespräch nicht genannt: Ziele.",
    scope: "Im Gespräch nicht genannt: Umfang.",
    pricing: "Im Gespräch nicht genannt: Preis.",
    timeline: "Im Gespräch nicht genannt: Zeitplan.",
    next_steps: "Im Gespräch wurden keine nächsten Schritte vereinbart.",
    open_points: "Im Gespräch kamen keine offenen Punkte auf.",
  },
  ending: "Falls ich etwas vergessen habe, genügt eine kurze Antwort auf diese E-Mail.",
  colon: ":",
  closing: { friendly: "Viele Grüße", neutral: "Beste Grüße", formal: "Mit freundlichen Grüßen" },
  subject: (title, day) =>
    title === null
      ? `Zusammenfassung und nächste Schritte${day === null ? "" : ` zu unserem Gespräch am ${day}`}`
      : `${title}: Zusammenfassung und nächste Schritte`,
  proposal: (title) => (title === null ? "Angebotsentwurf" : `Angebotsentwurf: ${title}`),
  says: (name, quote) => (name === null ? `„${quote}“` : `${name}: „${quote}“`),
  noOwner: "(Zuständigkeit offen)",
  objection: (name, quote) => `Nicht geklärt: ${name === null ? "" : `${name}: `}„${quote}“`,
  notAgreed: (text) => `Noch nicht bestätigt: ${text}`,
  and: "und",
};
