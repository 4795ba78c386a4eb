import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Español de España, de México y de Argentina. */
export const SPANISH: EvalBriefInput[] = [
  {
    id: "es-line",
    in: "es",
    title: "Café de especialidad en casa",
    brief:
      "Charla de 40 minutos con la barista Lucía Ferrer sobre cómo preparar buen café en casa sin gastar una fortuna.",
    facts: [
      has.minutes(40),
      has.guest("Lucía Ferrer", { title: "barista" }),
      has.place("Lucía Ferrer"),
      has.topic("café"),
      has.noTopic("fortuna"),
      has.questions(),
      has.noHeadings(),
      has.script,
      has.language("es"),
    ],
  },
  {
    id: "es-list",
    in: "es",
    title: "Novedades de septiembre",
    brief: `- duración: 35 minutos
- novedades de la app para tiendas
- nuevo cobro con QR
- informes por correo
- sin demo (el servidor de pruebas está caído)
- encuesta: ¿qué informe te falta?
- preguntas al final, 8 minutos`,
    facts: [
      has.minutes(35),
      has.no("demo"),
      has.wanted("poll", { says: ["informe"] }),
      has.wanted("questions", { minutes: 8 }),
      has.order({ says: ["QR"] }, { says: ["informes"] }),
      has.hidden("caído"),
      has.audience("tiendas"),
      has.noRepeats,
      has.language("es"),
    ],
  },
  {
    id: "es-email",
    in: "es",
    title: "Teletrabajo que funciona",
    brief: `¡Hola, Marta!

¿Qué tal las vacaciones? Aquí seguimos sin aire acondicionado, imagínate. Felicidades por lo del bebé, por cierto.

Te cuento lo del webinar: 45 minutos sobre equipos en remoto. Vienen Andrés Molina, director de operaciones de Lumbre, y Noelia Prieto, de Cooperativa Sur. Está pensado para jefas y jefes de equipo. Me gustaría que empezara Noelia, porque lo suyo es más general, y que Andrés fuera después. Y no hagas encuesta, que la otra vez no votó nadie.

Ojo: Lumbre va a despedir gente en enero. Eso no puede salir.

Un abrazo,
Rocío Campos
Comunicación · Cámara de Sevilla
Móvil 600 123 456`,
    facts: [
      has.minutes(45),
      has.guest("Andrés Molina", { title: "director de operaciones", company: "Lumbre" }),
      has.guest("Noelia Prieto", { company: "Cooperativa Sur" }),
      has.noPerson("Marta"),
      has.noPerson("Rocío Campos"),
      has.order({ says: ["Noelia Prieto"] }, { says: ["Andrés Molina"] }),
      has.no("poll"),
      has.audience("equipo"),
      has.hidden("despedir", "bebé", "600 123 456", "aire acondicionado"),
      has.language("es"),
    ],
  },
  {
    id: "es-agenda-minutes",
    in: "es",
    title: "Comprar la primera vivienda",
    brief: `Orden del día
Bienvenida 5'
Qué mira el banco (Javier Ortega, CaixaNorte) 15'
Gastos que nadie te cuenta (Paula Reyes, notaria) 15'
Preguntas 20'
Despedida 5'`,
    facts: [
      has.minutes(60),
      has.agenda(
        has.item(5, "bienvenida", "intro"),
        has.item(15, "banco"),
        has.item(15, "gastos"),
        has.item(20, "preguntas", "qa"),
        has.item(5, "despedida", "outro"),
      ),
      has.guest("Javier Ortega", { company: "CaixaNorte" }),
      has.guest("Paula Reyes", { title: "notaria" }),
      has.place("Javier Ortega"),
      has.place("Paula Reyes"),
      has.noHeadings("Bienvenida", "Despedida"),
      has.noTopic("Orden del día"),
      has.language("es"),
    ],
  },
  {
    id: "es-clock",
    in: "es",
    title: "Jornada de puertas abiertas",
    brief: `17:00 Apertura, Consuelo Vidal (rectora)
17:10 Becas y ayudas, Iván Soto
17:35 Vídeo del campus
17:40 Mesa con estudiantes
18:10 Turno de preguntas
18:30 Cierre y fin`,
    given: { seconds: 5_400 },
    facts: [
      has.minutes(90),
      has.agenda(
        has.item(10, ["apertura", "Consuelo Vidal"], "intro"),
        has.item(25, "becas"),
        has.item(5, "vídeo", "video"),
        has.item(30, "estudiantes", "panel"),
        has.item(20, "preguntas", "qa"),
      ),
      has.anyone("Consuelo Vidal", { title: "rectora" }),
      has.guest("Iván Soto"),
      has.place("Iván Soto"),
      has.noPerson("Becas"),
      has.noHeadings("Turno de preguntas", "Cierre"),
      has.language("es"),
    ],
  },
  {
    id: "es-panel",
    in: "es",
    title: "¿Quién paga la vivienda?",
    brief:
      "Mesa redonda de 75 minutos. Modera Dolores Cruz, de Radio Centro. Participan: Rosa Blanco (arquitecta), Ángel Guerra (economista, UNAM) y Mercedes Luna, presidenta de Vecinas Unidas. Primero el alquiler, luego la vivienda social y por último las viviendas vacías. Después, preguntas del público.",
    facts: [
      has.minutes(75),
      has.lead("Dolores Cruz", { company: "Radio Centro" }),
      has.guest("Rosa Blanco", { title: "arquitecta" }),
      has.guest("Ángel Guerra", { title: "economista", company: "UNAM" }),
      has.guest("Mercedes Luna", { title: "presidenta", company: "Vecinas Unidas" }),
      has.wanted("panel", { count: 2 }),
      has.order({ says: ["alquiler"] }, { says: ["social"] }),
      has.order({ says: ["vacías"] }, { type: "qa" }),
      has.noRepeats,
      has.language("es"),
    ],
  },
  {
    id: "es-lightning",
    in: "es",
    title: "Tres fallos en tu contraseña",
    brief:
      "charla relámpago, 6 min, sin preguntas ni presentaciones: los tres fallos que comete todo el mundo con su contraseña",
    facts: [
      has.minutes(6),
      has.parts(3),
      has.no("questions"),
      has.topic("contraseña", "contraseñas"),
      has.noTopic("presentaciones"),
      has.noPerson("charla"),
      has.script,
      has.language("es"),
    ],
  },
  {
    id: "es-workshop-half-day",
    in: "es",
    title: "Taller de fotografía con el móvil",
    brief: `Taller de media jornada, 3 horas y media, de 10:00 a 13:30. Lo imparte Gonzalo Ibáñez, fotógrafo. Para dueños de pequeños comercios.

Contenidos:
- la luz de tu tienda
- componer sin trípode
- retocar con una app gratuita
- publicar

Dos descansos de 15 minutos. Máximo 40 minutos seguidos por bloque.`,
    facts: [
      has.minutes(210),
      has.wanted("break", { count: 2, minutes: 30 }),
      has.longest(40),
      has.anyone("Gonzalo Ibáñez", { title: "fotógrafo" }),
      has.audience("comercios"),
      has.order({ says: ["luz"] }, { says: ["publicar"] }),
      has.noTopic("descansos"),
      has.noRepeats,
      has.language("es"),
    ],
  },
  {
    id: "es-customer-story",
    in: "es",
    title: "De la libreta a la nube",
    brief: `Queremos contar el caso de Panadería Amelia: llevaban los pedidos en una libreta y ahora todo va online. Entrevista a Amelia Rojas, la dueña, unos 20 minutos; la hace Tomás Gil, nuestro presentador. Luego 10 min de preguntas. Total 30. Nada de demos ni de vender.`,
    facts: [
      has.minutes(30),
      has.guest("Amelia Rojas", { title: "dueña" }),
      has.lead("Tomás Gil"),
      has.wanted("interview"),
      has.wanted("questions", { minutes: 10 }),
      has.wanted("story", { says: ["libreta", "pedidos"] }),
      has.no("demo"),
      has.order({ type: "interview" }, { type: "qa" }),
      has.language("es"),
    ],
  },
  {
    id: "es-contradiction",
    in: "es",
    title: "Reciclar bien",
    brief: `En el folleto pone una hora, pero al final tenemos 25 minutos, así que el total son 25 minutos. Con Pilar Bosque, técnica de medio ambiente del Ayuntamiento. El contenedor marrón, las pilas y el aceite. Para vecinos de Getafe.`,
    facts: [
      has.minutes(25),
      has.guest("Pilar Bosque", { title: "técnica de medio ambiente" }),
      has.place("Pilar Bosque"),
      has.audience("vecinos"),
      has.topic("contenedor marrón"),
      has.topic("aceite"),
      has.noTopic("folleto"),
      has.questions(),
      has.language("es"),
    ],
  },
];
