import type { WritingWords } from "./words";

export const FRENCH: WritingWords = {
  greeting: {
    friendly: (name) => (name === null ? "Bonjour," : `Bonjour ${name},`),
    neutral: (name) => (name === null ? "Bonjour," : `Bonjour ${name},`),
    formal: (name) => (name === null ? "Madame, Monsieur," : `Bonjour ${name},`),
  },
  thanks: (day, tone) =>
    `${tone === "friendly" ? "Merci" : "Je vous remercie"} pour notre échange${day === null ? "" : ` du ${day}`}.`,
  lead: {
    call: "Voici un court récapitulatif :",
    summary: "Voici un court récapitulatif :",
    nothing: "Je reviens vers vous s’il reste un point à préciser.",
  },
  headings: {
    understood: "Ce que j’ai retenu",
    goals: "Vos objectifs",
    scope: "Périmètre",
    pricing: "Prix évoqués",
    timeline: "Calendrier",
    next_steps: "Prochaines étapes",
    to_confirm: "À confirmer",
    questions: "Vos questions en suspens",
    open_points: "Points ouverts",
  },
  missing: {
    understood: "Non évoqué pendant l’appel : le problème du client.",
    goals: "Non évoqué pendant l’appel : les objectifs.",
    scope: "Non évoqué pendant l’appel : le périmètre.",
    pricing: "Non évoqué pendant l’appel : le prix.",
    timeline: "Non évoqué pendant l’appel : le calendrier.",
    next_steps: "Aucune prochaine étape n’a été convenue pendant l’appel.",
    open_points: "Aucun point ouvert n’a été évoqué pendant l’appel.",
  },
  ending: "S’il manque quelque chose, répondez simplement à cet e-mail.",
  colon: " :",
  closing: { friendly: "Bien à vous,", neutral: "Cordialement,", formal: "Bien cordialement," },
  subject: (title, day) =>
    title === null
      ? `Récapitulatif et prochaines étapes${day === null ? "" : ` de notre appel du ${day}`}`
      : `${title} : récapitulatif et prochaines étapes`,
  proposal: (title) => (title === null ? "Plan de proposition" : `Plan de proposition : ${title}`),
  says: (name, quote) => (name === null ? `« ${quote} »` : `${name} : « ${quote} »`),
  noOwner: "(responsable non précisé)",
  objection: (name, quote) => `Non résolu : ${name === null ? "" : `${name} : `}« ${quote} »`,
  notAgreed: (text) => `Pas encore confirmé : ${text}`,
  and: "et",
};
