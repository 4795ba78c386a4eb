import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Una universidad, una empresa de aplicaciones, una red de bibliotecas. */
export const SPANISH: EvalBriefInput[] = [
  {
    id: "es-held-email",
    in: "es",
    title: "Perder el miedo a hablar en público",
    brief: `Hola, equipo:

Os paso lo de la sesión del martes. Serán 40 minutos, ni uno más, que luego tienen clase. Viene la actriz y formadora Lucía Santamaría, y la entrevista Íñigo Urrutia, de nuestro gabinete. Quiero que cuente la anécdota del micrófono roto, que es buenísima. Los temas: respirar antes de salir, qué hacer con las manos y cómo recuperarse de un silencio. Va dirigido a estudiantes de último curso. Dejad los últimos diez minutos para preguntas del público. Nada de encuestas, por favor.

Por cierto, Lucía acaba de divorciarse: ni se os ocurra preguntarle por su marido.

Un abrazo,
Maite`,
    facts: [
      has.minutes(40),
      has.guest("Lucía Santamaría", { title: "actriz" }),
      has.place("Lucía Santamaría"),
      has.lead("Íñigo Urrutia"),
      has.noPerson("Maite"),
      has.wanted("story", { says: ["micrófono"] }),
      has.wanted("questions", { minutes: 10 }),
      has.no("poll"),
      has.audience("estudiantes"),
      has.hidden("divorciarse", "marido"),
      has.order({ says: ["respirar"] }, { says: ["manos"] }),
      has.order({ says: ["manos"] }, { says: ["silencio"] }),
      has.language("es"),
    ],
  },
  {
    id: "es-held-notes",
    in: "es",
    title: "Novedades de la app",
    brief: `media hora
presenta Paula Ríos (product manager)
- modo sin conexión
- pagos con Bizum
- adiós a la versión antigua (1 de enero)
demo del modo sin conexión, 6 min
encuesta: ¿qué función usas más?
preguntas al final 8 min
no mencionar precios`,
    facts: [
      has.minutes(30),
      has.anyone("Paula Ríos", { title: "product manager" }),
      has.wanted("demo", { minutes: 6 }),
      has.wanted("poll", { says: ["función"] }),
      has.wanted("questions", { minutes: 8 }),
      has.order({ says: ["sin conexión"] }, { says: ["Bizum"] }),
      has.order({ says: ["Bizum"] }, { says: ["versión antigua"] }),
      has.noTopic("precios"),
      has.noPerson("Bizum"),
      has.noRepeats,
      has.script,
      has.language("es"),
    ],
  },
  {
    id: "es-held-agenda",
    in: "es",
    title: "Encuentro de bibliotecas rurales",
    brief: `Programa
10.00 Bienvenida – Rosa Villar, coordinadora de la red (10 min)
10.10 Leer en pueblos de menos de mil habitantes – Martín Echeverría, bibliotecario de Aguilar (25 min)
10.35 Vídeo: el bibliobús (5 min)
10.40 Mesa redonda «¿Y los jóvenes?» con Martín Echeverría, Nuria Campos y Tomás Gil (30 min)
11.10 Turno de preguntas (15 min)
11.25 Cierre (5 min)`,
    facts: [
      has.minutes(90),
      has.agenda(
        has.item(10, "bienvenida", "intro"),
        has.item(25, ["leer en pueblos", "mil habitantes"]),
        has.item(5, "bibliobús", "video"),
        has.item(30, ["jóvenes", "mesa redonda"], "panel"),
        has.item(15, "preguntas", "qa"),
        has.item(5, "cierre", "outro"),
      ),
      has.anyone("Rosa Villar", { title: "coordinadora" }),
      has.guest("Martín Echeverría", { title: "bibliotecario" }),
      has.guest("Nuria Campos"),
      has.guest("Tomás Gil"),
      has.place("Nuria Campos"),
      has.wanted("panel"),
      has.noHeadings("Turno de preguntas", "Cierre"),
      has.language("es"),
    ],
  },
];
