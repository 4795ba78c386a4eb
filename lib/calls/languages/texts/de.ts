import type { CallTexts } from "./texts";

export const GERMAN: CallTexts = {
  coaching: {
    monologue: {
      seen: (words) => `Ihre Seite hat ${words} Wörter am Stück gesprochen.`,
      why: "Bei langen Monologen hören Kunden nicht mehr zu, und Sie erfahren nichts.",
      try: "Nach zwei, drei Sätzen eine Frage stellen: Was würde das für Sie bedeuten?",
    },
    talk_share: {
      seen: (share) => `Ihre Seite hatte ${share} % der Redeanteile.`,
      why: "In erfolgreichen Gesprächen spricht der Kunde meist mindestens die Hälfte der Zeit.",
      try: "Hier eine offene Frage stellen und die ganze Antwort abwarten.",
    },
    open_question: {
      seen: () => "Eine Frage des Kunden blieb unbeantwortet.",
      why: "Offene Fragen verzögern die Entscheidung.",
      try: "In der Follow-up-E-Mail beantworten oder sagen, bis wann die Antwort kommt.",
    },
    open_objection: {
      seen: () => "Ein Einwand blieb offen.",
      why: "Was im Gespräch nicht geklärt wird, kommt bei der Entscheidung wieder auf.",
      try: "Fragen, was gegeben sein müsste, damit es passt, und genau darauf antworten.",
    },
    step_without_date: {
      seen: () => "Ein nächster Schritt hat keinen Termin.",
      why: "Schritte ohne Termin bleiben oft liegen.",
      try: "Noch im Gespräch einen Tag vereinbaren.",
    },
    offer_not_agreed: {
      seen: () => "Ein Angebot wurde weder angenommen noch abgelehnt.",
      why: "Ohne klare Antwort weiß niemand, ob es dazu kommt.",
      try: "Fragen, ob es hilft und bis wann.",
    },
    competitor: {
      seen: (name) => `Im Gespräch wird ${name} erwähnt.`,
      why: "Was dem Kunden dort gefällt, zeigt, wonach er entscheidet.",
      try: "Fragen, was daran gefällt und was fehlt.",
    },
    good_question: {
      seen: () => "Auf diese Frage kam die längste Antwort.",
      why: "Lange Antworten zeigen, was dem Kunden wichtig ist.",
      try: "Zum selben Thema noch eine Frage stellen, bevor es weitergeht.",
    },
    good_next_step: {
      seen: () => "Dieser nächste Schritt hat einen Namen und einen Termin.",
      why: "Es geht voran, wenn beide Seiten wissen, wer was bis wann macht.",
      try: "In der Follow-up-E-Mail wiederholen.",
    },
    few_questions: {
      seen: (count) => `Das Gespräch hat ${count} beantwortete Fragen.`,
      why: "Fragen zeigen, was der Kunde braucht und was ihn abhält.",
      try: "Eine offene Frage stellen, bevor es um das Produkt geht.",
    },
    longest_turn: {
      seen: (words) => `Das ist der längste Redebeitrag, mit ${words} Wörtern.`,
      why: "Nach einem langen Beitrag lohnt sich eine Frage.",
      try: "In einem Satz zusammenfassen und fragen, ob das so stimmt.",
    },
  },
  risk: {
    objection: "Dieser Einwand blieb im Gespräch offen.",
    other: "Der Kunde erwähnt etwas, woran es scheitern kann.",
  },
  outcome: {
    agreed: "Ein nächster Schritt ist vereinbart.",
    offered: "Ein nächster Schritt wurde angeboten, aber nicht vereinbart.",
    open: "Es wurde kein nächster Schritt gefunden.",
  },
  step: (what, owner, due) =>
    `Nächster Schritt: ${owner === null ? "" : `${owner} – `}${what}${due === null ? "" : ` (${due})`}.`,
  notFound: {
    labels: "Das Transkript nennt keine Sprecher, deshalb gibt es keine Zuständigen und keine Redeanteile.",
    sides: "Nicht bei allen ist klar, wer verkauft und wer kauft.",
    zone: "Das Gespräch hat kein Datum, deshalb bleiben Angaben wie „nächsten Freitag“ offen.",
    nextSteps: "Keine nächsten Schritte.",
    objections: "Keine Einwände.",
    prices: "Keine Preise.",
    competitors: "Keine Wettbewerber.",
    dates: "Keine Termine.",
    element: {
      metrics: "Keine Kennzahlen: was der Kunde messbar verbessern will.",
      economic_buyer: "Kein Budgetverantwortlicher: wer das Geld freigibt.",
      decision_criteria: "Keine Entscheidungskriterien.",
      decision_process: "Kein Entscheidungsprozess.",
      paper_process: "Kein Vertragsprozess: Recht, Einkauf, Sicherheitsprüfung.",
      identified_pain: "Kein klares Problem.",
      champion: "Kein Fürsprecher beim Kunden.",
      competition: "Kein Wettbewerb.",
    },
  },
};
