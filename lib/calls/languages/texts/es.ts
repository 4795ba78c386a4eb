import type { CallTexts } from "./texts";

export const SPANISH: CallTexts = {
  coaching: {
    monologue: {
      seen: (words) => `Su equipo habló ${words} palabras sin pausa.`,
      why: "En los monólogos largos el cliente deja de escuchar y usted no aprende nada.",
      try: "Tras dos o tres frases, pregunte qué significaría para él.",
    },
    talk_share: {
      seen: (share) => `Su equipo dijo el ${share} % de las palabras.`,
      why: "En las llamadas que se cierran, el cliente suele hablar al menos la mitad del tiempo.",
      try: "Haga aquí una pregunta abierta y espere toda la respuesta.",
    },
    open_question: {
      seen: () => "Una pregunta del cliente quedó sin respuesta.",
      why: "Una pregunta abierta retrasa la decisión.",
      try: "Respóndala en el correo de seguimiento, o diga cuándo lo hará.",
    },
    open_objection: {
      seen: () => "Una objeción no se resolvió.",
      why: "Volverá en el momento de decidir.",
      try: "Pregunte qué haría falta para resolverla y responda justo a eso.",
    },
    step_without_date: {
      seen: () => "Un próximo paso no tiene fecha.",
      why: "Los pasos sin fecha se suelen olvidar.",
      try: "Acuerde un día antes de terminar la llamada.",
    },
    offer_not_agreed: {
      seen: () => "Una propuesta no se aceptó ni se rechazó.",
      why: "Sin una respuesta clara, no se sabe si ocurrirá.",
      try: "Pregunte si ayudaría, y para cuándo.",
    },
    competitor: {
      seen: (name) => `En la llamada se menciona ${name}.`,
      why: "Lo que al cliente le gusta de esa opción muestra cómo decidirá.",
      try: "Pregunte qué le gusta y qué le falta.",
    },
    good_question: {
      seen: () => "Esta pregunta obtuvo la respuesta más larga.",
      why: "Las respuestas largas muestran lo que le importa al cliente.",
      try: "Haga otra pregunta sobre el mismo tema.",
    },
    good_next_step: {
      seen: () => "Este próximo paso tiene responsable y fecha.",
      why: "Se avanza cuando ambas partes saben quién hace qué y cuándo.",
      try: "Repítalo en el correo de seguimiento.",
    },
    few_questions: {
      seen: (count) => `La llamada tiene ${count} preguntas con respuesta.`,
      why: "Las preguntas muestran lo que el cliente necesita y lo que lo frena.",
      try: "Haga una pregunta abierta antes de hablar del producto.",
    },
    longest_turn: {
      seen: (words) => `Es el turno más largo, con ${words} palabras.`,
      why: "Después de un turno largo conviene preguntar.",
      try: "Resúmalo en una frase y pregunte si es correcto.",
    },
  },
  risk: {
    objection: "Esta objeción quedó abierta.",
    other: "El cliente menciona algo que puede frenar la venta.",
  },
  outcome: {
    agreed: "Se acordó un próximo paso.",
    offered: "Se ofreció un próximo paso, pero no se acordó.",
    open: "No se encontró ningún próximo paso.",
  },
  step: (what, owner, due) =>
    `Próximo paso: ${owner === null ? "" : `${owner} – `}${what}${due === null ? "" : ` (${due})`}.`,
  notFound: {
    labels: "La transcripción no indica quién habla: no hay responsables ni tiempo de palabra.",
    sides: "No está claro para todos quién vende y quién compra.",
    zone: "Falta la fecha de la llamada: las fechas relativas no se calculan.",
    nextSteps: "Sin próximos pasos.",
    objections: "Sin objeciones.",
    prices: "Sin precios.",
    competitors: "Sin competidores.",
    dates: "Sin fechas.",
    element: {
      metrics: "Sin métricas: lo que el cliente quiere mejorar, en cifras.",
      economic_buyer: "Sin responsable del presupuesto.",
      decision_criteria: "Sin criterios de decisión.",
      decision_process: "Sin proceso de decisión.",
      paper_process: "Sin proceso contractual: legal, compras, seguridad.",
      identified_pain: "Sin problema identificado.",
      champion: "Sin defensor interno.",
      competition: "Sin competencia.",
    },
  },
};
