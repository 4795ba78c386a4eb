import type { WritingWords } from "./words";

export const SPANISH: WritingWords = {
  greeting: {
    friendly: (name) => (name === null ? "Hola:" : `Hola, ${name}:`),
    neutral: (name) => (name === null ? "Buenos días:" : `Buenos días, ${name}:`),
    formal: (name) => (name === null ? "A quien corresponda:" : `Buenos días, ${name}:`),
  },
  thanks: (day, tone) =>
    `${tone === "friendly" ? "Gracias" : "Muchas gracias"} por la llamada${day === null ? "" : ` del ${day}`}.`,
  lead: {
    call: "Este es un breve resumen:",
    summary: "Este es un breve resumen:",
    nothing: "Le escribiré si queda algo por aclarar.",
  },
  headings: {
    understood: "Lo que he entendido",
    goals: "Sus objetivos",
    scope: "Alcance",
    pricing: "Precios mencionados",
    timeline: "Calendario",
    next_steps: "Próximos pasos",
    to_confirm: "Por confirmar",
    questions: "Sus preguntas pendientes",
    open_points: "Puntos pendientes",
  },
  missing: {
    understood: "No se mencionó en la llamada: el problema del cliente.",
    goals: "No se mencionó en la llamada: los objetivos.",
    scope: "No se mencionó en la llamada: el alcance.",
    pricing: "No se mencionó en la llamada: el precio.",
    timeline: "No se mencionó en la llamada: el calendario.",
    next_steps: "No se acordaron próximos pasos en la llamada.",
    open_points: "No surgieron puntos pendientes en la llamada.",
  },
  ending: "Si falta algo, responda a este correo.",
  colon: ":",
  closing: { friendly: "Saludos,", neutral: "Un saludo,", formal: "Atentamente," },
  subject: (title, day) =>
    title === null
      ? `Resumen y próximos pasos${day === null ? "" : ` de nuestra llamada del ${day}`}`
      : `${title}: resumen y próximos pasos`,
  proposal: (title) => (title === null ? "Esquema de propuesta" : `Esquema de propuesta: ${title}`),
  says: (name, quote) => (name === null ? `«${quote}»` : `${name}: «${quote}»`),
  noOwner: "(responsable sin nombrar)",
  objection: (name, quote) => `Sin resolver: ${name === null ? "" : `${name}: `}«${quote}»`,
  notAgreed: (text) => `Aún sin confirmar: ${text}`,
  and: "y",
};
